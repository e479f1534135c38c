//! The checkers within a play, and one step of it (BG-2, BG-3, BG-5).

/// The place of a checker on the bar, from its owner's side (BG-3: die n enters on 25 − n).
pub(super) const BAR: usize = 25;
/// The place of a checker that is borne off, from its owner's side.
pub(super) const OFF: usize = 0;

/// The checkers of one seat by place, from its own side: 0 off, 1 to 24 the points, 25 the bar.
pub(super) type Side = [u32; 26];

/// A position within a play.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct State {
    pub(super) own: Side,
    pub(super) enemy: Side,
    /// The dice not used yet, the higher first.
    pub(super) dice_left: Vec<usize>,
    /// The way of every checker moved so far: all places, from the start on.
    pub(super) ways: Vec<Vec<usize>>,
    /// The points hit so far, from the mover's side.
    pub(super) hits: Vec<usize>,
}

impl State {
    /// The landing of one step with a die, or `None` if the step is not possible on this board.
    pub(super) fn landing(&self, from: usize, die: usize) -> Option<usize> {
        if self.own[from] == 0 {
            return None;
        }
        // BG-3: the bar first.
        if self.own[BAR] > 0 && from != BAR {
            return None;
        }
        if from > die {
            let to = from - die;
            // BG-2: two or more enemy checkers close a point.
            if self.enemy[25 - to] >= 2 {
                return None;
            }
            return Some(to);
        }
        // BG-5: bearing off needs all own checkers in play in the home board, none on the bar.
        for place in 7..=25 {
            if self.own[place] > 0 {
                return None;
            }
        }
        // BG-5: a larger die only from the highest point.
        if from < die {
            for place in from + 1..=6 {
                if self.own[place] > 0 {
                    return None;
                }
            }
        }
        Some(OFF)
    }

    /// The state after a step that is possible; the ways are left as they are.
    pub(super) fn after(&self, from: usize, die: usize, to: usize) -> State {
        let mut next = self.clone();
        next.own[from] -= 1;
        next.own[to] += 1;
        // BG-2: a single enemy checker is hit.
        if to != OFF && next.enemy[25 - to] == 1 {
            next.enemy[25 - to] = 0;
            next.enemy[BAR] += 1;
            next.hits.push(to);
            next.hits.sort_unstable();
        }
        let used = next
            .dice_left
            .iter()
            .position(|&left| left == die)
            .expect("the die is left");
        next.dice_left.remove(used);
        next
    }

    /// Every state after one more step, by a checker that has moved already or by one that has not.
    pub(super) fn after_any_step(&self) -> Vec<State> {
        let mut states = Vec::new();
        for &die in &self.dice_left {
            for from in 1..=25 {
                let Some(to) = self.landing(from, die) else {
                    continue;
                };
                let next = self.after(from, die, to);
                let mut moved_here = 0;
                for number in 0..self.ways.len() {
                    if self.ways[number].last() == Some(&from) {
                        moved_here += 1;
                        let mut longer = next.clone();
                        longer.ways[number].push(to);
                        longer.ways.sort();
                        states.push(longer);
                    }
                }
                if self.own[from] > moved_here {
                    let mut another = next.clone();
                    another.ways.push(vec![from, to]);
                    another.ways.sort();
                    states.push(another);
                }
            }
        }
        states
    }
}

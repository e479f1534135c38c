//! Holding written ways of checkers against a position: by which steps can they be made?

use crate::checkers::{Checkers, Enemy};
use crate::dice::Left;
use crate::play::Move;
use crate::reach::Obligation;
use crate::stepping::{movable, why_not};
use crate::written::Way;
use crate::{Dice, Place, Refusal};
use smallvec::SmallVec;

/// Steps that make the written ways.
#[derive(Clone, Debug)]
pub(crate) struct Found {
    /// The points hit.
    pub(crate) hits: u32,
    /// The steps, a die each, in an order in which they can be played.
    pub(crate) steps: SmallVec<[Move; 4]>,
    /// The die of the last step.
    last: u8,
}

/// The plays of a roll that make the written ways, by the points that they hit; one way to make each.
///
/// A way, or a part of it, that goes off from at or below the higher of two different dice is one step:
/// `6/off` with 6-1 is the 6 alone, the rest of `6/5/off` is written.
///
/// # Errors
/// Why there is none; if the steps are possible but not enough (BG-4), that.
pub(crate) fn find(
    own: Checkers,
    enemy: Enemy,
    dice: Dice,
    ways: impl Iterator<Item = Way>,
) -> Result<SmallVec<[Found; 2]>, Refusal> {
    let owed = Obligation::of(own, enemy, dice);
    if owed.dice == 0 {
        return Err(Refusal::MustPass);
    }
    let mut search = Search {
        enemy,
        one_step_off: if dice.is_double() { 0 } else { dice.high() },
        checkers: ways.map(Checker::new).collect(),
        steps: SmallVec::new(),
        found: SmallVec::new(),
        refusal: None,
    };
    search.go(own, Left::all(dice), 0, 0);
    let Search {
        mut found, refusal, ..
    } = search;
    let used = found.iter().map(|one| one.steps.len() as u8).max();
    found.retain(|one| owed.is_met_by(one.steps.len() as u8, one.last));
    found.sort_by_key(|one| one.hits);
    found.dedup_by_key(|one| one.hits);
    match (found.is_empty(), used, owed.only) {
        (false, ..) => Ok(found),
        (true, Some(used), _) if used < owed.dice => Err(Refusal::MoreDice {
            used,
            possible: owed.dice,
        }),
        (true, Some(_), Some(die)) => Err(Refusal::HigherDie { die }),
        (true, ..) => Err(refusal.map_or(Refusal::NotAStep, |(_, refusal)| refusal)),
    }
}

/// A checker on its way.
struct Checker {
    way: Way,
    at: Place,
    /// The index in `way` of the place to come to.
    next: usize,
}

impl Checker {
    fn new(way: Way) -> Checker {
        Checker {
            at: way[0],
            way,
            next: 1,
        }
    }

    /// The place to come to, or `None` at the end of the way.
    fn goal(&self) -> Option<Place> {
        self.way.get(self.next).copied()
    }
}

struct Search {
    enemy: Enemy,
    /// From which points and below a way off is one step.
    one_step_off: u8,
    checkers: SmallVec<[Checker; 4]>,
    steps: SmallVec<[Move; 4]>,
    found: SmallVec<[Found; 2]>,
    /// Why the search could not go on. A die that leads to the written place but may not be played explains
    /// most, and then what comes after the most steps.
    refusal: Option<((bool, usize), Refusal)>,
}

impl Search {
    fn go(&mut self, own: Checkers, left: Left, hits: u32, last: u8) {
        let Some(first) = self.checkers.iter().find(|one| one.goal().is_some()) else {
            self.keep(hits, last);
            return;
        };
        let fallback = Refusal::NoSuchDie {
            from: first.at,
            to: first.goal().unwrap_or(Place::OFF),
        };
        let mut is_stuck = true;
        for index in 0..self.checkers.len() {
            for die in left.dice() {
                let Some(to) = self.step(index, die) else {
                    continue;
                };
                is_stuck = false;
                let Checker { at: from, next, .. } = self.checkers[index];
                if movable(own.in_play(), self.enemy, die) & from.bit() == 0 {
                    let is_direct = Some(to) == self.checkers[index].goal();
                    self.refuse(is_direct, why_not(own, from, die));
                    continue;
                }
                let checker = &mut self.checkers[index];
                checker.at = to;
                checker.next += usize::from(checker.way[next] == to);
                self.steps.push(Move { from, to });
                let hit = self.enemy.hit(to);
                self.go(own.moved(from, to), left.without(die), hits | hit, die);
                self.steps.pop();
                let checker = &mut self.checkers[index];
                (checker.at, checker.next) = (from, next);
            }
        }
        if is_stuck {
            self.refuse(false, fallback);
        }
    }

    /// Where `die` leads a checker on its way, if it does not lead past a written place.
    fn step(&self, index: usize, die: u8) -> Option<Place> {
        let checker = &self.checkers[index];
        let goal = checker.goal()?;
        let to = checker.at.after(die);
        let by_one_step = goal == Place::OFF && checker.at.number() <= self.one_step_off;
        (to == goal || to > goal && !by_one_step).then_some(to)
    }

    fn keep(&mut self, hits: u32, last: u8) {
        let new = Found {
            hits,
            steps: self.steps.clone(),
            last,
        };
        let is_known = self
            .found
            .iter()
            .any(|one| one.hits == hits && one.steps.len() == new.steps.len() && one.last == last);
        if !is_known {
            self.found.push(new);
        }
    }

    fn refuse(&mut self, is_direct: bool, refusal: Refusal) {
        let rank = (is_direct, self.steps.len());
        if self.refusal.as_ref().is_none_or(|(best, _)| *best < rank) {
            self.refusal = Some((rank, refusal));
        }
    }
}

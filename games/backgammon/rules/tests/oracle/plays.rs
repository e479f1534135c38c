//! The whole plays of a roll (BG-4).

use super::Oracle;
use super::state::{Side, State};
use super::text::text_of;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

/// What is compared to choose a text: the number of moves, their starts and landings in order, the text itself.
pub(super) type Key = (usize, Vec<(Reverse<usize>, Reverse<usize>)>, String);

impl Oracle {
    /// BG-2: the dice of the roll, the higher first, a double four times; empty when a roll is due.
    pub(super) fn roll_as_dice(&self) -> Vec<usize> {
        match self.dice {
            None => Vec::new(),
            Some((d1, d2)) if d1 == d2 => vec![d1 as usize; 4],
            Some((d1, d2)) => vec![d1.max(d2) as usize, d1.min(d2) as usize],
        }
    }

    /// The state before the first step.
    pub(super) fn start(&self) -> State {
        State {
            own: self.sides[self.on_roll],
            enemy: self.sides[1 - self.on_roll],
            dice_left: self.roll_as_dice(),
            ways: Vec::new(),
            hits: Vec::new(),
        }
    }

    /// All whole plays: everything that is reached with the greatest possible number of dice (BG-4).
    pub(super) fn whole_plays(&self) -> Vec<State> {
        if self.to_move().is_none() {
            return Vec::new();
        }
        // Everything after no die, after one die, and so on, until no step is possible any more.
        let mut level = BTreeSet::from([self.start()]);
        loop {
            let mut next = BTreeSet::new();
            for state in &level {
                next.extend(state.after_any_step());
            }
            if next.is_empty() {
                break;
            }
            level = next;
        }
        let all: Vec<State> = level.into_iter().collect();
        // BG-4: if only one of two different dice can be used, the higher if it can.
        let dice = self.roll_as_dice();
        if dice.len() == 2 {
            let with_higher: Vec<State> = all
                .iter()
                .filter(|state| state.dice_left == [dice[1]])
                .cloned()
                .collect();
            if !with_higher.is_empty() {
                return with_higher;
            }
        }
        all
    }

    /// The whole plays by resulting position (mover, enemy): the moves' count, their order and the canonical text.
    pub(super) fn plays_by_position(&self) -> BTreeMap<(Side, Side), Key> {
        let dice = self.roll_as_dice();
        let mut best: BTreeMap<(Side, Side), Key> = BTreeMap::new();
        for state in self.whole_plays() {
            let mut order = Vec::new();
            for way in &state.ways {
                order.push((Reverse(way[0]), Reverse(way[way.len() - 1])));
            }
            order.sort();
            let key = (state.ways.len(), order, text_of(&state, &dice));
            let position = (state.own, state.enemy);
            match best.get(&position) {
                Some(known) if *known <= key => {
                    // Points 1 and 2 at the top of `text.rs` leave one text.
                    assert!((known.0, &known.1) != (key.0, &key.1) || known.2 == key.2);
                }
                _ => {
                    best.insert(position, key);
                }
            }
        }
        best
    }
}

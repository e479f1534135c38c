//! How many dice can be used, and so what the mover owes (BG-4).

use crate::Dice;
use crate::checkers::{Checkers, Enemy};
use crate::dice::Left;
use crate::place::descending;
use crate::stepping::movable;

/// What the mover owes for a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Obligation {
    /// How many dice must be used; none: the turn is a pass.
    pub(crate) dice: u8,
    /// The die that must be used if it is only one of two different ones that both could.
    pub(crate) only: Option<u8>,
}

impl Obligation {
    /// What the side with the checkers `own` owes for a roll.
    pub(crate) fn of(own: Checkers, enemy: Enemy, dice: Dice) -> Obligation {
        let count = most(own, enemy, Left::all(dice));
        let can = |die| movable(own.in_play(), enemy, die) != 0;
        let either = !dice.is_double() && count == 1 && can(dice.high()) && can(dice.low());
        Obligation {
            dice: count,
            only: either.then_some(dice.high()),
        }
    }

    /// Whether a play that uses `used` dice, the last one being `last`, is enough.
    pub(crate) fn is_met_by(self, used: u8, last: u8) -> bool {
        used == self.dice && self.only.is_none_or(|only| only == last)
    }
}

/// The greatest number of the dice left that can be used.
pub(crate) fn most(own: Checkers, enemy: Enemy, left: Left) -> u8 {
    let mut best = 0;
    for die in left.dice() {
        for from in descending(movable(own.in_play(), enemy, die)) {
            let after = own.moved(from, from.after(die));
            best = best.max(1 + most(after, enemy, left.without(die)));
            if best == left.count() {
                return best;
            }
        }
    }
    best
}

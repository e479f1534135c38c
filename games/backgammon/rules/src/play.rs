//! A whole play for a roll.

use crate::Place;
use crate::place::descending;
use std::cmp::Reverse;

/// The way of one checker within a play, by one die or several.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// Where it starts.
    pub from: Place,
    /// Where it comes to rest.
    pub to: Place,
}

impl Move {
    const NONE: Move = Move {
        from: Place::OFF,
        to: Place::OFF,
    };
}

/// A whole play for a roll, from the mover's side: the ways of up to four checkers, the points hit, and
/// how many dice are used.
///
/// The moves are sorted as BG-8 wants, and a checker's steps are always one move: none starts where
/// another ends. Which points a move rests on in between is not kept, unless they are hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Play {
    moves: [Move; 4],
    count: u8,
    dice: u8,
    hits: u32,
}

impl Play {
    /// Nothing moved yet.
    pub(crate) const NONE: Play = Play {
        moves: [Move::NONE; 4],
        count: 0,
        dice: 0,
        hits: 0,
    };

    /// A play of one checker by `dice` dice.
    #[inline]
    pub(crate) const fn one(only: Move, dice: u8, hits: u32) -> Play {
        Play {
            moves: [only, Move::NONE, Move::NONE, Move::NONE],
            count: 1,
            dice,
            hits,
        }
    }

    /// A play of two moves by a die each, in the order of BG-8.
    #[inline]
    pub(crate) const fn two(first: Move, second: Move, hits: u32) -> Play {
        Play {
            moves: [first, second, Move::NONE, Move::NONE],
            count: 2,
            dice: 2,
            hits,
        }
    }

    /// A play of moves in any order, at most four, no two of which are the steps of one checker.
    pub(crate) fn of_moves(moves: &mut [Move], dice: u8, hits: u32) -> Play {
        moves.sort_unstable_by_key(|one| Reverse((one.from, one.to)));
        let mut play = Play {
            dice,
            hits,
            ..Play::NONE
        };
        play.count = moves.len() as u8;
        play.moves[..moves.len()].copy_from_slice(moves);
        play
    }

    /// This play and one step of a double more, which starts no higher than the steps before.
    ///
    /// Of the checkers that rest where the step starts, the one that came from the lowest point goes
    /// on, so that the higher starting point has the higher landing: the text first in the order of BG-8.
    #[inline]
    #[must_use]
    pub(crate) const fn with_step(mut self, from: Place, to: Place, hit: u32) -> Play {
        self.dice += 1;
        self.hits |= hit;
        let mut index = self.count;
        while index > 0 {
            index -= 1;
            let last = &mut self.moves[(index & 3) as usize];
            if last.to.number() == from.number() {
                last.to = to;
                return self;
            }
        }
        self.moves[(self.count & 3) as usize] = Move { from, to };
        self.count += 1;
        self
    }

    /// The moves, sorted by starting point and then by landing, both descending.
    #[inline]
    pub fn moves(&self) -> &[Move] {
        &self.moves[..usize::from(self.count.min(4))]
    }

    /// How many dice are used.
    #[inline]
    pub const fn dice(&self) -> u8 {
        self.dice
    }

    /// The points hit, the highest first.
    pub fn hits(&self) -> impl Iterator<Item = Place> + use<> {
        descending(self.hits)
    }

    /// The points hit as a set of places.
    #[inline]
    pub(crate) const fn hit_set(&self) -> u32 {
        self.hits
    }
}

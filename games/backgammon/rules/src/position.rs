//! A position: the checkers, who is on roll, and the dice. Turns played here are always legal ones.

use crate::checkers::{CHECKERS, Enemy};
use crate::{BySide, Checkers, Dice, Place, Play, Side, zobrist};
use std::hash::{Hash, Hasher};

/// A position of Backgammon.
///
/// Two positions are equal if their futures are: the number of turns played so far does not count.
#[derive(Clone, Copy, Debug)]
pub struct Position {
    checkers: BySide<Checkers>,
    hash: u64,
    ply: u32,
    on_roll: Side,
    dice: Option<Dice>,
    left: Option<Side>,
}

impl Position {
    /// The start, White to roll (BG-1).
    pub fn start() -> Position {
        let checkers = BySide {
            white: Checkers::START,
            black: Checkers::START,
        };
        Position::new(checkers, Side::White, None, None, 0)
    }

    /// A position that stands on a board; [`crate::Setup`] checks that.
    pub(crate) fn new(
        checkers: BySide<Checkers>,
        on_roll: Side,
        dice: Option<Dice>,
        left: Option<Side>,
        ply: u32,
    ) -> Position {
        let turn = match on_roll {
            Side::White => 0,
            Side::Black => zobrist::BLACK,
        };
        Position {
            checkers,
            hash: zobrist::side(Side::White, checkers.white)
                ^ zobrist::side(Side::Black, checkers.black)
                ^ turn
                ^ dice.map_or(0, zobrist::dice)
                ^ left.map_or(0, zobrist::left),
            ply,
            on_roll,
            dice,
            left,
        }
    }

    /// The checkers of a side.
    #[inline]
    pub const fn checkers(&self, side: Side) -> Checkers {
        match side {
            Side::White => self.checkers.white,
            Side::Black => self.checkers.black,
        }
    }

    /// The side that rolls or plays; after the end, the side that would be next.
    #[inline]
    pub const fn on_roll(&self) -> Side {
        self.on_roll
    }

    /// The dice to be played; `None` when a roll is due or the game is over.
    #[inline]
    pub const fn dice(&self) -> Option<Dice> {
        self.dice
    }

    /// The number of turns committed so far.
    pub const fn ply(&self) -> u32 {
        self.ply
    }

    /// The side that has left the game.
    pub const fn left(&self) -> Option<Side> {
        self.left
    }

    /// The side that has borne off all its checkers (BG-6).
    #[inline]
    pub const fn done(&self) -> Option<Side> {
        if self.checkers.white.off() == CHECKERS {
            Some(Side::White)
        } else if self.checkers.black.off() == CHECKERS {
            Some(Side::Black)
        } else {
            None
        }
    }

    /// Whether the game goes on.
    #[inline]
    pub const fn is_open(&self) -> bool {
        self.left.is_none() && self.done().is_none()
    }

    /// The checkers of the side on roll, and what the others mean to it.
    #[inline]
    pub(crate) const fn mover(&self) -> (Checkers, Enemy) {
        (
            self.checkers(self.on_roll),
            Enemy::of(self.checkers(self.on_roll.other())),
        )
    }

    #[inline]
    pub(crate) const fn hash64(&self) -> u64 {
        self.hash
    }

    /// Puts a roll into the position, where one is due.
    #[inline]
    pub(crate) fn roll(&mut self, dice: Dice) {
        self.set_dice(Some(dice));
    }

    /// Plays a legal play.
    #[inline]
    pub(crate) fn play(&mut self, play: &Play) {
        let mover = self.on_roll;
        for step in play.moves() {
            self.shift(mover, step.from, step.to);
        }
        for hit in play.hits() {
            self.shift(mover.other(), hit.mirrored(), Place::BAR);
        }
        self.end_turn();
    }

    /// Ends a turn in which nothing can be played.
    #[inline]
    pub(crate) fn pass(&mut self) {
        self.end_turn();
    }

    /// Ends the game because `side` left it; nothing happens after the end.
    pub(crate) fn leave(&mut self, side: Side) {
        if self.is_open() {
            self.left = Some(side);
            self.hash ^= zobrist::left(side);
        }
    }

    fn end_turn(&mut self) {
        self.set_dice(None);
        self.on_roll = self.on_roll.other();
        self.hash ^= zobrist::BLACK;
        self.ply = self.ply.wrapping_add(1);
    }

    fn set_dice(&mut self, dice: Option<Dice>) {
        self.hash ^= self.dice.map_or(0, zobrist::dice) ^ dice.map_or(0, zobrist::dice);
        self.dice = dice;
    }

    fn shift(&mut self, side: Side, from: Place, to: Place) {
        let all = &mut self.checkers[side];
        for place in [from, to] {
            self.hash ^= zobrist::checkers(side, place, all.count(place));
        }
        *all = all.moved(from, to);
        for place in [from, to] {
            self.hash ^= zobrist::checkers(side, place, all.count(place));
        }
    }
}

impl PartialEq for Position {
    fn eq(&self, other: &Position) -> bool {
        self.hash == other.hash
            && self.checkers == other.checkers
            && self.on_roll == other.on_roll
            && self.dice == other.dice
            && self.left == other.left
    }
}

impl Eq for Position {}

impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.hash);
    }
}

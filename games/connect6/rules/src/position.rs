//! A position: who has stones where, who is to move, and how it ended. Turns played here are always
//! legal ones; [`tablier_game::Game::check`] says which are.

use crate::{Connect6Options, Side, Turn, WIN_LENGTH};
use std::hash::{Hash, Hasher};
use tablier_game::Seat;
use tablier_goban::{
    Axis, Point, PointSet, Size, completing, has_row, row_length, splitmix64, zobrist, zobrist_of,
};

/// A position of Connect6.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    /// The stones by side.
    stones: [PointSet; 2],
    /// The Zobrist key of the stones and the side to move.
    key: u64,
    /// How many points are empty.
    empty: u16,
    ply: u16,
    size: Size,
    to_move: Side,
    end: End,
}

/// Whether and how a position ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    /// The game goes on.
    Open,
    /// The side has a winning line.
    Line(Side),
    /// The board is full without a winning line.
    Full,
    /// The side left the game.
    Left(Side),
}

/// What the player to move must place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    /// The game's first turn: one stone (C6-2).
    First,
    /// Two stones, or one that wins (C6-2, C6-3).
    Two,
    /// One point is left: one stone (C6-7).
    Last,
}

/// What [`Position::unmake`] needs to take a turn back.
#[derive(Clone, Copy, Debug)]
#[must_use]
pub struct Undo {
    turn: Turn,
    key: u64,
    end: End,
}

/// The key of White being to move.
const WHITE_TO_MOVE: u64 = splitmix64(0x6336);

impl Position {
    /// The position before the first turn.
    pub fn initial(options: &Connect6Options) -> Position {
        Position::set_up(options.size(), [PointSet::EMPTY; 2], Side::Black, 0)
    }

    /// A position with these stones. If both sides have a winning line, the side that moved last has won: it is as if it had
    /// just placed the last stone. The sets have no point in common and lie on the board.
    pub(crate) fn set_up(size: Size, stones: [PointSet; 2], to_move: Side, ply: u16) -> Position {
        let mut key = zobrist_of(&stones);
        if to_move == Side::White {
            key ^= WHITE_TO_MOVE;
        }
        let empty = (size.all() - stones[0] - stones[1]).len() as u16;
        let winner = [to_move.other(), to_move]
            .into_iter()
            .find(|side| has_row(&stones[side.index()], WIN_LENGTH));
        let end = match winner {
            Some(side) => End::Line(side),
            None if empty == 0 => End::Full,
            None => End::Open,
        };
        Position {
            stones,
            key,
            empty,
            ply,
            size,
            to_move,
            end,
        }
    }

    /// The size of the board.
    pub const fn size(&self) -> Size {
        self.size
    }

    /// The number of turns committed so far.
    pub const fn ply(&self) -> u16 {
        self.ply
    }

    /// The side to move; after the end, the side that would be next.
    pub const fn to_move(&self) -> Side {
        self.to_move
    }

    /// The stones of a side.
    pub const fn stones(&self, side: Side) -> &PointSet {
        &self.stones[side.index()]
    }

    /// Whose stone is on a point.
    pub fn stone(&self, point: Point) -> Option<Side> {
        Side::ALL
            .into_iter()
            .find(|side| self.stones(*side).contains(point))
    }

    /// The empty points.
    pub fn empty(&self) -> PointSet {
        self.size.all() - self.stones[0] - self.stones[1]
    }

    /// How many points are empty.
    pub const fn empty_count(&self) -> usize {
        self.empty as usize
    }

    /// Whether a point is on the board and empty.
    #[inline]
    pub fn is_empty(&self, point: Point) -> bool {
        self.size.contains(point) && self.stone(point).is_none()
    }

    /// What the player to move must place. The game's first turn is ply 0 on an empty board: a set-up position
    /// with stones is past it even if it names no ply.
    #[inline]
    pub const fn due(&self) -> Due {
        if self.ply == 0 && self.empty as usize == self.size.count() {
            Due::First
        } else if self.empty == 1 {
            Due::Last
        } else {
            Due::Two
        }
    }

    /// The points where one stone of the side to move wins alone.
    pub fn winners(&self) -> PointSet {
        let own = self.stones(self.to_move);
        completing(own, &self.empty(), usize::from(WIN_LENGTH))
    }

    /// Whether a stone of the side to move on this empty point wins alone.
    #[inline]
    pub fn wins_alone(&self, point: Point) -> bool {
        completes_line(self.stones(self.to_move), point)
    }

    /// The incremental Zobrist key of the stones and the side to move: all that a search from one root needs to tell
    /// positions apart. [`tablier_game::Game::hash`] tells apart what else makes positions unequal.
    pub const fn key(&self) -> u64 {
        self.key
    }

    /// Plays a turn that is legal here and returns what takes it back; nothing is allocated.
    #[inline]
    pub fn make(&mut self, turn: Turn) -> Undo {
        let undo = Undo {
            turn,
            key: self.key,
            end: self.end,
        };
        let wins = match turn {
            Turn::One(point) => self.put(point),
            Turn::Two(first, second) => self.put(first) | self.put(second),
        };
        if wins {
            self.end = End::Line(self.to_move);
        } else if self.empty == 0 {
            self.end = End::Full;
        }
        self.ply = self.ply.wrapping_add(1);
        self.to_move = self.to_move.other();
        self.key ^= WHITE_TO_MOVE;
        undo
    }

    /// Takes the last turn back; turns are taken back in the reverse order.
    #[inline]
    pub fn unmake(&mut self, undo: Undo) {
        self.to_move = self.to_move.other();
        self.ply = self.ply.wrapping_sub(1);
        for point in undo.turn.points() {
            self.stones[self.to_move.index()].remove(point);
            self.empty = self.empty.wrapping_add(1);
        }
        self.key = undo.key;
        self.end = undo.end;
    }

    /// Puts a stone of the side to move; says whether it has a winning line now.
    #[inline]
    fn put(&mut self, point: Point) -> bool {
        let side = self.to_move.index();
        self.stones[side].insert(point);
        self.key ^= zobrist(side, point);
        self.empty = self.empty.wrapping_sub(1);
        completes_line(&self.stones[side], point)
    }

    pub(crate) const fn end(&self) -> End {
        self.end
    }

    pub(crate) const fn is_open(&self) -> bool {
        matches!(self.end, End::Open)
    }

    /// Ends the game because the side left it; nothing happens after the end.
    pub(crate) const fn leave(&mut self, side: Side) {
        if self.is_open() {
            self.end = End::Left(side);
        }
    }

    /// The seat that left, if one did.
    pub(crate) const fn left(&self) -> Option<Seat> {
        match self.end {
            End::Left(side) => Some(side.seat()),
            End::Open | End::Line(_) | End::Full => None,
        }
    }

    /// The key with all else that can differ mixed in.
    pub(crate) const fn hash64(&self) -> u64 {
        let left = match self.left() {
            None => 0,
            Some(seat) => 1 + seat.0 as u64,
        };
        let rest = self.ply as u64 | (self.size.side() as u64) << 16 | left << 24;
        self.key ^ splitmix64(rest)
    }
}

impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.hash64());
    }
}

/// Whether the row of `stones` through `point` (which counts as one of them) wins.
#[inline]
fn completes_line(stones: &PointSet, point: Point) -> bool {
    Axis::ALL
        .into_iter()
        .any(|axis| row_length(stones, point, axis) >= WIN_LENGTH)
}

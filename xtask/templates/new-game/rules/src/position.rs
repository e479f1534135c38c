//! A position: who has a piece where, and who left. Turns played here are always legal ones.

use crate::lines::winning_lines;
use crate::{Cell, Side};

/// A position of New Game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    cells: [Option<Side>; Cell::COUNT as usize],
    /// The side that left the game while it went on.
    left: Option<Side>,
}

/// Whether and how a position ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    /// The game goes on.
    Open,
    /// This side has three in a row.
    Line(Side),
    /// The grid is full without such a row.
    Full,
    /// This side left the game.
    Left(Side),
}

impl Position {
    /// The empty grid.
    pub const EMPTY: Position = Position {
        cells: [None; Cell::COUNT as usize],
        left: None,
    };

    /// Whose piece is on a cell.
    pub const fn piece(&self, cell: Cell) -> Option<Side> {
        self.cells[cell.index()]
    }

    /// The cells without a piece.
    pub fn empty_cells(&self) -> impl Iterator<Item = Cell> {
        let cells = self.cells;
        Cell::all().filter(move |cell| cells[cell.index()].is_none())
    }

    /// How many pieces a side has.
    pub fn count(&self, side: Side) -> u8 {
        self.cells
            .iter()
            .map(|piece| u8::from(*piece == Some(side)))
            .sum()
    }

    /// The number of pieces on the grid, which is the number of turns played.
    pub fn ply(&self) -> u8 {
        self.count(Side::Red) + self.count(Side::Blue)
    }

    /// The side to move; after the end, the side that would be next.
    pub fn to_move(&self) -> Side {
        if self.ply().is_multiple_of(2) {
            Side::Red
        } else {
            Side::Blue
        }
    }

    pub(crate) fn end(&self) -> End {
        let has_line = |side: &Side| winning_lines(self, *side).next().is_some();
        if let Some(side) = Side::ALL.into_iter().find(has_line) {
            End::Line(side)
        } else if self.ply() == Cell::COUNT {
            End::Full
        } else if let Some(side) = self.left {
            End::Left(side)
        } else {
            End::Open
        }
    }

    pub(crate) fn is_open(&self) -> bool {
        self.end() == End::Open
    }

    /// Puts a piece on an empty cell.
    pub(crate) const fn put(&mut self, cell: Cell, side: Side) {
        self.cells[cell.index()] = Some(side);
    }

    /// Ends the game because `side` left it; nothing happens after the end.
    pub(crate) fn leave(&mut self, side: Side) {
        if self.is_open() {
            self.left = Some(side);
        }
    }

    /// The position as a number to the base three, spread over 64 bits. Every stage can be undone, so that
    /// unequal positions have unequal hashes. (The stages are the finaliser of `MurmurHash3`, public domain.)
    pub(crate) fn hash64(&self) -> u64 {
        let digit = |side: &Option<Side>| side.map_or(0, |side| side as u64 + 1);
        let pieces = self.cells.iter().map(digit);
        let mut hash = pieces.fold(digit(&self.left), |number, digit| 3 * number + digit);
        hash ^= hash >> 33;
        hash = hash.wrapping_mul(0xff51_afd7_ed55_8ccd);
        hash ^= hash >> 33;
        hash = hash.wrapping_mul(0xc4ce_b9fe_1a85_ec53);
        hash ^ hash >> 33
    }
}

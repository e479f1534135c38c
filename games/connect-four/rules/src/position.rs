//! A position: who has a disc where, and how it ended. Turns played here are always legal ones.

use crate::cell::STRIDE;
use crate::lines::has_four;
use crate::{COLUMNS, Cell, Cells, Column, ROWS, Side};
use std::hash::{Hash, Hasher};

/// The cells of the grid.
const CELL_COUNT: u8 = COLUMNS * ROWS;

/// A position of Connect Four.
///
/// Two bitboards hold the discs (every disc, and those of the side to move), in the layout of
/// [`Cells`]. The ply is the number of discs: there is no way to set up any other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    /// Every disc.
    discs: u64,
    /// The discs of the side to move.
    own: u64,
    ply: u8,
    end: End,
}

/// Whether and how a position ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub(crate) enum End {
    /// The game goes on.
    Open,
    /// The side that moved last has a winning line.
    Line,
    /// The grid is full without a winning line.
    Full,
    /// Red left the game.
    RedLeft,
    /// Blue left the game.
    BlueLeft,
}

impl End {
    /// How it ended when `side` left.
    pub(crate) const fn left(side: Side) -> End {
        match side {
            Side::Red => End::RedLeft,
            Side::Blue => End::BlueLeft,
        }
    }
}

impl Position {
    /// The empty grid.
    pub const EMPTY: Position = Position {
        discs: 0,
        own: 0,
        ply: 0,
        end: End::Open,
    };

    /// A position with these discs. They stand without gaps in their columns, are of equal number or
    /// one more of Red's, and if anybody has a winning line, it is the side that moved last.
    pub(crate) const fn of_discs(red: Cells, blue: Cells) -> Position {
        let ply = (red.len() + blue.len()) as u8;
        let (own, other) = if ply.is_multiple_of(2) {
            (red.bits(), blue.bits())
        } else {
            (blue.bits(), red.bits())
        };
        Position {
            discs: own | other,
            own,
            ply,
            end: end(other, ply),
        }
    }

    /// The number of discs dropped so far.
    pub const fn ply(&self) -> u8 {
        self.ply
    }

    /// The side to move; after the end, the side that would be next.
    pub const fn to_move(&self) -> Side {
        if self.ply.is_multiple_of(2) {
            Side::Red
        } else {
            Side::Blue
        }
    }

    /// The discs of a side.
    pub const fn discs(&self, side: Side) -> Cells {
        if side as u8 == self.to_move() as u8 {
            Cells::from_bits(self.own)
        } else {
            Cells::from_bits(self.own ^ self.discs)
        }
    }

    /// The cells with a disc.
    pub const fn occupied(&self) -> Cells {
        Cells::from_bits(self.discs)
    }

    /// Whose disc is on a cell.
    pub fn disc(&self, cell: Cell) -> Option<Side> {
        Side::ALL
            .into_iter()
            .find(|side| self.discs(*side).contains(cell))
    }

    /// Whether `column` is full.
    #[inline]
    pub const fn is_full(&self, column: Column) -> bool {
        self.discs & (1 << (column.index() * STRIDE + ROWS - 1)) != 0
    }

    /// Where a disc dropped into `column` comes to rest, or `None` if the column is full.
    pub const fn landing(&self, column: Column) -> Option<Cell> {
        let free = Cells::column(column).bits() & !self.discs;
        Cells::from_bits(free).first()
    }

    /// The cells that a disc can fall to now: the lowest empty one of each column.
    pub const fn landings(&self) -> Cells {
        // In each column, one more than its discs is the bit above them.
        Cells::from_bits(self.discs + Cells::BOTTOM.bits())
    }

    pub(crate) const fn end(&self) -> End {
        self.end
    }

    pub(crate) const fn is_open(&self) -> bool {
        matches!(self.end, End::Open)
    }

    /// Drops a disc of the side to move. The column is not full and the game goes on.
    #[inline]
    pub(crate) const fn drop_disc(&mut self, column: Column) {
        let bottom = 1 << (column.index() * STRIDE);
        debug_assert!(self.is_open() && self.landing(column).is_some());
        self.own ^= self.discs;
        self.discs |= self.discs + bottom;
        self.ply += 1;
        // The mover's discs are all but those of the side that is to move now.
        self.end = end(self.own ^ self.discs, self.ply);
    }

    /// Ends the game because `side` left it; nothing happens after the end.
    pub(crate) const fn leave(&mut self, side: Side) {
        if self.is_open() {
            self.end = End::left(side);
        }
    }

    /// A number that no other position has.
    ///
    /// In each column the discs of the side to move, read as a binary number, and one less than a power of
    /// two for the height add up to a number that no other column content gives, below 128.
    /// (Idea: Pascal Pons, "Solving Connect 4", part 6.)
    const fn key(&self) -> u64 {
        let left = match self.end {
            End::RedLeft => 1,
            End::BlueLeft => 2,
            End::Open | End::Line | End::Full => 0,
        };
        (self.own + self.discs) | left << (COLUMNS * STRIDE)
    }

    /// The key spread over 64 bits. Every stage can be undone, so unequal positions never have equal
    /// hashes, which random numbers per cell (Zobrist) could not promise; and playing a turn has nothing to
    /// keep up. (The stages are the finaliser of `MurmurHash3`, public domain.)
    pub(crate) const fn hash64(&self) -> u64 {
        let mut hash = self.key();
        hash ^= hash >> 33;
        hash = hash.wrapping_mul(0xff51_afd7_ed55_8ccd);
        hash ^= hash >> 33;
        hash = hash.wrapping_mul(0xc4ce_b9fe_1a85_ec53);
        hash ^ hash >> 33
    }
}

impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.key());
    }
}

/// How a position with `ply` discs ended, `mover` being the discs of the side that moved last. A win
/// comes before the full grid (G-2).
const fn end(mover: u64, ply: u8) -> End {
    if has_four(mover) {
        End::Line
    } else if ply == CELL_COUNT {
        End::Full
    } else {
        End::Open
    }
}

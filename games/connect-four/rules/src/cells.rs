//! Sets of cells.

use crate::cell::STRIDE;
use crate::{COLUMNS, Cell, Column, ROWS};

/// The bottom cell of every column.
const BOTTOM: u64 = {
    let mut bits = 0;
    let mut column = 0;
    while column < COLUMNS {
        bits |= 1 << (column * STRIDE);
        column += 1;
    }
    bits
};

/// A set of cells, a bit each: bit `7·column + row`, both counted from 0. The seventh bit of each
/// column is never set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cells(u64);

impl Cells {
    /// No cell.
    pub const EMPTY: Cells = Cells(0);
    /// Every cell of the grid.
    pub const ALL: Cells = Cells(BOTTOM * ((1 << ROWS) - 1));
    /// The bottom row.
    pub const BOTTOM: Cells = Cells(BOTTOM);

    /// The set of these bits; bits outside the grid are dropped.
    pub const fn from_bits(bits: u64) -> Cells {
        Cells(bits & Cells::ALL.0)
    }

    /// The bits.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The set of one cell.
    pub const fn of(cell: Cell) -> Cells {
        Cells(cell.bit())
    }

    /// The cells of a column.
    pub const fn column(column: Column) -> Cells {
        Cells(((1 << ROWS) - 1) << (column.index() * STRIDE))
    }

    /// Whether `cell` is in the set.
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 & cell.bit() != 0
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cells the set holds.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The cells of both sets.
    #[must_use]
    pub const fn union(self, other: Cells) -> Cells {
        Cells(self.0 | other.0)
    }

    /// The cells that both sets hold.
    #[must_use]
    pub const fn intersection(self, other: Cells) -> Cells {
        Cells(self.0 & other.0)
    }

    /// This set less the cells of `other`.
    #[must_use]
    pub const fn without(self, other: Cells) -> Cells {
        Cells(self.0 & !other.0)
    }

    /// The first cell: by column from the left, then from below.
    pub const fn first(self) -> Option<Cell> {
        Cell::from_index(self.0.trailing_zeros() as u16)
    }

    /// The cells by column from the left, then from below.
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let cell = rest.first()?;
            rest = rest.without(Cells::of(cell));
            Some(cell)
        })
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Cells {
        cells
            .into_iter()
            .map(Cells::of)
            .fold(Cells::EMPTY, Cells::union)
    }
}

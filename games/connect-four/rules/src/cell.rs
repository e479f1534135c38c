//! The cells of the grid.

use crate::{Column, ROWS, Refusal};
use std::fmt;
use std::str::FromStr;

/// Bits from one column to the next: six cells and one that stays empty, so that no row runs over
/// the top of a column into the next.
pub(crate) const STRIDE: u8 = ROWS + 1;

/// A cell of the grid: `d3` is in the fourth column, third from below.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cell(u8);

impl Cell {
    /// The cell in `column` and the row `row`, counted from 0 at the bottom.
    pub const fn new(column: Column, row: u8) -> Option<Cell> {
        if row < ROWS {
            Some(Cell(column.index() * STRIDE + row))
        } else {
            None
        }
    }

    /// The cell with this number of [`Cell::index`].
    pub const fn from_index(index: u16) -> Option<Cell> {
        if index < (STRIDE as u16) * 7 && index % (STRIDE as u16) < ROWS as u16 {
            Some(Cell(index as u8))
        } else {
            None
        }
    }

    /// The number of this cell: seven times its column and its row, both counted from 0. It is its
    /// bit in [`crate::Cells`] and its [`tablier_game::Cell`].
    pub const fn index(self) -> u16 {
        self.0 as u16
    }

    /// The column.
    pub const fn column(self) -> Column {
        Column::of(self)
    }

    /// The row, counted from 0 at the bottom.
    pub const fn row(self) -> u8 {
        self.0 % STRIDE
    }

    /// The cell directly above, if there is one.
    pub const fn above(self) -> Option<Cell> {
        Cell::from_index(self.0 as u16 + 1)
    }

    /// The cell directly below, if there is one.
    pub const fn below(self) -> Option<Cell> {
        if self.row() == 0 {
            None
        } else {
            Some(Cell(self.0 - 1))
        }
    }

    pub(crate) const fn column_index(self) -> u8 {
        self.0 / STRIDE
    }

    pub(crate) const fn bit(self) -> u64 {
        1 << self.0
    }
}

impl From<Cell> for tablier_game::Cell {
    fn from(cell: Cell) -> tablier_game::Cell {
        tablier_game::Cell(cell.index())
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.column(), self.row() + 1)
    }
}

impl FromStr for Cell {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Cell, Refusal> {
        let cell = || {
            let mut letters = text.chars();
            let column = Column::new(
                (letters.next()? as u32)
                    .checked_sub('a' as u32)?
                    .try_into()
                    .ok()?,
            )?;
            let row = letters.next()?.to_digit(10)?.checked_sub(1)?;
            letters.next().is_none().then_some(())?;
            Cell::new(column, u8::try_from(row).ok()?)
        };
        cell().ok_or_else(|| Refusal::NotACell { text: text.into() })
    }
}

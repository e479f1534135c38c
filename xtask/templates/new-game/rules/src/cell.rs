//! The cells of the grid, which are also the turns of this game (NEWGAME-2).

use crate::Refusal;
use std::fmt;
use std::str::FromStr;

/// The columns of the grid, and its rows (NEWGAME-1).
pub const SIZE: u8 = 3;

/// A cell: `b1` is in the second column, first from below.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cell(u8);

impl Cell {
    /// How many there are.
    pub const COUNT: u8 = SIZE * SIZE;

    /// Every cell, row by row from below.
    pub fn all() -> impl Iterator<Item = Cell> {
        (0..Cell::COUNT).map(Cell)
    }

    /// The cell in this column and this row, both counted from 0.
    pub const fn new(column: u8, row: u8) -> Option<Cell> {
        if column < SIZE && row < SIZE {
            Some(Cell(row * SIZE + column))
        } else {
            None
        }
    }

    /// The cell with this number of [`Cell::index`].
    pub const fn from_index(index: u16) -> Option<Cell> {
        if index < Cell::COUNT as u16 {
            Some(Cell(index as u8))
        } else {
            None
        }
    }

    /// The number of this cell, row by row from below, counted from 0; it is its
    /// [`tablier_game::Cell`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The column, counted from 0 at the left.
    pub const fn column(self) -> u8 {
        self.0 % SIZE
    }

    /// The row, counted from 0 at the bottom.
    pub const fn row(self) -> u8 {
        self.0 / SIZE
    }
}

impl From<Cell> for tablier_game::Cell {
    fn from(cell: Cell) -> tablier_game::Cell {
        tablier_game::Cell(u16::from(cell.0))
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }
}

impl FromStr for Cell {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Cell, Refusal> {
        let cell = match text.as_bytes() {
            [column @ b'a'..=b'z', row @ b'1'..=b'9'] => Cell::new(column - b'a', row - b'1'),
            _ => None,
        };
        cell.ok_or_else(|| Refusal::NotACell { text: text.into() })
    }
}

//! Columns, which are also the turns of this game (C4-2).

use crate::{Cell, Refusal};
use std::fmt;
use std::str::FromStr;

/// The columns of the grid (C4-1).
pub const COLUMNS: u8 = 7;

/// A column, `a` to `g` from the left; a turn drops a disc into it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Column(u8);

impl Column {
    /// Every column from the left.
    pub const ALL: [Column; COLUMNS as usize] = [
        Column(0),
        Column(1),
        Column(2),
        Column(3),
        Column(4),
        Column(5),
        Column(6),
    ];

    /// The column counted from 0 at the left.
    pub const fn new(index: u8) -> Option<Column> {
        if index < COLUMNS {
            Some(Column(index))
        } else {
            None
        }
    }

    /// The column that `cell` is in.
    pub const fn of(cell: Cell) -> Column {
        Column(cell.column_index())
    }

    /// The number of this column, counted from 0 at the left.
    pub const fn index(self) -> u8 {
        self.0
    }

    /// The letter, `a` to `g`.
    pub const fn letter(self) -> char {
        (b'a' + self.0) as char
    }

    /// Reads a letter `a`–`g` or a digit `1`–`7` (C4-4).
    pub const fn from_letter(letter: char) -> Option<Column> {
        match letter {
            'a'..='g' => Some(Column(letter as u8 - b'a')),
            '1'..='7' => Some(Column(letter as u8 - b'1')),
            _ => None,
        }
    }
}

impl fmt::Display for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl FromStr for Column {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Column, Refusal> {
        let mut letters = text.chars();
        match (letters.next().and_then(Column::from_letter), letters.next()) {
            (Some(column), None) => Ok(column),
            _ => Err(Refusal::NotAColumn { text: text.into() }),
        }
    }
}

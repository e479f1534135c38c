//! The shape of the board on the wire.

use crate::lines::winning_lines;
use crate::{Cell, Position, SIZE, Side};
use serde::Serialize;
use ts_rs::TS;

/// What the browser's board draws.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "new-game.ts")]
pub struct Board {
    /// The three rows from the top down, three letters each: `r`, `b`, or `.` for an empty cell. Pages without
    /// script make a table of them.
    pub rows: Vec<String>,
    /// The cells of every row of three that won; empty while nobody has won.
    pub lines: Vec<Vec<String>>,
}

impl From<&Position> for Board {
    fn from(position: &Position) -> Board {
        let texts = |line: [Cell; 3]| line.iter().map(Cell::to_string).collect();
        Board {
            rows: (0..SIZE).rev().map(|row| letters(position, row)).collect(),
            lines: Side::ALL
                .into_iter()
                .flat_map(|side| winning_lines(position, side))
                .map(texts)
                .collect(),
        }
    }
}

/// A row of the grid, a letter for each cell.
pub(crate) fn letters(position: &Position, row: u8) -> String {
    (0..SIZE)
        .filter_map(|column| Cell::new(column, row))
        .map(|cell| position.piece(cell).map_or('.', Side::letter))
        .collect()
}

//! The shape of the board on the wire.

use crate::lines::winning_lines;
use crate::{Cell, Column, Position, ROWS, Side};
use serde::Serialize;
use ts_rs::TS;

/// What the browser's board draws.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "connect-four.ts")]
pub struct Board {
    /// The six rows from the top down, seven letters each: `r`, `b`, or `.` for an empty cell.
    pub rows: Vec<String>,
    /// The cells of every winning line; empty while nobody has won.
    pub lines: Vec<Vec<String>>,
}

impl From<&Position> for Board {
    fn from(position: &Position) -> Board {
        let texts = |line: Vec<Cell>| line.iter().map(Cell::to_string).collect();
        Board {
            rows: (0..ROWS).rev().map(|row| letters(position, row)).collect(),
            lines: Side::ALL
                .into_iter()
                .flat_map(|side| winning_lines(position.discs(side)))
                .map(texts)
                .collect(),
        }
    }
}

/// A row of the grid, a letter for each cell.
pub(crate) fn letters(position: &Position, row: u8) -> String {
    Column::ALL
        .into_iter()
        .filter_map(|column| Cell::new(column, row))
        .map(|cell| position.disc(cell).map_or('.', Side::letter))
        .collect()
}

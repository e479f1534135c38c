//! The rows of three. Knows nothing of whose turn it is.

use crate::{Cell, Position, Side};

/// Every row of three: three across, three upwards, two diagonals (NEWGAME-3). Cells by their numbers.
pub const LINES: [[u8; 3]; 8] = [
    [0, 1, 2],
    [3, 4, 5],
    [6, 7, 8],
    [0, 3, 6],
    [1, 4, 7],
    [2, 5, 8],
    [0, 4, 8],
    [2, 4, 6],
];

/// The rows that are full of one side's pieces.
pub(crate) fn winning_lines(position: &Position, side: Side) -> impl Iterator<Item = [Cell; 3]> {
    lines().filter(move |line| {
        line.iter()
            .all(|cell| position.piece(*cell) == Some(side))
    })
}

fn lines() -> impl Iterator<Item = [Cell; 3]> {
    LINES.iter().map(|line| {
        line.map(|index| {
            Cell::from_index(index.into()).expect("the rows of three are on the grid")
        })
    })
}

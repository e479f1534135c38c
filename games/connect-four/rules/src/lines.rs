//! Rows of discs, by shifting whole bitboards. Knows nothing of whose turn it is.

use crate::cell::STRIDE;
use crate::{Cell, Cells};

/// The distance in bits to the next cell upwards, to the right, and on the two diagonals.
const DIRECTIONS: [u32; 4] = [1, STRIDE as u32, STRIDE as u32 + 1, STRIDE as u32 - 1];

/// Whether four of `discs` stand in a row.
pub(crate) const fn has_four(discs: u64) -> bool {
    let mut found = 0;
    let mut index = 0;
    while index < DIRECTIONS.len() {
        let by = DIRECTIONS[index];
        let pairs = discs & (discs >> by);
        found |= pairs & (pairs >> (2 * by));
        index += 1;
    }
    found != 0
}

/// The cells, empty or not, where a disc would stand in a row of four with three of `discs`.
pub(crate) const fn completing(discs: u64) -> u64 {
    // Upwards there is only the cell above three.
    let mut cells = (discs << 1) & (discs << 2) & (discs << 3);
    let mut index = 1;
    while index < DIRECTIONS.len() {
        let by = DIRECTIONS[index];
        // Two neighbours on the right of a cell, then with the third on either side of the gap.
        let after = (discs >> by) & (discs >> (2 * by));
        let before = (discs << by) & (discs << (2 * by));
        cells |= after & (discs >> (3 * by));
        cells |= after & (discs << by);
        cells |= before & (discs << (3 * by));
        cells |= before & (discs >> by);
        index += 1;
    }
    cells & Cells::ALL.bits()
}

/// The winning lines among `discs`: every maximal run of four or more, each from its lower or left end.
pub(crate) fn winning_lines(discs: Cells) -> Vec<Vec<Cell>> {
    let bits = discs.bits();
    let mut lines = Vec::new();
    for by in DIRECTIONS {
        // A run begins where the cell before it is not one of the discs.
        for start in Cells::from_bits(bits & !(bits << by)).iter() {
            let run: Vec<Cell> = (start.index()..)
                .step_by(by as usize)
                .map_while(Cell::from_index)
                .take_while(|cell| discs.contains(*cell))
                .collect();
            if run.len() >= 4 {
                lines.push(run);
            }
        }
    }
    lines
}

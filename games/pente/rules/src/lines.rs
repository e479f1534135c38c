//! Winning lines (PT-4).

use crate::{Colour, Position};
use tablier_goban::{Axis, Line, Point, PointSet, row, row_length};

impl Position {
    /// The rows of a colour that are long enough to win, by axis, then by their first point; found on the board,
    /// whether they count or not (a pending line, a line of a player who has left).
    pub fn rows_that_win(&self, colour: Colour) -> impl Iterator<Item = Line> + use<> {
        let stones = *self.stones(colour);
        let length = self.options.line_length();
        Axis::ALL.into_iter().flat_map(move |axis| {
            let stride = axis.stride();
            let runs = stones.runs(stride, usize::from(length));
            // Of the runs in one row, the first has none before it.
            let firsts = runs - runs.forth(stride);
            firsts.iter().map(move |first| row(&stones, first, axis))
        })
    }

    /// Whether a colour has a row that is long enough to win.
    pub(crate) fn has_row_that_wins(&self, colour: Colour) -> bool {
        has_run(self.stones(colour), self.options.line_length())
    }

    /// Whether the stone of a colour on a point is in a row that is long enough to win.
    #[inline]
    pub(crate) fn is_in_row_that_wins(&self, point: Point, colour: Colour) -> bool {
        let stones = self.stones(colour);
        let length = self.options.line_length();
        stones.contains(point)
            && Axis::ALL
                .into_iter()
                .any(|axis| row_length(stones, point, axis) >= length)
    }
}

/// Whether a set has `length` consecutive points on some axis.
pub(crate) fn has_run(stones: &PointSet, length: u8) -> bool {
    Axis::ALL
        .into_iter()
        .any(|axis| !stones.runs(axis.stride(), usize::from(length)).is_empty())
}

//! Winning lines (PT-4).

use crate::{Colour, Position};
use tablier_goban::{Axis, Line, Point, has_row, row_length, rows};

impl Position {
    /// The rows of a colour that are long enough to win, by axis, then by their first point; found on the board,
    /// whether they count or not (a pending line, a line of a player who has left).
    pub fn rows_that_win(&self, colour: Colour) -> impl Iterator<Item = Line> + use<> {
        rows(self.stones(colour), self.options.line_length())
    }

    /// Whether a colour has a row that is long enough to win.
    pub(crate) fn has_row_that_wins(&self, colour: Colour) -> bool {
        has_row(self.stones(colour), self.options.line_length())
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

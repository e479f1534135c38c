//! The four directions of a row.

use crate::point::STRIDE;

/// A direction of rows. Each is walked forwards (rising column, or rising row) and backwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Axis {
    /// Rising row.
    Vertical,
    /// Rising column.
    Horizontal,
    /// Rising column and rising row.
    Rising,
    /// Rising column and falling row.
    Falling,
}

impl Axis {
    /// All axes.
    pub const ALL: [Axis; 4] = [
        Axis::Vertical,
        Axis::Horizontal,
        Axis::Rising,
        Axis::Falling,
    ];

    /// By how much the index of a point rises with one step forwards.
    pub const fn stride(self) -> usize {
        match self {
            Axis::Vertical => 1,
            Axis::Horizontal => STRIDE,
            Axis::Rising => STRIDE + 1,
            Axis::Falling => STRIDE - 1,
        }
    }

    /// The change of column and row with one step forwards.
    pub const fn delta(self) -> (i8, i8) {
        match self {
            Axis::Vertical => (0, 1),
            Axis::Horizontal => (1, 0),
            Axis::Rising => (1, 1),
            Axis::Falling => (1, -1),
        }
    }
}

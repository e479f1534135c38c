//! Which rows of stones win (GM-2).

use crate::{Rule, WIN_LENGTH};
use tablier_goban::{Axis, Line, Point, PointSet, row_length, rows};

/// Whether a row of `stones` through `point` (which counts as one of them) wins.
#[inline]
pub(crate) fn completes(stones: &PointSet, point: Point, rule: Rule) -> bool {
    Axis::ALL
        .into_iter()
        .any(|axis| rule.wins(row_length(stones, point, axis)))
}

/// The rows that win, by axis, then by their first point.
pub(crate) fn winning(stones: &PointSet, rule: Rule) -> impl Iterator<Item = Line> {
    rows(stones, WIN_LENGTH).filter(move |line| rule.wins(line.length))
}

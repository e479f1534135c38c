//! Which rows of stones win (GM-2).

use crate::{Rule, WIN_LENGTH};
use tablier_goban::{Axis, Line, Point, PointSet, row, row_length};

/// Whether a row of `stones` through `point` (which counts as one of them) wins.
#[inline]
pub(crate) fn completes(stones: &PointSet, point: Point, rule: Rule) -> bool {
    Axis::ALL
        .into_iter()
        .any(|axis| rule.wins(row_length(stones, point, axis)))
}

/// The rows that win, by axis, then by their first point.
pub(crate) fn winning(stones: &PointSet, rule: Rule) -> impl Iterator<Item = Line> {
    let stones = *stones;
    Axis::ALL.into_iter().flat_map(move |axis| {
        stones
            .runs(axis.stride(), usize::from(WIN_LENGTH))
            .iter()
            .map(move |point| (point, row(&stones, point, axis)))
            .filter(move |(point, line)| line.first == *point && rule.wins(line.length))
            .map(|(_, line)| line)
    })
}

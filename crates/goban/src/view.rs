//! What a browser draws of a board of points: one shape for every game on such a board.

use crate::{CoordStyle, Line, Point, Size};
use serde::Serialize;
use std::collections::BTreeMap;

/// A board of points on the wire. A game's own view holds this one flattened, beside what only that
/// game has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[ts(export_to = "goban.ts")]
pub struct GobanView {
    /// How many points a side has.
    pub size: u8,
    /// The letters of the columns from left to right (`abcdefghjklmnopqrst` where i is not used).
    pub columns: String,
    /// The rows from the top down: a letter for each stone, `.` for an empty point.
    pub rows: Vec<String>,
    /// The id of the side of each letter.
    pub stones: BTreeMap<String, String>,
    /// The points that a board of this size marks with a dot.
    pub dots: Vec<String>,
    /// The winning lines, each as its points in order; empty while nobody has won by one.
    pub lines: Vec<Vec<String>>,
    /// The side of the stone that is placed next; null when no stone is due (a choice, the end).
    pub next: Option<String>,
}

impl GobanView {
    /// The view of a board. `sides` are the letter and the id of each side; `side` gives the index in it of the
    /// stone on a point; `next` is the index of the side of the stone that is placed next.
    pub fn new(
        size: Size,
        style: CoordStyle,
        sides: &[(char, &str)],
        side: impl Fn(Point) -> Option<usize>,
        lines: impl IntoIterator<Item = Line>,
        next: Option<usize>,
    ) -> GobanView {
        let row = |y| {
            (0..size.side())
                .map(|x| side(Point::new(x, y)).map_or('.', |side| sides[side].0))
                .collect()
        };
        GobanView {
            size: size.side(),
            columns: (0..size.side()).map(|x| style.letter(x)).collect(),
            rows: (0..size.side()).rev().map(row).collect(),
            stones: sides
                .iter()
                .map(|(letter, id)| (letter.to_string(), (*id).to_owned()))
                .collect(),
            dots: size.dots().iter().map(|point| style.text(point)).collect(),
            lines: lines
                .into_iter()
                .map(|line| line.points().map(|point| style.text(point)).collect())
                .collect(),
            next: next.map(|side| sides[side].1.to_owned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Axis;

    #[test]
    fn rows_go_down_and_columns_to_the_right() {
        let line = Line {
            first: Point::new(0, 8),
            axis: Axis::Horizontal,
            length: 2,
        };
        let view = GobanView::new(
            Size::MIN,
            CoordStyle::WithoutI,
            &[('b', "black"), ('w', "white")],
            |point| match (point.x(), point.y()) {
                (0 | 1, 8) => Some(0),
                (8, 0) => Some(1),
                _ => None,
            },
            [line],
            Some(1),
        );
        assert_eq!(view.columns, "abcdefghj");
        assert_eq!(view.rows[0], "bb.......");
        assert_eq!(view.rows[8], "........w");
        assert_eq!(view.lines, [["a9", "b9"]]);
        assert_eq!(view.dots, ["c3", "c7", "e5", "g3", "g7"]);
        assert_eq!(view.next.as_deref(), Some("white"));
    }
}

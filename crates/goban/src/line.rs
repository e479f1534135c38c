//! Straight lines of points: rows (maximal runs) and windows.

use crate::{Axis, Point, PointSet, Size};

/// `length` points on one axis, beginning with the lowest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Line {
    /// The first point, from which the line goes forwards.
    pub first: Point,
    /// The direction.
    pub axis: Axis,
    /// How many points; at least 1.
    pub length: u8,
}

impl Line {
    /// The points from the first to the last.
    ///
    /// # Panics
    /// If the line leaves the greatest board.
    pub fn points(self) -> impl Iterator<Item = Point> {
        (0..self.length).map(move |step| {
            self.first
                .step(self.axis, step as i8)
                .expect("a line is on the board")
        })
    }

    /// The set of the points.
    pub fn set(self) -> PointSet {
        self.points().collect()
    }

    /// The neighbours of the first and the last point on the same axis, where the board has them.
    pub fn ends(self, size: Size) -> [Option<Point>; 2] {
        let on_board = |point: Option<Point>| point.filter(|point| size.contains(*point));
        [
            on_board(self.first.step(self.axis, -1)),
            on_board(self.first.step(self.axis, self.length as i8)),
        ]
    }
}

/// The row of `set` through `point`: the maximal run on `axis`. `point` counts as in the set.
#[inline]
pub fn row(set: &PointSet, point: Point, axis: Axis) -> Line {
    let stride = axis.stride();
    let mut first = point.index();
    let mut length = 1;
    while set.contains_index(first.wrapping_sub(stride)) {
        first -= stride;
        length += 1;
    }
    let mut next = point.index() + stride;
    while set.contains_index(next) {
        next += stride;
        length += 1;
    }
    Line {
        first: Point::from_index(first).expect("a set holds points only"),
        axis,
        length,
    }
}

/// The length of [`row`], for hot loops.
#[inline]
pub fn row_length(set: &PointSet, point: Point, axis: Axis) -> u8 {
    let stride = axis.stride();
    let mut length = 1;
    let mut at = point.index().wrapping_sub(stride);
    while set.contains_index(at) {
        length += 1;
        at = at.wrapping_sub(stride);
    }
    at = point.index() + stride;
    while set.contains_index(at) {
        length += 1;
        at += stride;
    }
    length
}

/// The rows of at least `length` points of a set, by axis, then by their first point.
pub fn rows(set: &PointSet, length: u8) -> impl Iterator<Item = Line> + use<> {
    let set = *set;
    Axis::ALL.into_iter().flat_map(move |axis| {
        let stride = axis.stride();
        let runs = set.runs(stride, usize::from(length));
        // Of the runs in one row, the first has none before it.
        let firsts = runs - runs.forth(stride);
        firsts.iter().map(move |first| row(&set, first, axis))
    })
}

/// Whether a set has a row of at least `length` points.
#[inline]
pub fn has_row(set: &PointSet, length: u8) -> bool {
    Axis::ALL
        .into_iter()
        .any(|axis| !set.runs(axis.stride(), usize::from(length)).is_empty())
}

/// All lines of `length` points on a board, by axis, then by their first point.
pub fn lines(size: Size, length: u8) -> impl Iterator<Item = Line> {
    Axis::ALL.into_iter().flat_map(move |axis| {
        size.points().filter_map(move |first| {
            first
                .step(axis, length as i8 - 1)
                .filter(|last| size.contains(*last))
                .map(|_| Line {
                    first,
                    axis,
                    length,
                })
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_maximal() {
        let size = Size::new(19).unwrap();
        let set: PointSet = [
            (3, 3),
            (4, 4),
            (5, 5),
            (7, 7),
            (3, 4),
            (3, 5),
            (0, 18),
            (18, 0),
        ]
        .into_iter()
        .map(|(x, y)| Point::new(x, y))
        .collect();
        let diagonal = row(&set, Point::new(4, 4), Axis::Rising);
        assert_eq!((diagonal.first, diagonal.length), (Point::new(3, 3), 3));
        assert_eq!(
            diagonal.ends(size),
            [Some(Point::new(2, 2)), Some(Point::new(6, 6))]
        );
        assert_eq!(row_length(&set, Point::new(6, 6), Axis::Rising), 5);
        assert_eq!(row_length(&set, Point::new(3, 3), Axis::Vertical), 3);
        let corner = row(&set, Point::new(0, 18), Axis::Vertical);
        assert_eq!(corner.length, 1);
        assert_eq!(corner.ends(size), [Some(Point::new(0, 17)), None]);
    }

    #[test]
    fn rows_agree_with_a_walk_everywhere() {
        for side in [9, 20] {
            let size = Size::new(side).unwrap();
            let mut seed = 7;
            let set: PointSet = size
                .points()
                .filter(|_| {
                    seed = crate::splitmix64(seed);
                    seed % 4 != 0
                })
                .collect();
            for point in set.iter() {
                for axis in Axis::ALL {
                    let line = row(&set, point, axis);
                    assert_eq!(line.length, row_length(&set, point, axis));
                    assert!(line.points().all(|point| set.contains(point)));
                    assert!(line.points().any(|other| other == point));
                    assert!(
                        line.ends(size)
                            .iter()
                            .flatten()
                            .all(|end| !set.contains(*end))
                    );
                }
            }
        }
    }

    #[test]
    fn rows_are_those_of_their_points() {
        for side in [9, 20] {
            let size = Size::new(side).unwrap();
            let mut seed = 5;
            let set: PointSet = size
                .points()
                .filter(|_| {
                    seed = crate::splitmix64(seed);
                    seed % 5 != 0
                })
                .collect();
            for length in 1..=12 {
                let walked: Vec<Line> = Axis::ALL
                    .into_iter()
                    .flat_map(|axis| set.iter().map(move |point| row(&set, point, axis)))
                    .filter(|line| line.length >= length)
                    .collect();
                let mut expected = Vec::new();
                for line in walked {
                    if !expected.contains(&line) {
                        expected.push(line);
                    }
                }
                let found: Vec<Line> = rows(&set, length).collect();
                assert_eq!(found, expected, "{length} on {side}");
                assert_eq!(has_row(&set, length), !found.is_empty());
            }
        }
    }

    #[test]
    fn windows_are_counted() {
        // 19×19: 15 windows of five a row or column, 225 on each diagonal axis.
        let size = Size::new(19).unwrap();
        assert_eq!(lines(size, 5).count(), 2 * 15 * 19 + 2 * 15 * 15);
        assert!(lines(size, 5).all(|line| line.points().all(|point| size.contains(point))));
    }
}

//! The eight symmetries of a square board.

use crate::{Point, PointSet, Size};

/// A rotation or reflection of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Symmetry {
    swap: bool,
    mirror_x: bool,
    mirror_y: bool,
}

impl Symmetry {
    /// All eight; the identity is the first.
    pub const ALL: [Symmetry; 8] = {
        let mut all = [Symmetry {
            swap: false,
            mirror_x: false,
            mirror_y: false,
        }; 8];
        let mut bits = 0;
        while bits < 8 {
            all[bits] = Symmetry {
                swap: bits & 4 != 0,
                mirror_x: bits & 2 != 0,
                mirror_y: bits & 1 != 0,
            };
            bits += 1;
        }
        all
    };

    /// Where a point of a board goes.
    pub const fn apply(self, size: Size, point: Point) -> Point {
        let last = size.side() - 1;
        let (x, y) = if self.swap {
            (point.y(), point.x())
        } else {
            (point.x(), point.y())
        };
        Point::new(
            if self.mirror_x { last - x } else { x },
            if self.mirror_y { last - y } else { y },
        )
    }

    /// Where a set of points goes.
    pub fn apply_set(self, size: Size, set: &PointSet) -> PointSet {
        set.iter().map(|point| self.apply(size, point)).collect()
    }

    /// The symmetry that undoes this one.
    #[must_use]
    pub const fn inverse(self) -> Symmetry {
        if self.swap {
            Symmetry {
                swap: true,
                mirror_x: self.mirror_y,
                mirror_y: self.mirror_x,
            }
        } else {
            self
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn symmetries_are_eight_bijections() {
        for side in [9, 20] {
            let size = Size::new(side).unwrap();
            let all: HashSet<Vec<Point>> = Symmetry::ALL
                .iter()
                .map(|map| size.points().map(|point| map.apply(size, point)).collect())
                .collect();
            assert_eq!(all.len(), 8);
            for map in Symmetry::ALL {
                assert_eq!(map.apply_set(size, &size.all()), size.all());
                for point in size.points() {
                    assert_eq!(map.inverse().apply(size, map.apply(size, point)), point);
                }
            }
        }
    }
}

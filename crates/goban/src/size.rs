//! The size of a board.

use crate::{Point, PointSet};
use std::fmt;

/// How many points a side of the board has: 9 to 20.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Size(u8);

impl Size {
    /// The smallest board, 9×9.
    pub const MIN: Size = Size(9);
    /// The greatest board, 20×20.
    pub const MAX: Size = Size(20);

    /// The size with `side` points a side, or `None` if there is none.
    pub const fn new(side: u8) -> Option<Size> {
        if side >= Size::MIN.0 && side <= Size::MAX.0 {
            Some(Size(side))
        } else {
            None
        }
    }

    /// How many points a side has.
    pub const fn side(self) -> u8 {
        self.0
    }

    /// How many points the board has.
    pub const fn count(self) -> usize {
        self.0 as usize * self.0 as usize
    }

    /// The point in column `x` and row `y`, counted from 0, if the board has it.
    pub const fn point(self, x: u8, y: u8) -> Option<Point> {
        if x < self.0 && y < self.0 {
            Some(Point::new(x, y))
        } else {
            None
        }
    }

    /// Whether the point is on the board.
    pub const fn contains(self, point: Point) -> bool {
        point.x() < self.0 && point.y() < self.0
    }

    /// The points in rising order: by column, then row.
    pub fn points(self) -> impl Iterator<Item = Point> {
        (0..self.0).flat_map(move |x| (0..self.0).map(move |y| Point::new(x, y)))
    }

    /// The set of all points.
    pub const fn all(self) -> PointSet {
        const ALL: [PointSet; 12] = {
            let mut all = [PointSet::EMPTY; 12];
            let mut side = Size::MIN.0;
            while side <= Size::MAX.0 {
                let mut x = 0;
                while x < side {
                    let mut y = 0;
                    while y < side {
                        all[(side - Size::MIN.0) as usize].insert(Point::new(x, y));
                        y += 1;
                    }
                    x += 1;
                }
                side += 1;
            }
            all
        };
        ALL[(self.0 - Size::MIN.0) as usize]
    }

    /// The centre; on an even board the one of the four middle points nearest to the first corner.
    pub const fn centre(self) -> Point {
        Point::new((self.0 - 1) / 2, (self.0 - 1) / 2)
    }

    /// The points that a board of this size marks with a dot, as Go boards do: the corners of a square on the
    /// third line (below 13) or the fourth, with the middles of its sides from 15 on, and the centre where there is one.
    pub fn dots(self) -> PointSet {
        let near = if self.0 < 13 { 2 } else { 3 };
        let far = self.0 - 1 - near;
        let mut dots = PointSet::EMPTY;
        for x in [near, far] {
            for y in [near, far] {
                dots.insert(Point::new(x, y));
            }
        }
        if self.0 % 2 == 1 {
            let middle = self.0 / 2;
            dots.insert(Point::new(middle, middle));
            if self.0 >= 15 {
                for end in [near, far] {
                    dots.insert(Point::new(middle, end));
                    dots.insert(Point::new(end, middle));
                }
            }
        }
        dots
    }
}

impl fmt::Display for Size {
    /// The number of points of a side.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_have_their_points() {
        assert_eq!(Size::new(8), None);
        assert_eq!(Size::new(21), None);
        for side in 9..=20 {
            let size = Size::new(side).unwrap();
            assert_eq!(size.all().len(), size.count());
            assert!(size.points().eq(size.all().iter()));
            assert!(size.points().all(|point| size.contains(point)));
            assert!(size.points().is_sorted());
            assert!((size.dots() & size.all()) == size.dots());
        }
        assert_eq!(Size::new(19).unwrap().dots().len(), 9);
        assert_eq!(Size::new(20).unwrap().dots().len(), 4);
        assert_eq!(Size::new(15).unwrap().centre(), Point::new(7, 7));
    }
}

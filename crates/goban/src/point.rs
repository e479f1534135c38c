//! A point of a board.

use crate::Axis;

/// The distance of two columns in the index.
pub(crate) const STRIDE: usize = 21;

/// A point, by the index `21 x + y` (column and row counted from 0, rows from below). The order is by
/// column, then row. Whether a point is on a board is for [`crate::Size::contains`] to say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Point(u16);

impl Point {
    /// Arrays indexed by [`Point::index`] need this length.
    pub const INDICES: usize = STRIDE * 20;

    /// The point in column `x` and row `y`, both counted from 0 and less than 20.
    pub const fn new(x: u8, y: u8) -> Point {
        debug_assert!(x < 20 && y < 20);
        Point(x as u16 * STRIDE as u16 + y as u16)
    }

    /// The point with this index, or `None` if no board has it.
    pub const fn from_index(index: usize) -> Option<Point> {
        if index < Point::INDICES && index % STRIDE < STRIDE - 1 {
            Some(Point(index as u16))
        } else {
            None
        }
    }

    /// The index, less than [`Point::INDICES`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The column, counted from 0.
    pub const fn x(self) -> u8 {
        (self.0 / STRIDE as u16) as u8
    }

    /// The row, counted from 0 from below.
    pub const fn y(self) -> u8 {
        (self.0 % STRIDE as u16) as u8
    }

    /// The point `steps` steps forwards along `axis` (backwards if negative), or `None` where the
    /// greatest board (20×20) ends.
    pub const fn step(self, axis: Axis, steps: i8) -> Option<Point> {
        let (dx, dy) = axis.delta();
        let x = self.x() as i16 + dx as i16 * steps as i16;
        let y = self.y() as i16 + dy as i16 * steps as i16;
        if x < 0 || y < 0 || x >= 20 || y >= 20 {
            None
        } else {
            Some(Point::new(x as u8, y as u8))
        }
    }

    /// The distance to another point as a king walks: the greater of the differences of column and row.
    pub const fn distance(self, other: Point) -> u8 {
        let dx = self.x().abs_diff(other.x());
        let dy = self.y().abs_diff(other.y());
        if dx > dy { dx } else { dy }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn index_and_coordinates_agree() {
        for x in 0..20 {
            for y in 0..20 {
                let point = Point::new(x, y);
                assert_eq!((point.x(), point.y()), (x, y));
                assert_eq!(Point::from_index(point.index()), Some(point));
            }
        }
        assert_eq!(Point::from_index(20), None);
        assert_eq!(Point::from_index(Point::INDICES), None);
    }

    #[test]
    fn steps_end_at_the_edge() {
        let corner = Point::new(0, 0);
        assert_eq!(corner.step(Axis::Falling, 1), None);
        assert_eq!(corner.step(Axis::Rising, 3), Some(Point::new(3, 3)));
        assert_eq!(
            Point::new(5, 5).step(Axis::Falling, -2),
            Some(Point::new(3, 7))
        );
        assert_eq!(Point::new(19, 4).step(Axis::Horizontal, 1), None);
        assert_eq!(Point::new(3, 9).distance(Point::new(5, 4)), 5);
    }
}

//! A board that knows what a stone of each colour would make on every point.

use crate::table::Entry;
use crate::{PointShapes, Rule, ShapeTable};
use tablier_goban::{Axis, Point, PointSet, Size};

/// How many lines of points an axis of the greatest board has.
const LINES: usize = 39;
/// The bit of the first point of a line; what is below stands for points beyond the edge.
const FIRST: u32 = Rule::MAX_RADIUS as u32;

/// Stones of `COLOURS` colours, and for each colour and point what a stone there makes.
///
/// Placing and removing a stone brings up to date only what lies near it on the four axes.
#[derive(Clone, Debug)]
pub struct LineBoard<const COLOURS: usize> {
    size: Size,
    table: &'static ShapeTable,
    stones: [PointSet; COLOURS],
    empty: PointSet,
    /// The stones as bits, by colour, axis and line.
    own: [[[u32; LINES]; 4]; COLOURS],
    /// The points that are not free, those beyond the edge included.
    taken: [[u32; LINES]; 4],
    entries: [[[Entry; 4]; Point::INDICES]; COLOURS],
}

impl<const COLOURS: usize> LineBoard<COLOURS> {
    /// An empty board.
    pub fn new(size: Size, table: &'static ShapeTable) -> LineBoard<COLOURS> {
        LineBoard::with_stones(size, table, [PointSet::EMPTY; COLOURS])
    }

    /// A board with stones; the sets have no point in common and lie on the board.
    pub fn with_stones(
        size: Size,
        table: &'static ShapeTable,
        stones: [PointSet; COLOURS],
    ) -> LineBoard<COLOURS> {
        let mut board = LineBoard {
            size,
            table,
            stones,
            empty: size.all(),
            own: [[[0; LINES]; 4]; COLOURS],
            taken: [[u32::MAX; LINES]; 4],
            entries: [[[Entry::default(); 4]; Point::INDICES]; COLOURS],
        };
        for point in size.points() {
            for axis in Axis::ALL {
                let (line, bit) = place_of(point, axis);
                board.taken[axis as usize][line] &= !(1 << bit);
            }
        }
        for (colour, set) in stones.iter().enumerate() {
            board.empty -= *set;
            for point in set.iter() {
                board.toggle(colour, point);
            }
        }
        for point in size.points() {
            for axis in Axis::ALL {
                board.look(point, axis);
            }
        }
        board
    }

    /// The size.
    pub const fn size(&self) -> Size {
        self.size
    }

    /// The rule of rows.
    pub const fn rule(&self) -> Rule {
        self.table.rule()
    }

    /// The stones of a colour.
    pub const fn stones(&self, colour: usize) -> &PointSet {
        &self.stones[colour]
    }

    /// The points without a stone.
    pub const fn empty(&self) -> &PointSet {
        &self.empty
    }

    /// Puts a stone on an empty point.
    pub fn place(&mut self, colour: usize, point: Point) {
        debug_assert!(self.empty.contains(point));
        self.stones[colour].insert(point);
        self.empty.remove(point);
        self.toggle(colour, point);
        self.look_around(point);
    }

    /// Takes a stone of the colour off.
    pub fn remove(&mut self, colour: usize, point: Point) {
        debug_assert!(self.stones[colour].contains(point));
        self.stones[colour].remove(point);
        self.empty.insert(point);
        self.toggle(colour, point);
        self.look_around(point);
    }

    /// What a stone of the colour makes, or the one that is there.
    #[inline]
    pub fn shapes(&self, colour: usize, point: Point) -> PointShapes {
        PointShapes(self.entries[colour][point.index()].map(|entry| entry.shape))
    }

    /// The worth of a point for a colour: the sum, over the windows through the point that can still become a winning
    /// row of the colour, of 4^k for k own stones in the window (besides one on the point).
    #[inline]
    pub fn value(&self, colour: usize, point: Point) -> u32 {
        self.entries[colour][point.index()]
            .iter()
            .map(|entry| u32::from(entry.value))
            .sum()
    }

    /// The points at most `distance` steps along an axis away from a stone, themselves empty.
    pub fn near(&self, distance: u8) -> PointSet {
        let all = self
            .stones
            .iter()
            .fold(PointSet::EMPTY, |all, set| all | *set);
        let mut near = PointSet::EMPTY;
        for axis in Axis::ALL {
            let (mut back, mut forth) = (all, all);
            for _ in 0..distance {
                back = back.back(axis.stride()) & self.size.all();
                forth = forth.forth(axis.stride()) & self.size.all();
                near |= back | forth;
            }
        }
        near & self.empty
    }

    /// The bits of the stones of a colour on each line of an axis, and of all that is not free for it; a line's
    /// first point is not at bit 0.
    pub(crate) fn lines(&self, colour: usize, axis: Axis) -> impl Iterator<Item = (u32, u32)> {
        let own = self.own[colour][axis as usize];
        let taken = self.taken[axis as usize];
        (0..LINES).map(move |line| (own[line], taken[line] & !own[line]))
    }

    fn toggle(&mut self, colour: usize, point: Point) {
        for axis in Axis::ALL {
            let (line, bit) = place_of(point, axis);
            self.own[colour][axis as usize][line] ^= 1 << bit;
            self.taken[axis as usize][line] ^= 1 << bit;
        }
    }

    /// Brings up to date what depends on a point.
    fn look_around(&mut self, point: Point) {
        let radius = self.table.rule().radius() as i8;
        for axis in Axis::ALL {
            for step in -radius..=radius {
                if let Some(other) = point.step(axis, step)
                    && self.size.contains(other)
                {
                    self.look(other, axis);
                }
            }
        }
    }

    #[inline]
    fn look(&mut self, point: Point, axis: Axis) {
        let radius = u32::from(self.table.rule().radius());
        let (line, bit) = place_of(point, axis);
        let cut = |bits: u32| (bits >> (bit - radius)) & ((1 << (2 * radius + 1)) - 1);
        let taken = self.taken[axis as usize][line];
        for colour in 0..COLOURS {
            let own = self.own[colour][axis as usize][line];
            self.entries[colour][point.index()][axis as usize] =
                self.table.entry(cut(own), cut(taken & !own));
        }
    }
}

/// The line of an axis that a point lies on, and its bit there.
#[inline]
fn place_of(point: Point, axis: Axis) -> (usize, u32) {
    let (x, y) = (usize::from(point.x()), usize::from(point.y()));
    let (line, place) = match axis {
        Axis::Vertical => (x, y),
        Axis::Horizontal => (y, x),
        Axis::Rising => (x + 19 - y, x),
        Axis::Falling => (x + y, x),
    };
    (line, place as u32 + FIRST)
}

/// The point at a bit of a line, if there is one on the greatest board.
pub(crate) fn point_at(axis: Axis, line: usize, bit: u32) -> Option<Point> {
    let place = bit.checked_sub(FIRST)? as usize;
    let (x, y) = match axis {
        Axis::Vertical => (line, place),
        Axis::Horizontal => (place, line),
        Axis::Rising => (place, (place + 19).checked_sub(line)?),
        Axis::Falling => (place, line.checked_sub(place)?),
    };
    (x < 20 && y < 20).then(|| Point::new(x as u8, y as u8))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{EXACTLY_FIVE, SIX, Shape};
    use tablier_goban::{row_length, splitmix64};

    fn random(size: Size, mut seed: u64, density: u64) -> [PointSet; 2] {
        let mut stones = [PointSet::EMPTY; 2];
        for point in size.points() {
            seed = splitmix64(seed);
            if seed % 16 < density {
                stones[(seed >> 8 & 1) as usize].insert(point);
            }
        }
        stones
    }

    #[test]
    fn rows_agree_with_a_walk() {
        for (side, seed) in [(9, 1), (13, 2), (15, 3), (19, 4), (20, 5)] {
            let size = Size::new(side).unwrap();
            let stones = random(size, seed, 13);
            let exact: LineBoard<2> = LineBoard::with_stones(size, &EXACTLY_FIVE, stones);
            let six: LineBoard<2> = LineBoard::with_stones(size, &SIX, stones);
            for point in exact.empty().iter() {
                for (colour, set) in stones.iter().enumerate() {
                    for axis in Axis::ALL {
                        let length = row_length(set, point, axis);
                        let shape = exact.shapes(colour, point).0[axis as usize];
                        assert_eq!(shape == Shape::Row, length == 5);
                        let shape = six.shapes(colour, point).0[axis as usize];
                        assert_eq!(shape == Shape::Row, length >= 6);
                    }
                }
            }
        }
    }

    #[test]
    fn what_is_kept_is_what_a_fresh_board_sees() {
        for (side, table) in [(13, &EXACTLY_FIVE), (20, &SIX)] {
            let size = Size::new(side).unwrap();
            let stones = random(size, u64::from(side), 8);
            let mut board: LineBoard<2> = LineBoard::new(size, table);
            for (colour, set) in stones.iter().enumerate() {
                set.iter().for_each(|point| board.place(colour, point));
            }
            let fresh = LineBoard::with_stones(size, table, stones);
            assert_eq!(board.entries, fresh.entries);
            for (colour, set) in stones.iter().enumerate() {
                set.iter().for_each(|point| board.remove(colour, point));
            }
            assert_eq!(board.entries, LineBoard::<2>::new(size, table).entries);
        }
    }

    #[test]
    fn places_on_lines_are_points_again() {
        for point in Size::MAX.points() {
            for axis in Axis::ALL {
                let (line, bit) = place_of(point, axis);
                assert_eq!(point_at(axis, line, bit), Some(point));
            }
        }
    }

    #[test]
    fn near_is_along_the_axes() {
        let mut board: LineBoard<2> = LineBoard::new(Size::new(15).unwrap(), &SIX);
        board.place(1, Point::new(7, 7));
        assert_eq!(board.near(1).len(), 8);
        assert_eq!(board.near(2).len(), 16);
        board.place(0, Point::new(0, 0));
        assert_eq!(board.near(1).len(), 11);
    }
}

//! A turn.

use tablier_goban::Point;

/// What a player commits as a whole: one stone or two.
///
/// The order of two stones is the order given, and a record keeps it; played, both orders of two
/// stones that do not win alone end in the same position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Turn {
    /// The first turn of the game, a stone that wins alone, or the last empty point.
    One(Point),
    /// Two stones, in this order.
    Two(Point, Point),
}

impl Turn {
    /// The stones in their order.
    pub fn points(self) -> impl Iterator<Item = Point> {
        let (first, second) = match self {
            Turn::One(first) => (first, None),
            Turn::Two(first, second) => (first, Some(second)),
        };
        std::iter::once(first).chain(second)
    }
}

//! The words in which the game is taught (C6-11): threats, and the stones needed to stop them. Pure
//! functions of a position, for hints and exercises; the engine has faster ones.

use crate::{Position, Side, WIN_LENGTH};
use tablier_goban::{Axis, Line, Point, PointSet, lines, row};

/// A line of six that its side can fill with the two stones of one turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Threat {
    /// The six points.
    pub line: Line,
    /// Those that are still empty. A stone of the other side on one of them stops the threat, and nothing
    /// else does.
    pub gaps: Gaps,
}

/// The empty points of a threat, the lower first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gaps {
    /// One stone fills the line.
    One(Point),
    /// Two stones fill the line.
    Two(Point, Point),
}

impl Gaps {
    /// The points in rising order.
    pub fn points(self) -> impl Iterator<Item = Point> {
        let (first, second) = match self {
            Gaps::One(first) => (first, None),
            Gaps::Two(first, second) => (first, Some(second)),
        };
        std::iter::once(first).chain(second)
    }

    /// The set of the points.
    pub fn set(self) -> PointSet {
        self.points().collect()
    }
}

/// What stops all of some threats; the fewest stones that do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answers {
    /// There is nothing to stop.
    Nothing,
    /// Each of these points alone.
    One(PointSet),
    /// Each of these pairs (the lower point first, in rising order), and no point alone.
    Two(Vec<(Point, Point)>),
    /// No two stones: the game is lost unless one wins first.
    More,
}

impl Answers {
    /// How many stones are needed; `None` for more than the two of a turn.
    pub const fn stones(&self) -> Option<u8> {
        match self {
            Answers::Nothing => Some(0),
            Answers::One(_) => Some(1),
            Answers::Two(_) => Some(2),
            Answers::More => None,
        }
    }
}

/// The threats of `side`, whoever is to move, by axis, then by the first point of the line. A line that is
/// filled already is no threat.
pub fn threats(position: &Position, side: Side) -> Vec<Threat> {
    let own = position.stones(side);
    let other = position.stones(side.other());
    lines(position.size(), WIN_LENGTH)
        .filter_map(|line| {
            let set = line.set();
            if set.meets(other) {
                return None;
            }
            let empty = set - *own;
            let mut gaps = empty.iter();
            let gaps = match (gaps.next(), gaps.next(), gaps.next()) {
                (Some(only), None, _) => Gaps::One(only),
                (Some(first), Some(second), None) => Gaps::Two(first, second),
                _ => return None,
            };
            Some(Threat { line, gaps })
        })
        .collect()
}

/// What the other side can do against these threats with one turn.
pub fn answers(threats: &[Threat]) -> Answers {
    let Some(first) = threats.first() else {
        return Answers::Nothing;
    };
    let single = common(threats.iter());
    if !single.is_empty() {
        return Answers::One(single);
    }
    let mut pairs: Vec<(Point, Point)> = first
        .gaps
        .points()
        .flat_map(|one| {
            let rest = threats
                .iter()
                .filter(move |threat| !threat.gaps.set().contains(one));
            common(rest)
                .iter()
                .map(move |two| (one.min(two), one.max(two)))
        })
        .collect();
    if pairs.is_empty() {
        return Answers::More;
    }
    pairs.sort_unstable();
    pairs.dedup();
    Answers::Two(pairs)
}

/// The points that are gaps of all the threats.
fn common<'a>(mut threats: impl Iterator<Item = &'a Threat>) -> PointSet {
    let Some(first) = threats.next() else {
        return PointSet::EMPTY;
    };
    threats.fold(first.gaps.set(), |common, threat| {
        common & threat.gaps.set()
    })
}

/// The live fours of `side`: rows of exactly four whose own threats, those of lines that contain the row,
/// need two stones to be stopped. Two open points at both ends make one; a four against a stone or
/// near the edge on one side does not.
pub fn live_fours(position: &Position, side: Side) -> Vec<Line> {
    let own = position.stones(side);
    let threats = threats(position, side);
    let mut found = Vec::new();
    for axis in Axis::ALL {
        for point in own.runs(axis.stride(), 4).iter() {
            let four = row(own, point, axis);
            if four.length != 4 {
                continue;
            }
            let of_it: Vec<Threat> = threats
                .iter()
                .filter(|threat| {
                    threat.line.axis == axis && (four.set() - threat.line.set()).is_empty()
                })
                .copied()
                .collect();
            if answers(&of_it).stones() == Some(2) {
                found.push(four);
            }
        }
    }
    found
}

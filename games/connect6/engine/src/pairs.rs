//! The pairs of stones that are worth a look.

use tablier_goban::{Point, PointSet};
use tablier_threats::{Gaps, LineBoard, answers, gaps};

/// How many points are looked at for the first stone of a pair, and for each of them for the second.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Width {
    /// For the first stone.
    pub(crate) first: usize,
    /// For the second.
    pub(crate) second: usize,
}

/// Two stones of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pair {
    /// The lower point.
    pub(crate) first: Point,
    /// The higher point.
    pub(crate) second: Point,
    /// The worth of the shape; greater is better.
    pub(crate) score: u32,
    /// How many stones the other side needs to stop what is threatened then: 0, 1, 2, or 3 for more.
    pub(crate) forces: u8,
}

/// Every window that a side fills with its next turn.
pub(crate) fn threats(board: &LineBoard<2>, side: usize) -> Vec<Gaps> {
    let mut found = Vec::new();
    gaps(board, side, |gaps| {
        found.push(gaps);
        true
    });
    found
}

/// The pairs of a side that stop all threats of the other, by falling score. Empty if there is something to
/// stop and no pair does. The side has no win, and two points at least are empty.
pub(crate) fn pairs(board: &mut LineBoard<2>, own: usize, width: Width) -> Vec<Pair> {
    let mut found = Vec::with_capacity(width.first * width.second);
    let to_stop = threats(board, 1 - own);
    let firsts: Vec<(u32, Point)> = match to_stop.first() {
        None => best_points(board, own, width.first),
        Some(threat) => [threat.first, threat.second]
            .into_iter()
            .take(if threat.is_one() { 1 } else { 2 })
            .map(|point| (score(board, own, point), point))
            .collect(),
    };
    for (first_score, first) in firsts {
        board.place(own, first);
        for (second_score, second) in seconds(board, own, first, &to_stop, width.second) {
            board.place(own, second);
            found.push(Pair {
                first: first.min(second),
                second: first.max(second),
                score: first_score + second_score,
                forces: answers(&threats(board, own)),
            });
            board.remove(own, second);
        }
        board.remove(own, first);
    }
    found.sort_unstable_by_key(|pair| (pair.first, pair.second, std::cmp::Reverse(pair.score)));
    found.dedup_by_key(|pair| (pair.first, pair.second));
    found.sort_by_key(|pair| std::cmp::Reverse(pair.score));
    found
}

/// The pairs that stop all of some threats which need both stones.
pub(crate) fn stopping_pairs(threats: &[Gaps]) -> Vec<(Point, Point)> {
    let Some(threat) = threats.first() else {
        return Vec::new();
    };
    let mut found = Vec::new();
    for first in [threat.first, threat.second] {
        let seconds = common(threats.iter().filter(|other| !other.holds(first)));
        found.extend(
            seconds
                .iter()
                .map(|second| (first.min(second), first.max(second))),
        );
    }
    found.sort_unstable();
    found.dedup();
    found
}

/// The pair that stops most threats of the other side, where none stops all.
pub(crate) fn stop_most(board: &mut LineBoard<2>, own: usize) -> (Point, Point) {
    let mut to_stop = threats(board, 1 - own);
    let mut next = |board: &mut LineBoard<2>| {
        let best = board
            .empty()
            .iter()
            .max_by_key(|point| {
                let stopped = to_stop.iter().filter(|threat| threat.holds(*point)).count();
                (stopped, score(board, own, *point))
            })
            .expect("two points at least are empty");
        to_stop.retain(|threat| !threat.holds(best));
        board.place(own, best);
        best
    };
    let first = next(board);
    let second = next(board);
    board.remove(own, second);
    board.remove(own, first);
    (first, second)
}

/// The second stones to go with a first one that stands already.
fn seconds(
    board: &LineBoard<2>,
    own: usize,
    first: Point,
    to_stop: &[Gaps],
    count: usize,
) -> Vec<(u32, Point)> {
    let mut rest = to_stop
        .iter()
        .filter(|threat| !threat.holds(first))
        .peekable();
    if rest.peek().is_none() {
        return best_points(board, own, count);
    }
    common(rest)
        .iter()
        .map(|point| (score(board, own, point), point))
        .collect()
}

/// The points that stop each of some threats, of which there is one at least.
fn common<'a>(mut threats: impl Iterator<Item = &'a Gaps>) -> PointSet {
    let set = |gaps: &Gaps| [gaps.first, gaps.second].into_iter().collect::<PointSet>();
    let Some(first) = threats.next() else {
        return PointSet::EMPTY;
    };
    threats.fold(set(first), |common, threat| common & set(threat))
}

/// The points of the greatest score.
fn best_points(board: &LineBoard<2>, own: usize, count: usize) -> Vec<(u32, Point)> {
    let mut points: Vec<(u32, Point)> = board
        .empty()
        .iter()
        .map(|point| (score(board, own, point), point))
        .collect();
    let by_score = |(score, point): &(u32, Point)| (std::cmp::Reverse(*score), *point);
    if points.len() > count {
        points.select_nth_unstable_by_key(count, by_score);
        points.truncate(count);
    }
    points
}

/// The worth of a point: own windows count a little more than those it takes from the other side.
fn score(board: &LineBoard<2>, own: usize, point: Point) -> u32 {
    const OWN: u32 = 4;
    const OTHER: u32 = 3;
    OWN * board.value(own, point) + OTHER * board.value(1 - own, point)
}

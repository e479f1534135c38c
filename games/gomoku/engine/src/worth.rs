//! What a point is worth to a side.

use tablier_goban::Point;
use tablier_threats::{LineBoard, Threat};

/// Points that win or that must be taken are worth at least this.
pub(crate) const DECISIVE: i32 = 20_000;

/// What a stone of `own` on an empty point is worth: by what it threatens, by what the other side could threaten
/// there, and by the windows of five through it.
pub(crate) fn worth(board: &LineBoard<2>, own: usize, point: Point) -> i32 {
    let other = 1 - own;
    let makes = match board.shapes(own, point).threat() {
        Threat::Row => 1_000_000,
        Threat::DoubleFour => 100_000,
        Threat::FourThree => 10_000,
        Threat::DoubleThree => 3_000,
        Threat::OpenThree => 60,
        // A four that builds nothing else only settles the shape.
        Threat::Four => -60,
        Threat::Quiet => 0,
    };
    let takes = match board.shapes(other, point).threat() {
        Threat::Row => 400_000,
        Threat::DoubleFour => DECISIVE,
        Threat::FourThree => 4_000,
        Threat::DoubleThree => 1_000,
        Threat::OpenThree => 40,
        Threat::Four | Threat::Quiet => 0,
    };
    let windows = 5 * board.value(own, point) + 4 * board.value(other, point);
    makes + takes + windows as i32 / 4
}

/// The empty points by falling worth, at most `count` (not 0); those of equal worth by column, then row. Where there
/// are enough, only points two steps from a stone are looked at.
pub(crate) fn best_points(board: &LineBoard<2>, own: usize, count: usize) -> Vec<(i32, Point)> {
    let mut points = board.near(2);
    if points.len() < count {
        points = *board.empty();
    }
    let mut best: Vec<(i32, Point)> = Vec::with_capacity(count + 1);
    for point in points.iter() {
        let worth = worth(board, own, point);
        if best.len() == count && worth <= best[count - 1].0 {
            continue;
        }
        let place = best.partition_point(|(other, _)| *other >= worth);
        best.insert(place, (worth, point));
        best.truncate(count);
    }
    best
}

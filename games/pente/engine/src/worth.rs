//! What a point is worth to the colour that is due.

use crate::field::Field;
use pente_rules::{Colour, Turn};
use tablier_goban::Point;
use tablier_threats::Threat;

/// What `stones` captured stones are worth, where `number` win (`None`: they only leave the board).
pub(crate) fn captured_worth(stones: u16, number: Option<u16>) -> i32 {
    let stones = i32::from(stones);
    let steady = 100 * stones;
    match number {
        None => steady,
        Some(number) => {
            let number = i32::from(number);
            let near = stones.min(number);
            steady + 2_000 * near * near / (number * number)
        }
    }
}

/// What the next captures of a colour on a point are worth to it; at least [`WINNING`] if they win.
pub(crate) fn capture_worth<const C: usize>(field: &Field<C>, point: Point, colour: Colour) -> i32 {
    let takes = field.takes(point, colour);
    if takes.scored == 0 && takes.lost == 0 {
        return 0;
    }
    let number = field.position().options().capture_number();
    let before = field.captured(colour);
    let after = before + takes.scored;
    if takes.scored > 0 && number.is_some_and(|number| after >= number) {
        return WINNING;
    }
    captured_worth(after, number) - captured_worth(before, number) - 150 * i32::from(takes.lost)
}

/// The worth of a turn that wins.
pub(crate) const WINNING: i32 = 1_000_000;

/// What a stone of `own` on a point is worth: by what it makes and takes, and by what it keeps the others from
/// making and taking there. A partner's point is better left alone.
pub(crate) fn worth<const C: usize>(field: &Field<C>, own: Colour, point: Point) -> i32 {
    let board = field.board();
    let mut worth = match board.shapes(own.index(), point).threat() {
        Threat::Row => WINNING,
        Threat::DoubleFour => 30_000,
        Threat::FourThree => 8_000,
        Threat::DoubleThree => 2_500,
        Threat::OpenThree => 80,
        Threat::Four | Threat::Quiet => 0,
    };
    worth += capture_worth(field, point, own);
    let mut windows = 5 * board.value(own.index(), point);
    for other in field.playing().filter(|other| *other != own) {
        let threat = board.shapes(other.index(), point).threat();
        if field.allied(own, other) {
            worth -= if threat == Threat::Row { 5_000 } else { 0 };
            continue;
        }
        worth += match threat {
            Threat::Row => 300_000,
            Threat::DoubleFour => 10_000,
            Threat::FourThree => 3_000,
            Threat::DoubleThree => 800,
            Threat::OpenThree => 40,
            Threat::Four | Threat::Quiet => 0,
        };
        worth += capture_worth(field, point, other).max(0) * 3 / 10;
        windows += 4 * board.value(other.index(), point);
    }
    worth + windows as i32 / 4
}

/// The stones of the colour that is due, by falling worth, at most `count`; those of equal worth by column, then row.
/// Empty where no stone may be placed.
pub(crate) fn best_turns<const C: usize>(field: &Field<C>, count: usize) -> Vec<(i32, Turn)> {
    let own = field.position().colour_due();
    let mut best: Vec<(i32, Turn)> = Vec::with_capacity(count + 1);
    for point in field.points().iter() {
        let worth = worth(field, own, point);
        if best.len() == count && worth <= best[count - 1].0 {
            continue;
        }
        let place = best.partition_point(|(other, _)| *other >= worth);
        best.insert(place, (worth, Turn::Place(point)));
        best.truncate(count);
    }
    best
}

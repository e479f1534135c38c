//! How good a position is for a colour.

use crate::field::Field;
use crate::worth::{WINNING, capture_worth, captured_worth};
use pente_rules::{Colour, Pente};
use tablier_game::{Game, Outcome};
use tablier_threats::Threat;

/// The value of a game won.
pub(crate) const WON: i32 = 1_000_000;
/// How much less it is worth for each turn that it takes; 1,000 turns at most.
const LATE: i32 = 50;

/// The value of a position that is over for a colour, or `None` while it goes on. A win that comes sooner counts more, and
/// a win shared with enemies half.
pub(crate) fn result<const C: usize>(field: &Field<C>, own: Colour) -> Option<i32> {
    let position = field.position();
    if !position.is_over() {
        return None;
    }
    let late = LATE * i32::from(position.ply());
    Some(match Pente::outcome(position) {
        Some(Outcome::Win { seats, .. }) => {
            let wins = |friendly| {
                field.playing().any(|colour| {
                    let seat = position.seat(colour);
                    field.allied(own, colour) == friendly
                        && seat.is_some_and(|seat| seats.contains(seat))
                })
            };
            match (wins(true), wins(false)) {
                (true, false) => WON - late,
                (true, true) => WON / 2 - late,
                (false, _) => late - WON,
            }
        }
        _ => 0,
    })
}

/// What a colour could do next.
#[derive(Default)]
struct Prospects {
    /// The sum of the values of the points.
    windows: i32,
    /// On how many points it would win by a row.
    rows: i32,
    /// On how many it would make what one stone does not stop.
    doubles: i32,
    /// The worth of its best capture.
    capture: i32,
}

/// How good a position that goes on is for a colour.
pub(crate) fn judge<const C: usize>(field: &Field<C>, own: Colour) -> i32 {
    let position = field.position();
    let to_move = position.colour_due();
    let number = position.options().capture_number();
    let others = field
        .playing()
        .filter(|other| !field.allied(own, *other))
        .count();
    let mut sum = 0;
    for colour in field.playing() {
        let Prospects {
            windows,
            rows,
            doubles,
            capture,
        } = prospects(field, colour);
        let worth = windows / 8
            + captured_worth(field.captured(colour), number)
            + if colour == to_move {
                let wins = rows > 0 || capture >= WINNING;
                let now = if wins { WON / 4 } else { capture * 7 / 10 };
                now + if doubles > 0 { 5_000 } else { 0 }
            } else {
                let lines = match rows {
                    0 => 0,
                    1 => 300,
                    _ => 20_000,
                };
                lines + capture.min(2_000) * 35 / 100 + 90 * doubles.min(3)
            };
        if field.allied(own, colour) {
            sum += worth;
        } else if others > 1 {
            sum -= worth * 6 / 10;
        } else {
            sum -= worth;
        }
    }
    sum
}

fn prospects<const C: usize>(field: &Field<C>, colour: Colour) -> Prospects {
    let board = field.board();
    let mut prospects = Prospects::default();
    for point in board.near(2).iter() {
        prospects.windows += board.value(colour.index(), point) as i32;
        match board.shapes(colour.index(), point).threat() {
            Threat::Row => prospects.rows += 1,
            Threat::DoubleFour | Threat::FourThree => prospects.doubles += 1,
            _ => {}
        }
        let capture = capture_worth(field, point, colour);
        prospects.capture = prospects.capture.max(capture);
    }
    prospects
}

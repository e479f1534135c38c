//! What seats, sides, clocks and moments are called. The script uses the same texts in the same way.

use super::Reader;
use super::cards::card;
use crate::SeatSummary;
use crate::i18n::Language;
use tablier_catalog::{Card, Entry};
use tablier_game::Seat;
use tablier_protocol::{ClockKind, SeatKind, SeatView, TableState};

const MINUTE_MS: u64 = 60_000;
const HOUR_MS: u64 = 60 * MINUTE_MS;
const DAY_MS: u64 = 24 * HOUR_MS;

/// The name of a game.
pub(super) fn game(reader: &Reader, id: &str) -> String {
    reader.text(&format!("{id}-name"))
}

/// The name of a side of a game.
pub(super) fn side(reader: &Reader, game: &str, side: &str) -> String {
    reader.text(&format!("{game}-side-{side}"))
}

/// The name of who holds a seat at a table that is shown.
pub(super) fn seat(reader: &Reader, state: &TableState, seat: &SeatView) -> String {
    let one_screen = state.seats.iter().all(|seat| seat.held == SeatKind::Local);
    if seat.name.is_none() && seat.taken && one_screen {
        return match state.view.sides.get(seat.seat.index()) {
            Some(Some(id)) => side(reader, &state.view.game, id),
            _ => number(reader, seat.seat),
        };
    }
    let yours = state.yours.contains(&seat.seat);
    holder(reader, seat.name.as_deref(), seat.taken, seat.held, yours)
}

/// The name of who holds a seat in a list.
pub(super) fn listed_seat(reader: &Reader, seat: &SeatSummary) -> String {
    holder(reader, seat.name.as_deref(), seat.taken, seat.kind, false)
}

fn holder(reader: &Reader, name: Option<&str>, taken: bool, kind: SeatKind, yours: bool) -> String {
    match (name, taken, kind) {
        (Some(name), _, _) => name.to_owned(),
        (None, false, _) => reader.text("site-seat-free"),
        (None, true, SeatKind::Computer { level }) => {
            reader.fill("site-seat-computer", &[("level", i32::from(level).into())])
        }
        (None, true, _) if yours => reader.text("site-seat-you"),
        (None, true, _) => reader.text("site-seat-visitor"),
    }
}

/// A seat by its number.
pub(super) fn number(reader: &Reader, seat: Seat) -> String {
    reader.fill(
        "site-seat-number",
        &[("number", (i32::from(seat.0) + 1).into())],
    )
}

/// How time is kept, after the word for the clock.
pub(super) fn clock_value(reader: &Reader, held: ClockKind) -> String {
    if held == ClockKind::None {
        reader.text("site-clock-value-none")
    } else {
        clock(reader, held)
    }
}

/// How time is kept, in a few words.
pub(super) fn clock(reader: &Reader, clock: ClockKind) -> String {
    let minutes = |ms: u64| ((ms / MINUTE_MS) as i32).into();
    let seconds = |ms: u64| ((ms / 1000) as i32).into();
    match clock {
        ClockKind::None => reader.text("site-clock-none"),
        ClockKind::Fischer {
            initial_ms,
            increment_ms,
        } => reader.fill(
            "site-clock-fischer",
            &[
                ("minutes", minutes(initial_ms)),
                ("seconds", seconds(increment_ms)),
            ],
        ),
        ClockKind::ByoYomi {
            main_ms,
            period_ms,
            periods,
        } => reader.fill(
            "site-clock-byo-yomi",
            &[
                ("minutes", minutes(main_ms)),
                ("periods", i32::from(periods).into()),
                ("seconds", seconds(period_ms)),
            ],
        ),
        ClockKind::PerTurn { turn_ms } if turn_ms >= DAY_MS => reader.fill(
            "site-clock-per-turn",
            &[("days", ((turn_ms / DAY_MS) as i32).into())],
        ),
        ClockKind::PerTurn { turn_ms } => reader.fill(
            "site-clock-per-turn-seconds",
            &[("seconds", seconds(turn_ms))],
        ),
    }
}

/// How long ago something was.
pub(super) fn ago(reader: &Reader, then_ms: u64, now_ms: u64) -> String {
    let passed = now_ms.saturating_sub(then_ms);
    let (id, unit) = match passed {
        DAY_MS.. => ("site-ago-days", DAY_MS),
        HOUR_MS.. => ("site-ago-hours", HOUR_MS),
        MINUTE_MS.. => ("site-ago-minutes", MINUTE_MS),
        _ => return reader.text("site-ago-moment"),
    };
    reader.fill(id, &[("count", ((passed / unit) as i32).into())])
}

/// `2 joueurs`, `2 à 4 joueurs`.
pub(super) fn players(reader: &Reader, card: &Card) -> String {
    let (least, most) = card.players;
    if least == most {
        reader.fill("site-card-players", &[("count", i32::from(least).into())])
    } else {
        reader.fill(
            "site-card-players-range",
            &[
                ("least", i32::from(least).into()),
                ("most", i32::from(most).into()),
            ],
        )
    }
}

/// The address of the page on which a table of a game is opened.
pub(super) fn open_address(reader: &Reader, entry: &Entry) -> String {
    open_address_in(reader.language, entry)
}

/// The same in a language.
pub(super) fn open_address_in(language: Language, entry: &Entry) -> String {
    let page = &card(entry).page;
    match language {
        Language::Fr => format!("/jouer/{}", page.fr),
        Language::En => format!("/en/play/{}", page.en),
    }
}

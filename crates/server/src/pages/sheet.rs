//! What only paper shows of a table: the day, the clock, the options in force, and at the foot where the table
//! is found. The script leaves these parts as they are. What changes as the game goes on is not here.

use super::{Reader, names};
use crate::TableId;
use maud::{Markup, html};
use tablier_catalog::Entry;
use tablier_protocol::TableState;
use time::OffsetDateTime;

/// The facts of a table that hold from its first turn to its last.
pub(super) fn facts(reader: &Reader, entry: &Entry, id: TableId, state: &TableState) -> Markup {
    let game = entry.id();
    let opened = id
        .opened_s()
        .and_then(|opened| OffsetDateTime::from_unix_timestamp(opened).ok());
    html! {
        dl class="sheet-facts on-paper" {
            @if let Some(opened) = opened {
                dt { (reader.text("site-sheet-date")) }
                dd { time datetime=(machine(opened)) { (day(reader, opened)) } }
            }
            dt { (reader.text("site-open-clock")) }
            dd { (names::clock_value(reader, state.clock.held)) }
            @for option in entry.game.spec().options {
                @if let Some(value) = state.view.options.get(option.key) {
                    dt { (reader.text(&format!("{game}-option-{}", option.key))) }
                    dd { (reader.text(&format!("{game}-option-{}-{value}", option.key))) }
                }
            }
        }
    }
}

/// The foot of the sheet: the site and the address of the table.
pub(super) fn foot(reader: &Reader, address: &str) -> Markup {
    html! {
        p class="sheet-foot on-paper" {
            strong { (reader.text("site-name")) }
            span { (address) }
        }
    }
}

/// The day in words, by universal time; the script puts the reader's own day in its place.
fn day(reader: &Reader, at: OffsetDateTime) -> String {
    let args = [
        ("day", i32::from(at.day()).into()),
        ("month", i32::from(u8::from(at.month())).into()),
        // A text, so that no thousands are set apart.
        ("year", at.year().to_string().into()),
    ];
    reader.fill("site-date", &args)
}

/// The moment as programs read it.
fn machine(at: OffsetDateTime) -> String {
    let (hour, minute, second) = at.to_hms();
    format!("{}T{hour:02}:{minute:02}:{second:02}Z", at.date())
}

#[cfg(test)]
mod tests {
    use super::machine;
    use time::OffsetDateTime;

    #[test]
    fn a_moment_is_written_for_programs() {
        let at = OffsetDateTime::from_unix_timestamp(1_796_014_923).unwrap();
        assert_eq!(machine(at), "2026-11-30T05:02:03Z");
    }
}

//! What is asked for when a table is opened.

use super::{holder, new_seed, view};
use crate::{AppError, Visitor, limits};
use serde::Deserialize;
use tablier_game::{Message, OptionValues, Seat};
use tablier_protocol::{ClockKind, SeatKind, object};
use tablier_table::{Created, Event, Name};

/// What is asked for when a table is opened.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game's id.
    pub game: String,
    /// Options by key; what is missing has its default.
    #[serde(default)]
    pub options: OptionValues,
    /// The seats in order, as many as the options say.
    pub seats: Vec<SeatSetup>,
    /// How time is kept.
    #[serde(deserialize_with = "object")]
    pub clock: ClockKind,
    /// The name of who opens it, as others see it.
    #[serde(default)]
    pub name: Option<String>,
}

/// How a seat will be played: `local` seats are those of who opens the table (one of two against
/// the computer or by link, all on one screen).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(transparent)]
pub struct SeatSetup {
    /// How the seat is played.
    #[serde(deserialize_with = "object")]
    pub kind: SeatKind,
}

impl NewTable {
    /// The first events of the table, or what is wrong.
    pub(super) fn check(&self, visitor: &Visitor) -> Result<(Created, Vec<Event>), AppError> {
        let entry = tablier_catalog::find(&self.game).ok_or_else(|| {
            bad(Message::new("table-error-no-game").with("game", self.game.as_str()))
        })?;
        let options = entry.game.complete_options(&self.options).map_err(bad)?;
        let seating = entry.game.seating(&options).map_err(bad)?;
        if self.seats.len() != usize::from(seating.seats) {
            return Err(bad(Message::new("table-error-seats")
                .with("seats", i32::from(seating.seats))
                .with("given", self.seats.len() as i32)));
        }
        let levels = entry.player.levels();
        for seat in &self.seats {
            if let SeatKind::Computer { level } = seat.kind
                && !(1..=levels).contains(&level)
            {
                let message = Message::new("table-error-level");
                return Err(bad(message.with("levels", i32::from(levels))));
            }
        }
        let clock = view::clock_rule(self.clock);
        if !clock.is_possible() {
            return Err(bad(Message::new("table-error-clock")));
        }
        let mut name = self.name.as_deref().map(name).transpose()?;
        let taken: Vec<Event> = (0u8..)
            .zip(&self.seats)
            .filter(|(_, seat)| seat.kind == SeatKind::Local)
            .map(|(seat, _)| Event::Taken {
                seat: Seat(seat),
                holder: holder(visitor.id),
                // On one screen the name is at the first seat.
                name: name.take(),
            })
            .collect();
        if taken.is_empty() {
            return Err(bad(Message::new("table-error-no-local-seat")));
        }
        let created = Created {
            rules: entry.game.spec().rules_name(),
            options,
            seats: self
                .seats
                .iter()
                .map(|seat| view::plan(seat.kind))
                .collect(),
            clock,
            seed: new_seed(),
            host: holder(visitor.id),
            rematch_of: None,
        };
        Ok((created, taken))
    }
}

/// A name, or what is wrong with it.
pub(crate) fn name(text: &str) -> Result<Name, AppError> {
    text.parse()
        .map_err(|_| bad(Message::new("table-name-bad").with("max", limits::NAME_CHARS as i32)))
}

fn bad(message: Message) -> AppError {
    AppError::Bad(message)
}

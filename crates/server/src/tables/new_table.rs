//! What is asked for when a table is opened.

use serde::Deserialize;
use tablier_game::OptionValues;
use tablier_protocol::{ClockKind, SeatKind};

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
    pub kind: SeatKind,
}

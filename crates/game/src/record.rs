//! The record of a game: rules, options, what was played, the result and how it came about.

use crate::{OptionValues, Outcome, Seat};
use serde::{Deserialize, Serialize};

/// The record of a game. [`crate::replay`] plays it again; [`std::fmt::Display`] and
/// [`std::str::FromStr`] are its canonical text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    /// The game's id.
    pub game: String,
    /// The version of the rules that it was played under.
    pub rules: u16,
    /// Every option with its value.
    pub options: OptionValues,
    /// The position string that it began from, or `None` for the game's own beginning.
    pub start: Option<String>,
    /// What was played, in order.
    pub entries: Vec<Entry>,
    /// The result, or `None` while the game goes on.
    pub result: Option<Outcome>,
}

/// One thing that changed the position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Entry {
    /// A turn of a player.
    Turn {
        /// Its text.
        text: String,
    },
    /// A roll of the dice.
    Roll {
        /// Its text.
        text: String,
    },
    /// A seat left the game, which went on without it (rule G-6).
    Retire {
        /// Which seat.
        seat: Seat,
    },
}

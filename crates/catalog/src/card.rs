//! The card of a game: what `games/<game>/game.toml` says of it.

use serde::Deserialize;

/// What is said of a game before one plays it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// The names of its pages.
    pub page: Page,
    /// The smallest and the greatest number of players.
    pub players: (u8, u8),
    /// The usual length of a game.
    pub minutes: u16,
    /// How hard it is to learn, of 5.
    pub complexity: u8,
}

/// The last part of the addresses of a game's pages, by language.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Page {
    /// In French.
    pub fr: String,
    /// In English.
    pub en: String,
}

//! The cards of the games, read once.

use std::sync::LazyLock;
use tablier_catalog::{Card, Entry, GAMES};

static CARDS: LazyLock<Vec<(&'static str, Card)>> = LazyLock::new(|| {
    GAMES
        .iter()
        .map(|entry| (entry.id(), entry.card()))
        .collect()
});

/// The card of a game of the catalog.
pub(super) fn card(entry: &Entry) -> &'static Card {
    CARDS
        .iter()
        .find(|(id, _)| *id == entry.id())
        .map(|(_, card)| card)
        .expect("every entry is of the catalog")
}

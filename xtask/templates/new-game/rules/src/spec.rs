//! What is known of the game without playing it.

use crate::Side;
use tablier_game::Spec;

/// The description of New Game.
pub static SPEC: Spec = Spec {
    id: "new-game",
    rules: 1,
    sides: &[Side::Red.id(), Side::Blue.id()],
    min_seats: 2,
    max_seats: 2,
    // An option is listed here, read in `options.rs` and named in `texts/`, each value as well.
    options: &[],
    // The first is the one that is written; `Notation::parse_position` reads them all.
    notations: &["board"],
};

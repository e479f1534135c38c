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
    options: &[],
    notations: &["board"],
};

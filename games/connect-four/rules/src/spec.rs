//! What is known of the game without playing it.

use crate::Side;
use tablier_game::Spec;

/// The description of Connect Four.
pub static SPEC: Spec = Spec {
    id: "connect-four",
    rules: 1,
    sides: &[Side::Red.id(), Side::Blue.id()],
    min_seats: 2,
    max_seats: 2,
    options: &[],
    notations: &["board", "columns"],
};

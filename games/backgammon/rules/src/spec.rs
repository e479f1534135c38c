//! What is known of the game without playing it.

use crate::Side;
use tablier_game::Spec;

/// The description of Backgammon.
pub static SPEC: Spec = Spec {
    id: "backgammon",
    rules: 1,
    sides: &[Side::White.id(), Side::Black.id()],
    min_seats: 2,
    max_seats: 2,
    options: &[],
    notations: &["gnubg-id", "gnubg-match-id", "xgid"],
};

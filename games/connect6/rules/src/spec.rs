//! What is known of the game without playing it.

use crate::Side;
use tablier_game::{OptionSpec, Spec};

/// The description of Connect6.
pub static SPEC: Spec = Spec {
    id: "connect6",
    rules: 1,
    sides: &[Side::Black.id(), Side::White.id()],
    min_seats: 2,
    max_seats: 2,
    options: &[OptionSpec {
        key: "size",
        values: &["19", "15", "13"],
        default: "19",
    }],
    notations: &["board"],
};

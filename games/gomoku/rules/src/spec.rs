//! What is known of the game without playing it.

use crate::Side;
use tablier_game::{OptionSpec, Spec};

/// The description of Gomoku.
pub static SPEC: Spec = Spec {
    id: "gomoku",
    rules: 1,
    sides: &[Side::Black.id(), Side::White.id()],
    min_seats: 2,
    max_seats: 2,
    options: &[
        OptionSpec {
            key: "size",
            values: &["15", "13", "19", "20"],
            default: "15",
        },
        OptionSpec {
            key: "rule",
            values: &["standard", "freestyle"],
            default: "standard",
        },
        OptionSpec {
            key: "opening",
            values: &["none", "swap", "swap2"],
            default: "none",
        },
    ],
    notations: &["board"],
};

//! What is known of the game without playing it.

use crate::Colour;
use tablier_game::{OptionSpec, Spec};

/// The description of Pente.
pub static SPEC: Spec = Spec {
    id: "pente",
    rules: 1,
    sides: &[
        Colour::White.id(),
        Colour::Black.id(),
        Colour::Red.id(),
        Colour::Yellow.id(),
    ],
    min_seats: 2,
    max_seats: 4,
    options: &[
        option("players", &["2", "3", "4"]),
        option("size", &["19", "15", "13", "9"]),
        option("capture-win", &["on", "off"]),
        option("capture", &["2", "3"]),
        option("self-capture", &["none", "capture", "forbidden"]),
        option("overtime", &["off", "line", "break"]),
        option("mixed-capture", &["on", "off"]),
        option("teams", &["off", "on"]),
        option("opening", &["swap2", "swap", "none", "pro", "long-pro"]),
    ],
    notations: &["board"],
};

/// An option whose first value is the default.
const fn option(key: &'static str, values: &'static [&'static str]) -> OptionSpec {
    OptionSpec {
        key,
        values,
        default: values[0],
    }
}

//! The conformance suite that every game runs, with generators and checkers of perft and record files.
//!
//! A game's `tests/conformance.rs` is a few lines:
//!
//! ```no_run
//! # use tablier_game::Notation;
//! # fn example<G: Notation>(game: G, texts_fr: &'static str, texts_en: &'static str) {
//! use tablier_game_test::{Conformance, Symmetry};
//!
//! Conformance::new(game, texts_fr, texts_en)
//!     .options(&[("size", "13")])
//!     .options(&[("size", "15"), ("opening", "swap2")])
//!     .start("15/15/15/15/15/15/15/7b7/15/15/15/15/15/15/15 w ply=1")
//!     .garbage(&["j10 j10", "z1"])
//!     .longest(225)
//!     .symmetry(Symmetry::new("half turn", |_options, turn| turn.chars().rev().collect()))
//!     .run();
//! # }
//! ```
//!
//! What it holds a game to is listed at [`Conformance::run`]. Failures panic with the game, the options,
//! the seed, and the position string, so that they can be played again.
//!
//! Beside it: [`check_perft`] for files of known counts, [`check_records`] for golden records,
//! [`check_parsers`] for outside text, [`refused_step`] for the reason why a step is refused,
//! [`Playout`] for random games, [`positions`] for how many, [`check_texts`] for a catalogue of texts,
//! [`SlowRules`] for a second reading of the rules, [`against_random`] and [`play_out`] for computer
//! players, and [`measure`] for benches. Knows no game by name.

mod bench;
mod budget;
mod conformance;
mod end;
mod files;
mod notation;
mod parsers;
mod perft_file;
mod player;
mod playout;
mod record_files;
mod records;
mod refusals;
mod retire;
mod run;
mod scale;
mod slow_rules;
mod steps;
mod symmetry;
mod texts;
mod turns;
mod view;

pub use bench::{fastest, measure, measure_replays, measure_unmaking};
pub use conformance::{Conformance, options_of};
pub use parsers::check_parsers;
pub use perft_file::{PerftCase, check_perft, read_perft};
pub use player::{
    Score, Stopwatch, against_random, check_stops, choice, choices, play_out, seed_of,
};
pub use playout::{Playout, random_turn};
pub use record_files::check_records;
pub use refusals::refused_step;
pub use scale::{is_long, positions, scaled};
pub use slow_rules::{PlainOutcome, SlowRules, check_perft_slowly, seat_to_act};
pub use symmetry::{Symmetry, map_cells, square_symmetries};
pub use texts::{Texts, check_texts};

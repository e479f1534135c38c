//! The rules of Connect6 on bit boards.
//!
//! Black places one stone, then each side two a turn; a row of six or more wins, even with the first
//! stone of two. The numbered rules are in `games/connect6/RULES.md`; the tests carry their numbers.
//!
//! ```
//! use connect6_rules::{Connect6, Connect6Options};
//! use tablier_game::{Game, Notation};
//!
//! let mut position = Connect6::initial(&Connect6Options::default());
//! for text in ["j10", "k11 i11"] {
//!     let turn = Connect6::parse_turn(&position, text)?;
//!     Connect6::play(&mut position, &turn)?;
//! }
//! assert!(Connect6::parse_turn(&position, "a1").is_err(), "two stones are due");
//! assert_eq!(
//!     Connect6::position_text(&position),
//!     "19/19/19/19/19/19/19/19/8w1w8/9b9/19/19/19/19/19/19/19/19/19 b ply=2"
//! );
//! # Ok::<(), connect6_rules::Refusal>(())
//! ```

mod game;
mod movegen;
mod notation;
mod options;
mod position;
mod position_text;
mod refusal;
mod refusal_text;
mod side;
mod spec;
mod steps;
mod texts;
mod threats;
mod turn;
mod view;

pub use game::Connect6;
pub use options::Connect6Options;
pub use position::{Due, Position, Undo};
pub use refusal::Refusal;
pub use side::Side;
pub use spec::SPEC;
pub use texts::{TEXTS_EN, TEXTS_FR};
pub use threats::{Answers, Gaps, Threat, answers, live_fours, threats};
pub use turn::Turn;
pub use view::Connect6Board;

/// How many stones in a row win (C6-3).
pub const WIN_LENGTH: u8 = 6;

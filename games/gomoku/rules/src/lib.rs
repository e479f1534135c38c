//! The rules of Gomoku on bit boards.
//!
//! One stone a turn; a row of exactly five wins (standard), or of five or more (freestyle). Two
//! openings, swap and swap2, let the players choose colours; each stone and each choice in them is a
//! ply. The numbered rules are in `games/gomoku/RULES.md`; the tests carry their numbers.
//!
//! ```
//! use gomoku_rules::{Gomoku, GomokuOptions, Opening, Side};
//! use tablier_game::{Actor, Game, Notation, Seat};
//!
//! let mut options = GomokuOptions::default();
//! options.opening = Opening::Swap2;
//! let mut position = Gomoku::initial(&options);
//! for text in ["h8", "i9", "g7", "white"] {
//!     let turn = Gomoku::parse_turn(&position, text)?;
//!     Gomoku::play(&mut position, &turn)?;
//! }
//! // The second seat took White and places the fourth stone.
//! assert_eq!(position.to_move(), Side::White);
//! assert_eq!(Gomoku::actor(&position), Actor::Player(Seat(1)));
//! # Ok::<(), gomoku_rules::Refusal>(())
//! ```

mod choice;
mod game;
mod line;
mod notation;
mod options;
mod phase;
mod position;
mod position_text;
mod refusal;
mod refusal_text;
mod side;
mod spec;
mod steps;
mod texts;
mod turn;
mod view;

pub use choice::Choice;
pub use game::Gomoku;
pub use options::{GomokuOptions, Opening, Rule};
pub use phase::Phase;
pub use position::{Position, Undo};
pub use refusal::Refusal;
pub use side::Side;
pub use spec::SPEC;
pub use texts::{TEXTS_EN, TEXTS_FR};
pub use turn::Turn;
pub use view::GomokuBoard;

/// How many stones in a row win (GM-2).
pub const WIN_LENGTH: u8 = 5;

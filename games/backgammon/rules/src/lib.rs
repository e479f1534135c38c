//! The rules of Backgammon.
//!
//! Two sides race fifteen checkers each in opposite directions over 24 points; a roll is two dice, a turn
//! the whole play for it. The numbered rules are in `games/backgammon/RULES.md`; the tests carry their
//! numbers.
//!
//! ```
//! use backgammon_rules::{Backgammon, NoOptions};
//! use tablier_game::{Game, Notation};
//!
//! let mut position = Backgammon::parse_position("4HPwATDgc/ABMA w 3-1", &NoOptions)?;
//! let turn = Backgammon::parse_turn(&position, "6/5 8/5")?;
//! assert_eq!(Backgammon::turn_text(&position, &turn), "8/5 6/5");
//! Backgammon::play(&mut position, &turn)?;
//! assert_eq!(Backgammon::position_text(&position), "sGfwATDgc/ABMA b ply=1");
//! # Ok::<(), backgammon_rules::Refusal>(())
//! ```

mod account;
mod base64;
mod cell;
mod checkers;
mod diagram;
mod dice;
mod doubles;
mod game;
mod generate;
mod match_id;
mod matching;
mod notation;
mod options;
mod place;
mod play;
mod position;
mod position_id;
mod position_text;
mod reach;
mod reading;
mod refusal;
mod setup;
mod side;
mod spec;
mod stepping;
mod texts;
mod turn;
mod unequal;
mod view;
mod walk;
mod written;
mod xgid;
mod zobrist;

pub use checkers::{CHECKERS, Checkers};
pub use dice::{Dice, NotDice};
pub use game::Backgammon;
pub use options::NoOptions;
pub use place::{NotAPlace, Place};
pub use play::{Move, Play};
pub use position::Position;
pub use refusal::Refusal;
pub use setup::Setup;
pub use side::{BySide, Side};
pub use spec::SPEC;
pub use texts::{TEXTS_EN, TEXTS_FR};
pub use turn::Turn;
pub use view::{Board, Counts, Point};

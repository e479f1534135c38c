//! The rules of New Game.
//!
//! A grid of three columns and three rows; Red and Blue put pieces in turn, three in a row win. The
//! numbered rules are in `games/new-game/RULES.md`; the tests carry their numbers.
//!
//! ```
//! use new_game_rules::{NewGame, NoOptions};
//! use tablier_game::{Game, Notation};
//!
//! let mut position = NewGame::initial(&NoOptions);
//! let turn = NewGame::parse_turn(&position, "b2")?;
//! NewGame::play(&mut position, &turn)?;
//! assert_eq!(NewGame::position_text(&position), "3/1r1/3 b");
//! # Ok::<(), new_game_rules::Refusal>(())
//! ```

mod cell;
mod diagram;
mod game;
mod lines;
mod notation;
mod options;
mod position;
mod position_text;
mod refusal;
mod side;
mod spec;
mod texts;
mod view;

pub use cell::{Cell, SIZE};
pub use game::NewGame;
pub use lines::LINES;
pub use options::NoOptions;
pub use position::Position;
pub use refusal::Refusal;
pub use side::Side;
pub use spec::SPEC;
pub use texts::{TEXTS_EN, TEXTS_FR};
pub use view::Board;

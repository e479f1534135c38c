//! The rules of Connect Four on bitboards.
//!
//! A grid of seven columns and six rows; Red and Blue drop discs in turn, four in a row win. The
//! numbered rules are in `games/connect-four/RULES.md`; the tests carry their numbers.
//!
//! ```
//! use connect_four_rules::{ConnectFour, NoOptions};
//! use tablier_game::{Game, Notation};
//!
//! let mut position = ConnectFour::parse_position("4455667", &NoOptions)?;
//! assert!(ConnectFour::outcome(&position).is_some(), "d e f g are Red's");
//! position = ConnectFour::initial(&NoOptions);
//! let turn = ConnectFour::parse_turn(&position, "d")?;
//! ConnectFour::play(&mut position, &turn)?;
//! assert_eq!(ConnectFour::position_text(&position), "7/7/7/7/7/3r3 b ply=1");
//! # Ok::<(), connect_four_rules::Refusal>(())
//! ```

mod board_text;
mod cell;
mod cells;
mod column;
mod columns_text;
mod diagram;
mod game;
mod lines;
mod notation;
mod options;
mod position;
mod refusal;
mod side;
mod spec;
mod texts;
mod threats;
mod view;

pub use cell::Cell;
pub use cells::Cells;
pub use column::{COLUMNS, Column};
pub use game::ConnectFour;
pub use options::NoOptions;
pub use position::Position;
pub use refusal::Refusal;
pub use side::Side;
pub use spec::SPEC;
pub use texts::{TEXTS_EN, TEXTS_FR};
pub use threats::{DoubleThreat, Threats, double_threat, threats};
pub use view::Board;

/// The rows of the grid (C4-1).
pub const ROWS: u8 = 6;

//! The rules of Pente for two to four players, with every option of the table.
//!
//! Players place stones in turn; five in a row or ten captured stones win. The numbered rules are in
//! `games/pente/RULES.md`; the tests carry their numbers. This crate knows no clock, no table and no
//! strategy.
//!
//! ```
//! use pente_rules::{Pente, PenteOptions};
//! use tablier_game::{Game, Notation, Options};
//!
//! let options = PenteOptions::from_values(&[("opening".into(), "none".into())].into())?;
//! let mut position = Pente::initial(&options);
//! for text in ["k10", "k11", "a1", "k12", "k13"] {
//!     let turn = Pente::parse_turn(&position, text)?;
//!     Pente::play(&mut position, &turn)?;
//! }
//! assert_eq!(position.captured(tablier_game::Seat(0)), 2, "k11 and k12 lay between k10 and k13");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod account;
mod ask;
mod bare;
mod colour;
mod end;
mod game;
mod legal;
mod lines;
mod make;
mod notation;
mod options;
mod overtime;
mod phase;
mod position;
mod position_parse;
mod position_write;
mod refusal;
mod removals;
mod resolve;
mod settle;
mod spec;
mod texts;
mod turn;
mod view;

pub use colour::Colour;
pub use game::Pente;
pub use make::Undo;
pub use options::{Opening, Overtime, PenteOptions, SelfCapture};
pub use phase::Phase;
pub use position::Position;
pub use refusal::{PositionFault, Refusal};
pub use removals::{Removal, Removals};
pub use spec::SPEC;
pub use texts::{TEXTS_EN, TEXTS_FR};
pub use turn::Turn;
pub use view::{Board, PendingView};

/// The game is drawn when this many turns have been committed (PT-7).
pub const MAX_PLY: u16 = 1000;

//! The one list of games. Everything that must name games derives from it.

mod card;
mod entry;
mod games;

pub use card::{Card, Page};
pub use entry::{Entry, Texts};
pub use games::{GAMES, find};

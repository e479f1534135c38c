//! A simple computer player of New Game.
//!
//! It looks one piece ahead on either side and no further; it holds no protocol text and no clock.

mod simple;

pub use simple::Simple;

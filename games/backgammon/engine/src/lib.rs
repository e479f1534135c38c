//! A simple computer player of Backgammon.
//!
//! It weighs the position after each legal play by rules of thumb and looks no further: no dice are rolled
//! ahead, and it holds no protocol text and no clock.

mod judge;
mod shots;
mod simple;

pub use simple::Simple;

//! A simple computer player of Gomoku.
//!
//! Every empty point is judged by what a stone of either colour would make there ([`tablier_threats`]);
//! two bounded searches by continuous fours find its own wins and the other side's. In the openings it
//! plays quick games against itself to tell which colour is better off, and places and chooses by that.
//! It holds no protocol text and no clock.
//!
//! Everything is bounded by counts, not by time; see [`Simple`] for the order of its decisions.

mod balance;
mod opening;
mod play;
mod simple;
mod worth;

pub use simple::Simple;

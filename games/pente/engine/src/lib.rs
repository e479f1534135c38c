//! A simple computer player of Pente, for two to four players and every option.
//!
//! It plays turns out on a position of the rules, so that captures, self-captures, lines that can be
//! answered and shared wins need no second telling here; beside it a board of shapes
//! ([`tablier_threats`]) judges rows. A search of three turns, narrowed to the points of the greatest
//! worth, takes every other side as allied against its own. In the openings it plays quick games
//! against itself to tell which colour is better off. It holds no protocol text and no clock.
//!
//! Everything is bounded by counts, not by time; see [`Simple`] for what it decides.

mod balance;
mod field;
mod judge;
mod opening;
mod search;
mod simple;
mod worth;

pub use simple::Simple;

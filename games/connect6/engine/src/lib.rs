//! A simple computer player of Connect6.
//!
//! It looks at pairs of stones: for each of the best points the best points to go with it. A pair is
//! judged by the windows of six through its stones (how many own or enemy stones they hold, and none of
//! the other side), by how many stones the other side needs to stop what it threatens, and by whether
//! the other side can then threaten more than two stones can stop. A short search finds wins by
//! threats that each need both stones of the answer. It holds no protocol text and no clock.
//!
//! Everything is bounded by counts, not by time; see [`Simple`] for the order of its decisions.

mod forced;
mod pairs;
mod simple;

pub use simple::Simple;

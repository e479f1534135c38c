//! A simple computer player of Connect Four.
//!
//! It looks one disc ahead on either side and no further; it holds no protocol text and no clock.

mod simple;

pub use simple::Simple;

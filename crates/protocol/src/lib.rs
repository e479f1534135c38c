//! The messages of the wire, one closed type per direction, and the source of the browser's types.
//!
//! The crate knows what a game is and nothing of stores, sockets or pages. Times are milliseconds since
//! 1970 UTC; sequence numbers count what changed the position (turn, roll, takeback, retirement, end), so
//! that an offer or a guest coming in makes no turn stale.

mod client;
mod server;
mod state;
mod strict;

pub use client::{ClientMessage, Command};
pub use server::{Refusal, ServerMessage};
pub use state::{
    ClaimView, ClockKind, ClockView, Connection, ResultView, SeatKind, SeatView, Status, TableState,
};
pub use strict::{Object, object};

/// The version of the protocol; a server refuses a client of another one and asks it to load anew.
pub const PROTOCOL: u16 = 2;

/// A client that is silent for this long sends a [`ClientMessage::Ping`].
pub const HEARTBEAT_MS: u32 = 15_000;

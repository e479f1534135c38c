//! What the server says.

use crate::{ClaimView, Connection, TableState};
use serde::{Deserialize, Serialize};
use tablier_game::{Message, PlayedView};
use ts_rs::TS;
use uuid::Uuid;

/// A message from the server to a client.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[ts(export_to = "protocol.ts")]
pub enum ServerMessage {
    /// The whole state; answers a hello from a client that has nothing, or too little to go on from.
    Welcome {
        /// The state.
        state: Box<TableState>,
        /// Everything played so far, rolls included.
        played: Vec<PlayedView>,
    },
    /// What has happened since; also the answer to a hello that says what the client has.
    News {
        /// The state after it.
        state: Box<TableState>,
        /// How many entries of the client's list of what was played still stand (fewer than it has
        /// after a takeback).
        keep: u32,
        /// What was played after those.
        played: Vec<PlayedView>,
    },
    /// A command has happened and is durable.
    Ack {
        /// The command's id.
        id: Uuid,
        /// The last sequence number after it.
        #[ts(type = "number")]
        seq: u64,
    },
    /// A command was refused and changed nothing.
    Refused {
        /// The command's id, or null if the message could not be read at all.
        id: Option<Uuid>,
        /// Why, for the program.
        refusal: Refusal,
        /// Why, for the person.
        message: Message,
        /// The last sequence number.
        #[ts(type = "number")]
        seq: u64,
    },
    /// Who is connected.
    Presence {
        /// By seat.
        seats: Vec<Connection>,
        /// How many others are watching.
        watchers: u32,
        /// As [`TableState::claim`].
        claim: Option<ClaimView>,
        /// The server's time.
        #[ts(type = "number")]
        now_ms: u64,
    },
    /// Answers a ping.
    Pong {
        /// The nonce of the ping.
        nonce: u32,
        /// The server's time.
        #[ts(type = "number")]
        now_ms: u64,
    },
    /// The server is going down for a moment; come back after this time.
    Restarting {
        /// When to try again.
        after_ms: u32,
    },
}

/// Why a command was refused, for the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(export_to = "protocol.ts")]
pub enum Refusal {
    /// The position has changed since; the client is sent what it missed.
    Stale,
    /// The rules, or the state of the table, do not allow it.
    Illegal,
    /// The client does not hold the seat that could ask this.
    NotYours,
    /// Too many messages; wait.
    TooMany,
    /// The message is not of this protocol.
    Malformed,
    /// The server could not store it; the same command may be sent again.
    Unavailable,
}

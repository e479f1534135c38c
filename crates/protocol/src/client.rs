//! What a client says.

use crate::strict::{nothing_more, object};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use uuid::Uuid;

/// A message from a client to the server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[ts(export_to = "protocol.ts")]
pub enum ClientMessage {
    /// The first message on a connection.
    Hello {
        /// The version of the protocol that the client speaks ([`crate::PROTOCOL`]).
        protocol: u16,
        /// The last sequence number that the client has, or null if it has nothing: it is then sent the
        /// whole state.
        #[ts(type = "number | null")]
        after: Option<u64>,
    },
    /// Asks for something to happen at the table.
    Command {
        /// Chosen by the client, a UUID v7; a resend carries the same one and is answered like the first.
        id: Uuid,
        /// The last sequence number that the client has seen: what the command answers.
        #[ts(type = "number")]
        after_seq: u64,
        /// What is asked for.
        #[serde(deserialize_with = "object")]
        command: Command,
    },
    /// "I am here"; answered by [`crate::ServerMessage::Pong`].
    Ping {
        /// Given back in the answer.
        nonce: u32,
    },
}

/// What a client can ask for at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[ts(export_to = "protocol.ts")]
pub enum Command {
    /// Plays a turn for the seat that acts, which must be the client's.
    Turn {
        /// Its text.
        text: String,
    },
    /// Rolls the dice for the seat that is due; the server draws them.
    #[serde(deserialize_with = "nothing_more")]
    Roll,
    /// Offers a draw.
    #[serde(deserialize_with = "nothing_more")]
    OfferDraw,
    /// Accepts the draw that is offered.
    #[serde(deserialize_with = "nothing_more")]
    AcceptDraw,
    /// Refuses the draw that is offered; play goes on.
    #[serde(deserialize_with = "nothing_more")]
    RefuseDraw,
    /// Resigns.
    #[serde(deserialize_with = "nothing_more")]
    Resign,
    /// Calls the game off before every seat has committed its first turn.
    #[serde(deserialize_with = "nothing_more")]
    Abort,
    /// Wins against who is due and has left, once [`crate::ClaimView::at_ms`] has passed.
    #[serde(deserialize_with = "nothing_more")]
    ClaimWin,
    /// Takes back the own last turn; at a table against the computer or on one screen.
    #[serde(deserialize_with = "nothing_more")]
    Takeback,
    /// Asks for another game with the sides changed.
    #[serde(deserialize_with = "nothing_more")]
    Rematch,
    /// Takes the name `name` at the table.
    Rename {
        /// The name that others see.
        name: String,
    },
}

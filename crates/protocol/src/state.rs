//! The state of a table as the browser sees it.

use crate::strict::nothing_more;
use serde::{Deserialize, Serialize};
use tablier_game::{Message, OutcomeView, PlayedView, PositionView, Seat};
use ts_rs::TS;

/// The state of a table as one client sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(export_to = "protocol.ts")]
pub struct TableState {
    /// The table's id, as in its address.
    pub table: String,
    /// The last sequence number of the log.
    #[ts(type = "number")]
    pub seq: u64,
    /// Where the table stands.
    pub status: Status,
    /// The position.
    pub view: PositionView,
    /// The winning conditions in force, a sentence each.
    pub conditions: Vec<Message>,
    /// The seats in order.
    pub seats: Vec<SeatView>,
    /// The seats that this client plays: none for a watcher, all on one screen.
    pub yours: Vec<Seat>,
    /// The seat that is to commit a turn or to roll, or null while nobody plays.
    pub due: Option<Seat>,
    /// The turn or roll played last, or null.
    pub last: Option<PlayedView>,
    /// Who offers a draw at the moment.
    pub draw_offer: Option<Seat>,
    /// What this client may ask for now, besides turns: `offer-draw`, `accept-draw`, `refuse-draw`,
    /// `resign`, `abort`, `takeback`, `rematch`, `roll`; `invite-device`, `revoke-device`, `drop-devices`.
    pub may: Vec<String>,
    /// Who is due and has left, if this client may soon, or may now, claim the win for it.
    pub claim: Option<ClaimView>,
    /// The clock.
    pub clock: ClockView,
    /// The result, once there is one.
    pub result: Option<ResultView>,
    /// The table of the next game, once a rematch was agreed.
    pub rematch: Option<String>,
    /// The server's time when this was made.
    #[ts(type = "number")]
    pub now_ms: u64,
}

/// Where a table stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(export_to = "protocol.ts")]
pub enum Status {
    /// A seat is still free.
    Waiting,
    /// The game is being played.
    Playing,
    /// The game has ended.
    Finished,
    /// The log no longer folds under the rules of this program; the last good position is shown.
    Broken,
}

/// A seat and who holds it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "protocol.ts")]
pub struct SeatView {
    /// The seat.
    pub seat: Seat,
    /// How it is played.
    pub held: SeatKind,
    /// The name of who holds it; null where the language's own word does ("Ordinateur", a free seat, a
    /// guest without a name).
    pub name: Option<String>,
    /// Whether somebody (or the computer) holds it.
    pub taken: bool,
    /// Whether who holds it is connected.
    pub connection: Connection,
}

/// How a seat is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[ts(export_to = "protocol.ts")]
pub enum SeatKind {
    /// On the screen of who opened the table.
    #[serde(deserialize_with = "nothing_more")]
    Local,
    /// By the computer.
    Computer {
        /// The level, from 1.
        level: u8,
    },
    /// By whoever came with the link.
    #[serde(deserialize_with = "nothing_more")]
    Link,
}

/// Whether somebody is connected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[ts(export_to = "protocol.ts")]
pub enum Connection {
    /// Here.
    Here,
    /// Away since a time.
    Away {
        /// Since when; null if never seen.
        #[ts(type = "number | null")]
        since_ms: Option<u64>,
    },
}

/// A win that can be claimed because who is due has left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "protocol.ts")]
pub struct ClaimView {
    /// The seat that is due.
    pub seat: Seat,
    /// From when on, by the server's time.
    #[ts(type = "number")]
    pub at_ms: u64,
}

/// How time is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[ts(export_to = "protocol.ts")]
pub enum ClockKind {
    /// No clock.
    #[serde(deserialize_with = "nothing_more")]
    None,
    /// A time for the game and an increment for each turn.
    Fischer {
        /// At the beginning.
        #[ts(type = "number")]
        initial_ms: u64,
        /// Added after each turn.
        #[ts(type = "number")]
        increment_ms: u64,
    },
    /// A main time, then periods, each given back if the turn is made within it.
    ByoYomi {
        /// Main time.
        #[ts(type = "number")]
        main_ms: u64,
        /// The length of a period.
        #[ts(type = "number")]
        period_ms: u64,
        /// How many periods.
        periods: u8,
    },
    /// A time for each turn.
    PerTurn {
        /// For each turn.
        #[ts(type = "number")]
        turn_ms: u64,
    },
}

/// The clock as it stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "protocol.ts")]
pub struct ClockView {
    /// How time is kept.
    pub held: ClockKind,
    /// What each seat had left at [`TableState::now_ms`]; empty without a clock. In byo-yomi, of the main time or
    /// else of the running period.
    #[ts(type = "Array<number>")]
    pub left_ms: Vec<u64>,
    /// The byo-yomi periods that each seat has left; empty otherwise.
    pub periods: Vec<u8>,
    /// Whose clock runs.
    pub running: Option<Seat>,
}

/// The result of a finished game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "protocol.ts")]
pub struct ResultView {
    /// How it ended.
    pub outcome: OutcomeView,
    /// The text of how it ended ("par abandon"), or null for a game called off.
    pub how: Option<Message>,
}

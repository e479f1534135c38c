//! A table in a few words: in a list, or behind a link.

use crate::TableId;
use tablier_game::{Message, OptionValues, Seat};
use tablier_protocol::{ClockKind, ResultView, SeatKind, Status};

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableSummary {
    /// The table.
    pub id: TableId,
    /// The game's id.
    pub game: String,
    /// Where it stands.
    pub status: Status,
    /// The seats in order.
    pub seats: Vec<SeatSummary>,
    /// The seats of the visitor who asks.
    pub yours: Vec<Seat>,
    /// Whose turn it is; `None` when nobody's (over, a free seat, a roll is due).
    pub turn: Option<Seat>,
    /// Whether the visitor who asks is to act.
    pub your_turn: bool,
    /// The result, once there is one.
    pub result: Option<ResultView>,
    /// When something last happened, in milliseconds since 1970 UTC.
    pub touched_ms: u64,
}

/// A seat in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatSummary {
    /// The seat.
    pub seat: Seat,
    /// How it is played.
    pub kind: SeatKind,
    /// Who holds it; `None` where the language's own word does.
    pub name: Option<String>,
    /// Whether somebody (or the computer) holds it.
    pub taken: bool,
}

/// What a link invites to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitation {
    /// The table.
    pub table: TableId,
    /// The game's id.
    pub game: String,
    /// Every option with its value.
    pub options: OptionValues,
    /// The winning conditions, a sentence each.
    pub conditions: Vec<Message>,
    /// How time is kept.
    pub clock: ClockKind,
    /// The seats in order.
    pub seats: Vec<SeatSummary>,
    /// The seat that who comes now would take; `None` if all are taken.
    pub free: Option<Seat>,
    /// The name of who opened the table.
    pub host: Option<String>,
}

//! A table in a few words: in a list, or behind a link.

use super::{holder, view};
use crate::{TableId, VisitorId};
use tablier_game::{Message, OptionValues, Seat};
use tablier_protocol::{ClockKind, ResultView, SeatKind, Status};
use tablier_table::Table;

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
    /// Whether the game is over, or was called off.
    pub is_over: bool,
    /// The name of who opened the table.
    pub host: Option<String>,
}

impl TableSummary {
    pub(super) fn of(id: TableId, table: &Table, visitor: VisitorId) -> TableSummary {
        let mine = table.held_by(&holder(visitor));
        let turn = table.due();
        TableSummary {
            id,
            game: table.game().spec().id.to_owned(),
            status: view::status(table),
            seats: seats(table),
            yours: mine.iter().collect(),
            turn,
            your_turn: turn.is_some_and(|seat| mine.contains(seat)),
            result: view::result(table),
            touched_ms: table.touched_ms(),
        }
    }
}

impl Invitation {
    pub(super) fn to(id: TableId, table: &Table) -> Invitation {
        let created = table.created();
        let free = match view::status(table) {
            Status::Waiting => table.free_seat(),
            Status::Playing | Status::Finished | Status::Broken => None,
        };
        Invitation {
            table: id,
            game: table.game().spec().id.to_owned(),
            options: created.options.clone(),
            conditions: view::conditions(table),
            clock: view::clock_kind(created.clock),
            seats: seats(table),
            free,
            is_over: table.result().is_some(),
            host: table
                .seats()
                .iter()
                .find(|seat| seat.is_held_by(&created.host))
                .and_then(|seat| seat.name.as_ref())
                .map(ToString::to_string),
        }
    }
}

fn seats(table: &Table) -> Vec<SeatSummary> {
    (0u8..)
        .zip(table.seats())
        .map(|(seat, state)| SeatSummary {
            seat: Seat(seat),
            kind: view::kind(state.plan),
            name: state.name.as_ref().map(ToString::to_string),
            taken: state.is_taken(),
        })
        .collect()
}

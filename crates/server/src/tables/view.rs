//! From a table to its state on the wire.

use super::{Snapshot, Tables, holder};
use crate::hub::Presence;
use crate::time::Moment;
use crate::{TableId, VisitorId};
use std::borrow::Cow;
use tablier_game::{Args, How, Message, Outcome, OutcomeView, Seat};
use tablier_protocol::{
    ClockKind, ClockView, Connection, ResultView, SeatKind, SeatView, Status, TableState,
};
use tablier_table::{ClockRule, SeatPlan, SeatState, Table};

impl Tables {
    /// The state of a table as a visitor sees it.
    pub(crate) fn view(
        &self,
        id: TableId,
        snapshot: &Snapshot,
        visitor: Option<VisitorId>,
    ) -> TableState {
        let at = Moment::now();
        let table = &snapshot.table;
        let holder = visitor.map(holder);
        let presence = self.0.hub.presence(id);
        let seats = (0u8..).zip(table.seats()).map(|(seat, state)| SeatView {
            seat: Seat(seat),
            held: kind(state.plan),
            name: state.name.as_ref().map(ToString::to_string),
            taken: state.is_taken(),
            connection: connection(state, &presence),
        });
        TableState {
            table: id.to_string(),
            seq: table.seq(),
            status: status(table),
            view: table.position().view(),
            conditions: conditions(table),
            seats: seats.collect(),
            yours: match &holder {
                Some(holder) => table.held_by(holder).iter().collect(),
                None => Vec::new(),
            },
            last: table.played().next_back().cloned(),
            draw_offer: table.offers().draw.map(|offer| offer.by),
            may: match &holder {
                Some(holder) => table.may(holder).into_iter().map(str::to_owned).collect(),
                None => Vec::new(),
            },
            clock: clock(table, self.running_ms(snapshot, at)),
            result: result(table),
            rematch: table.offers().next_table.clone(),
            now_ms: at.ms,
        }
    }

    /// Who is connected, by seat, and how many others watch.
    pub(crate) fn presence(&self, id: TableId, table: &Table) -> (Vec<Connection>, u32) {
        let presence = self.0.hub.presence(id);
        let seats = table.seats().iter();
        let players: Vec<VisitorId> = seats.clone().filter_map(visitor).collect();
        (
            seats.map(|seat| connection(seat, &presence)).collect(),
            presence.watchers(&players),
        )
    }
}

fn visitor(seat: &SeatState) -> Option<VisitorId> {
    seat.holder.as_ref()?.0.parse().ok()
}

fn connection(seat: &SeatState, presence: &Presence) -> Connection {
    if seat.is_computer() {
        return Connection::Here;
    }
    match visitor(seat) {
        Some(visitor) if presence.is_here(visitor) => Connection::Here,
        Some(visitor) => Connection::Away {
            since_ms: presence.away_since_ms(visitor),
        },
        None => Connection::Away { since_ms: None },
    }
}

pub(super) fn status(table: &Table) -> Status {
    match table.status() {
        tablier_table::Status::Waiting => Status::Waiting,
        tablier_table::Status::Playing => Status::Playing,
        tablier_table::Status::Finished => Status::Finished,
        tablier_table::Status::Broken => Status::Broken,
    }
}

pub(super) fn conditions(table: &Table) -> Vec<Message> {
    // The options were checked when the table was opened.
    table
        .game()
        .conditions(&table.created().options)
        .unwrap_or_default()
}

pub(super) fn result(table: &Table) -> Option<ResultView> {
    let outcome = table.result()?;
    Some(ResultView {
        outcome: OutcomeView::from(outcome),
        how: how(table.game().spec().id, outcome),
    })
}

/// The text of how a game ended.
fn how(game: &str, outcome: &Outcome) -> Option<Message> {
    let how = outcome.how()?;
    let whose = if how.is_of_the_table() || *how == How::BOARD_FULL {
        "game"
    } else {
        game
    };
    Some(Message {
        id: Cow::Owned(format!("{whose}-how-{how}")),
        args: Args::default(),
    })
}

fn clock(table: &Table, running_ms: u64) -> ClockView {
    let clock = table.clock();
    let running = table.deadline().map(|(seat, _)| seat);
    let seats: Vec<_> = (0u8..)
        .zip(clock.seats())
        .map(|(seat, state)| {
            let seat = Seat(seat);
            match running {
                Some(running) if running == seat => clock.after(seat, running_ms).unwrap_or(*state),
                _ => *state,
            }
        })
        .collect();
    ClockView {
        held: clock_kind(clock.rule()),
        left_ms: seats.iter().map(|seat| seat.left_ms).collect(),
        periods: match clock.rule() {
            ClockRule::ByoYomi { .. } => seats.iter().map(|seat| seat.periods).collect(),
            ClockRule::None | ClockRule::Fischer { .. } | ClockRule::PerTurn { .. } => Vec::new(),
        },
        running,
    }
}

pub(super) fn kind(plan: SeatPlan) -> SeatKind {
    match plan {
        SeatPlan::Local => SeatKind::Local,
        SeatPlan::Computer { level } => SeatKind::Computer { level },
        SeatPlan::Link => SeatKind::Link,
    }
}

pub(super) fn plan(kind: SeatKind) -> SeatPlan {
    match kind {
        SeatKind::Local => SeatPlan::Local,
        SeatKind::Computer { level } => SeatPlan::Computer { level },
        SeatKind::Link => SeatPlan::Link,
    }
}

pub(super) fn clock_kind(rule: ClockRule) -> ClockKind {
    match rule {
        ClockRule::None => ClockKind::None,
        ClockRule::Fischer {
            initial_ms,
            increment_ms,
        } => ClockKind::Fischer {
            initial_ms,
            increment_ms,
        },
        ClockRule::ByoYomi {
            main_ms,
            period_ms,
            periods,
        } => ClockKind::ByoYomi {
            main_ms,
            period_ms,
            periods,
        },
        ClockRule::PerTurn { turn_ms } => ClockKind::PerTurn { turn_ms },
    }
}

pub(super) fn clock_rule(kind: ClockKind) -> ClockRule {
    match kind {
        ClockKind::None => ClockRule::None,
        ClockKind::Fischer {
            initial_ms,
            increment_ms,
        } => ClockRule::Fischer {
            initial_ms,
            increment_ms,
        },
        ClockKind::ByoYomi {
            main_ms,
            period_ms,
            periods,
        } => ClockRule::ByoYomi {
            main_ms,
            period_ms,
            periods,
        },
        ClockKind::PerTurn { turn_ms } => ClockRule::PerTurn { turn_ms },
    }
}

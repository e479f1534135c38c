//! From a table to its state on the wire.

use super::{Snapshot, Tables, holder};
use crate::hub::Presence;
use crate::time::Moment;
use crate::{TableId, VisitorId, limits};
use std::borrow::Cow;
use tablier_game::{Args, How, Message, Outcome, OutcomeView, Seat};
use tablier_protocol::{
    ClaimView, ClockKind, ClockView, Connection, ResultView, SeatKind, SeatView, Status, TableState,
};
use tablier_table::{Ask, ClockRule, HolderId, SeatPlan, SeatState, Table, Who};

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
            due: table.due(),
            last: table.played().next_back().cloned(),
            draw_offer: table.offers().draw.map(|offer| offer.by),
            may: match &holder {
                Some(holder) => table.may(holder).into_iter().map(str::to_owned).collect(),
                None => Vec::new(),
            },
            claim: holder
                .as_ref()
                .and_then(|holder| self.claim_of(table, &presence, holder)),
            clock: clock(table, self.running_ms(snapshot, at)),
            result: result(table),
            rematch: table.offers().next_table.clone(),
            now_ms: at.ms,
        }
    }

    /// Who is connected, as a visitor sees it.
    pub(crate) fn presence(
        &self,
        id: TableId,
        table: &Table,
        visitor: Option<VisitorId>,
    ) -> PresenceView {
        let presence = self.0.hub.presence(id);
        let seats = table.seats().iter();
        let players: Vec<VisitorId> = seats.clone().flat_map(visitors).collect();
        PresenceView {
            seats: seats.map(|seat| connection(seat, &presence)).collect(),
            watchers: presence.watchers(&players),
            claim: visitor.and_then(|visitor| self.claim_of(table, &presence, &holder(visitor))),
        }
    }

    /// The win that a visitor can claim now or later, because who is due has left.
    pub(super) fn claim(&self, id: TableId, table: &Table, holder: &HolderId) -> Option<ClaimView> {
        self.claim_of(table, &self.0.hub.presence(id), holder)
    }

    fn claim_of(&self, table: &Table, presence: &Presence, holder: &HolderId) -> Option<ClaimView> {
        let seat = table.due()?;
        let ask = Ask::ClaimWin { seat };
        table.decide(Who::Holder(holder), &ask, 0).ok()?;
        let players: Vec<VisitorId> = visitors(&table.seats()[seat.index()]).collect();
        let left_ms = presence.all_away_since_ms(&players)?;
        let limit = match table.clock().rule() {
            ClockRule::None => limits::LEFT_WITHOUT_CLOCK,
            ClockRule::Fischer { .. } | ClockRule::ByoYomi { .. } | ClockRule::PerTurn { .. } => {
                limits::LEFT_WITH_CLOCK
            }
        };
        let wait_ms = self.0.gate.left_ms().unwrap_or(limit.as_millis() as u64);
        // Who left while others thought is given the whole time from when it was their turn.
        let at_ms = left_ms.max(table.since_ms()) + wait_ms;
        Some(ClaimView { seat, at_ms })
    }
}

/// Who is connected to a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PresenceView {
    /// By seat.
    pub(crate) seats: Vec<Connection>,
    /// How many others watch.
    pub(crate) watchers: u32,
    /// Who is due and has left.
    pub(crate) claim: Option<ClaimView>,
}

fn visitors(seat: &SeatState) -> impl Iterator<Item = VisitorId> {
    seat.holders().filter_map(|holder| holder.0.parse().ok())
}

fn connection(seat: &SeatState, presence: &Presence) -> Connection {
    if seat.is_computer() {
        return Connection::Here;
    }
    let players: Vec<VisitorId> = visitors(seat).collect();
    if players.iter().any(|player| presence.is_here(*player)) {
        return Connection::Here;
    }
    let left = players
        .iter()
        .filter_map(|player| presence.away_since_ms(*player));
    Connection::Away {
        since_ms: left.max(),
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

//! From what is asked to what is durable: decide, write, answer.

use super::{Tables, hint};
use crate::store::{Append, Change, Device, Log, Open, Written};
use crate::tables::snapshot::{Snapshot, find};
use crate::time::Moment;
use crate::{AppError, JoinSecret, TableId, VisitorId, limits};
use std::collections::HashMap;
use tablier_game::Seat;
use tablier_table::{Ask, Created, Event, HolderId, Leave, LogEntry, Refused, Stream, Table, Who};
use uuid::Uuid;

/// What is asked for at a table.
pub(super) struct Asked<'a> {
    pub(super) who: Who<'a>,
    pub(super) ask: Ask,
    /// The id of the command, to recognise a resend.
    pub(super) command: Option<Uuid>,
    /// The number that it answers, if it must be the last one.
    pub(super) after: Option<u64>,
    pub(super) at: Moment,
}

impl Asked<'_> {
    /// Whether who asks may know what a command was answered with.
    fn holds_a_seat(&self, table: &Table) -> bool {
        match self.who {
            Who::Holder(holder) => !table.held_by(holder).is_empty(),
            Who::Server => true,
        }
    }
}

impl Tables {
    /// Decides and writes; gives the last number when it is durable.
    pub(super) async fn ask(&self, id: TableId, asked: Asked<'_>) -> Result<u64, AppError> {
        let slot = self.0.cache.slot(id);
        let _turn = slot.turn.lock().await;
        for _ in 0..limits::APPEND_TRIES {
            let snapshot = self.0.cache.load_in(&slot, id).await?;
            let table = &snapshot.table;
            let before = asked.command.and_then(|command| snapshot.answer(command));
            if let Some(answer) = before.filter(|_| asked.holds_a_seat(table)) {
                return Ok(answer);
            }
            if asked.after.is_some_and(|after| after != table.seq()) {
                return Err(AppError::Stale);
            }
            let spent_ms = self
                .0
                .downtimes
                .running_ms(table.since_ms(), snapshot.seen, asked.at);
            let (events, refused) = match table.decide(asked.who, &asked.ask, spent_ms) {
                Ok(events) => (events, None),
                // Too late: the flag falls instead, as an event under the same number.
                Err(Refused::TimeUp(seat)) => {
                    let flag = Ask::Remove {
                        seat,
                        why: Leave::Time,
                    };
                    let events = table.decide(Who::Server, &flag, spent_ms)?;
                    (events, Some(Refused::TimeUp(seat)))
                }
                Err(refused) => return Err(refused.into()),
            };
            let command = asked.command.filter(|_| refused.is_none());
            let mut appends = vec![append(id, table, &events, command, asked.at)];
            let next = next_table(id, table, &events, asked.at)?;
            appends.extend(next.iter().map(|(append, _)| append.clone()));
            let log = Log {
                entries: appends[0].entries.clone(),
                answers: appends[0].command.into_iter().collect(),
            };
            let answer = appends[0].answer();
            drop(snapshot);
            match self.0.store.write(Change::Append(appends)).await {
                Ok(Written::Done) => {
                    slot.extend(log, Some(asked.at.instant))?;
                    self.0.bus.publish(id);
                    if let Some((append, snapshot)) = next {
                        self.0.cache.slot(append.table).begin(snapshot);
                        self.0.bus.publish(append.table);
                    }
                    return match refused {
                        None => Ok(answer),
                        Some(refused) => Err(refused.into()),
                    };
                }
                Ok(Written::Before(answer)) => {
                    slot.clear();
                    return Ok(answer);
                }
                // Somebody else was faster: once more, from what there is now.
                Ok(Written::Conflict) => slot.clear(),
                Err(error) => {
                    // It may have been written or not; what is in memory is not believed.
                    slot.clear();
                    return Err(error.into());
                }
            }
        }
        Err(AppError::Unavailable)
    }

    /// Writes the first entries of a table.
    pub(super) async fn open(
        &self,
        id: TableId,
        created: Created,
        taken: Vec<Event>,
        at: Moment,
    ) -> Result<(), AppError> {
        let (append, snapshot) = opening(id, created, &taken, at)?;
        match self.0.store.write(Change::Append(vec![append])).await? {
            Written::Done => {
                self.0.cache.slot(id).begin(snapshot);
                self.0.bus.publish(id);
                Ok(())
            }
            Written::Before(_) | Written::Conflict => Err(AppError::Internal),
        }
    }
}

/// The first entries of the next game's table, if the events open it.
fn next_table(
    id: TableId,
    table: &Table,
    events: &[Event],
    at: Moment,
) -> Result<Option<(Append, Snapshot)>, AppError> {
    let next = events.iter().find_map(|event| match event {
        Event::RematchMade { table } => table.parse::<TableId>().ok(),
        _ => None,
    });
    let Some(next) = next else {
        return Ok(None);
    };
    let created = table.rematch_created(super::new_seed(), id.to_string());
    let rematch = table.rematch();
    let taken = rematch
        .holders
        .into_iter()
        .map(|(seat, holder, name)| Event::Taken { seat, holder, name });
    let devices = rematch
        .devices
        .into_iter()
        .map(|(seat, holder)| Event::DeviceJoined { seat, holder });
    let taken: Vec<Event> = taken.chain(devices).collect();
    opening(next, created, &taken, at).map(Some)
}

impl Append {
    /// The last number of the game stream after it.
    fn answer(&self) -> u64 {
        self.entries
            .iter()
            .map(|entry| match entry.stream {
                Stream::Game => entry.seq,
                Stream::Seats | Stream::Offers => entry.after,
            })
            .max()
            .unwrap_or(0)
    }
}

/// The entries of events that follow on `table`.
pub(super) fn append(
    id: TableId,
    table: &Table,
    events: &[Event],
    command: Option<Uuid>,
    at: Moment,
) -> Append {
    let mut after = table.clone();
    // The day's clock may have been set back; a log's times do not go back.
    let at_ms = at.ms.max(table.since_ms());
    let entries: Vec<LogEntry> = events
        .iter()
        .map(|event| {
            let heads = after.heads();
            let head = heads.iter().find(|(stream, _)| *stream == event.stream());
            let seq = head.map_or(0, |(_, head)| head + 1);
            let entry = LogEntry::new(event, seq, after.seq(), at_ms);
            after.apply(&entry);
            entry
        })
        .collect();
    let mut append = Append {
        table: id,
        open: None,
        entries,
        command: None,
        hint: hint(&after),
        seats: seats(events),
        devices: devices(table, events),
    };
    append.command = command.map(|command| (command, append.answer()));
    append
}

/// The first entries of a table, and the table.
fn opening(
    id: TableId,
    created: Created,
    taken: &[Event],
    at: Moment,
) -> Result<(Append, Snapshot), AppError> {
    let game = created.rules.split('/').next().unwrap_or("").to_owned();
    let first = LogEntry::new(&Event::Created(Box::new(created)), 0, 0, at.ms);
    let table = Table::fold(find, vec![first.clone()]).map_err(|error| {
        tracing::error!(%error, "a new table cannot be laid out");
        AppError::Internal
    })?;
    let mut append = append(id, &table, taken, None, at);
    append.entries.insert(0, first);
    append.open = Some(Open {
        game,
        invite: JoinSecret::new(),
    });
    let mut snapshot = Snapshot::new(Log {
        entries: append.entries.clone(),
        answers: HashMap::new(),
    })?;
    snapshot.seen = Some(at.instant);
    Ok((append, snapshot))
}

/// Which other devices came and went.
fn devices(table: &Table, events: &[Event]) -> Vec<(VisitorId, Device)> {
    let visitor = |holder: &HolderId| holder.0.parse::<VisitorId>().ok();
    events
        .iter()
        .flat_map(|event| match event {
            Event::DeviceJoined { holder, .. } => {
                let came = visitor(holder).map(|visitor| (visitor, Device::Came));
                came.into_iter().collect()
            }
            Event::DevicesLeft { seat } => {
                let state = table.seats().get(seat.index());
                let went = state.into_iter().flat_map(|state| &state.devices);
                went.filter_map(visitor)
                    .map(|visitor| (visitor, Device::Went))
                    .collect()
            }
            _ => Vec::new(),
        })
        .collect()
}

/// Who took which seat.
fn seats(events: &[Event]) -> Vec<(Seat, VisitorId)> {
    events
        .iter()
        .filter_map(|event| match event {
            Event::Taken { seat, holder, .. } => Some((*seat, holder.0.parse().ok()?)),
            _ => None,
        })
        .collect()
}

//! A table in memory: the fold of its log, and what is needed to go on from there.

use crate::AppError;
use crate::store::Log;
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Instant;
use tablier_game::DynGame;
use tablier_table::{LogEntry, Table};
use uuid::Uuid;

/// A table in memory.
#[derive(Clone)]
pub(crate) struct Snapshot {
    pub(crate) table: Table,
    log: Vec<LogEntry>,
    /// What commands were answered with, for resends.
    answers: HashMap<Uuid, u64>,
    /// When the clock of who is due began to run, if this process saw it.
    pub(crate) seen: Option<Instant>,
}

/// The rules of the game with this id.
pub(crate) fn find(id: &str) -> Option<&'static dyn DynGame> {
    tablier_catalog::find(id).map(|entry| entry.game)
}

impl Snapshot {
    /// The fold of a whole log.
    pub(crate) fn new(log: Log) -> Result<Snapshot, AppError> {
        if log.entries.is_empty() {
            return Err(AppError::NoTable);
        }
        let table = fold(&log.entries)?;
        Ok(Snapshot {
            table,
            log: log.entries,
            answers: log.answers,
            seen: None,
        })
    }

    /// What a command was answered with before.
    pub(crate) fn answer(&self, command: Uuid) -> Option<u64> {
        self.answers.get(&command).copied()
    }

    /// Goes on with entries that came later; those known already are left out. `seen` says when they
    /// happened, if it was in this process.
    pub(crate) fn extend(&mut self, mut tail: Log, seen: Option<Instant>) -> Result<(), AppError> {
        let before = self.table.since_ms();
        let seq = self.table.seq();
        tail.entries.retain(|entry| {
            self.table
                .heads()
                .iter()
                .any(|(stream, head)| *stream == entry.stream && entry.seq > *head)
        });
        self.answers.extend(tail.answers);
        if tail.entries.is_empty() {
            return Ok(());
        }
        tail.entries.sort_by_key(LogEntry::order);
        let in_order = self.table.is_next(&tail.entries[0]);
        self.log.extend(tail.entries.iter().cloned());
        if in_order {
            for entry in &tail.entries {
                self.table.apply(entry);
            }
        } else {
            self.table = fold(&self.log)?;
        }
        if self.table.since_ms() != before || self.table.seq() != seq {
            self.seen = seen;
        }
        Ok(())
    }
}

fn fold(entries: &[LogEntry]) -> Result<Table, AppError> {
    Table::fold(find, entries.to_vec()).map_err(|error| {
        tracing::error!(%error, "a log gives no table");
        AppError::Internal
    })
}

/// One shared snapshot, changed in place when nobody else looks at it.
pub(crate) fn extended(
    mut snapshot: Arc<Snapshot>,
    tail: Log,
    seen: Option<Instant>,
) -> Result<Arc<Snapshot>, AppError> {
    Arc::make_mut(&mut snapshot).extend(tail, seen)?;
    Ok(snapshot)
}

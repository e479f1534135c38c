//! A visitor who asks to be forgotten: their games end, their id and names are struck out of every
//! log, and nothing that is left leads to them. Turns and results stay: they are the others' too.

use super::append::append;
use super::{Tables, holder};
use crate::store::{Change, StoreError, Written};
use crate::time::Moment;
use crate::{AppError, TableId, VisitorId, limits};
use tablier_game::Seat;
use tablier_table::{Ask, Event, HolderId, Leave, Status, Table, forget};

impl Tables {
    /// Forgets a visitor. What was done stays done if it breaks off; the same again goes on.
    ///
    /// # Errors
    /// [`AppError::Unavailable`]; [`AppError::Internal`] for a log that cannot be read.
    pub(crate) async fn forget(&self, visitor: VisitorId) -> Result<(), AppError> {
        self.leave_all(visitor).await?;
        loop {
            self.0
                .store
                .write(Change::ForgetVisitor { id: visitor })
                .await?;
            // A table that was joined from another tab meanwhile.
            if !self.leave_all(visitor).await? {
                return Ok(());
            }
        }
    }

    /// Leaves every table and strikes the visitor out; whether there was one.
    async fn leave_all(&self, visitor: VisitorId) -> Result<bool, AppError> {
        let store = &self.0.store;
        let mut after = None;
        loop {
            let tables = store.all_tables_of_visitor(visitor, after, limits::TABLES_AT_ONCE);
            let tables = tables.await?;
            let Some(last) = tables.last() else {
                return Ok(after.is_some());
            };
            after = Some(*last);
            for table in tables {
                self.leave_for_good(table, visitor).await?;
                self.strike(table, visitor).await?;
            }
        }
    }

    /// A game that goes on is not left hanging: others win it or go on without the visitor; one that
    /// nobody else plays is called off.
    async fn leave_for_good(&self, id: TableId, visitor: VisitorId) -> Result<(), AppError> {
        let holder = holder(visitor);
        loop {
            let snapshot = match self.snapshot(id).await {
                Ok(snapshot) => snapshot,
                // A log that gives no table has no game to end.
                Err(AppError::Internal) => return Ok(()),
                Err(error) => return Err(error),
            };
            let Some(ask) = leaving(&snapshot.table, &holder) else {
                return Ok(());
            };
            match self.by_server(id, snapshot.table.seq(), ask).await {
                // Somebody was faster: look again.
                Ok(_) | Err(AppError::Stale | AppError::Refused(_)) => {}
                Err(error) => return Err(error),
            }
        }
    }

    async fn strike(&self, id: TableId, visitor: VisitorId) -> Result<(), AppError> {
        let slot = self.0.cache.slot(id);
        let _turn = slot.turn.lock().await;
        for _ in 0..limits::APPEND_TRIES {
            let log = self.0.store.log(id, None).await?;
            let struck = forget(&log.entries, &holder(visitor)).map_err(|error| {
                tracing::error!(%id, %error, "nobody can be struck out of this log");
                AppError::Internal
            })?;
            let told = match self.0.cache.load_in(&slot, id).await {
                Ok(snapshot) => {
                    let events = [Event::Forgotten];
                    Some(append(id, &snapshot.table, &events, None, Moment::now()))
                }
                Err(AppError::Internal) => None,
                Err(error) => return Err(error),
            };
            let change = Change::Strike {
                visitor,
                table: id,
                struck,
                told,
            };
            let written = self.0.store.write(change).await;
            // What is in memory names them.
            slot.clear();
            match written.map_err(AppError::from)? {
                Written::Done | Written::Before(_) => {
                    self.0.bus.publish(id);
                    return Ok(());
                }
                Written::Conflict => {}
            }
        }
        Err(StoreError::Unavailable.into())
    }
}

/// What ends the part of `holder` in a game; `None` if it is over, or goes on without them.
fn leaving(table: &Table, holder: &HolderId) -> Option<Ask> {
    let mine = table.held_by(holder);
    let seated = |seat: &Seat| table.seats()[seat.index()].was_taken_by(holder);
    match table.status() {
        Status::Finished | Status::Broken => None,
        // A device that goes leaves who lent it the seat in their game.
        _ if !mine.iter().any(|seat| seated(&seat)) => None,
        Status::Waiting => Some(Ask::Abandon),
        Status::Playing => {
            let others = table.active().without(mine).without(table.computers());
            if others.is_empty() {
                return Some(Ask::Abandon);
            }
            let why = Leave::Left;
            let seat = mine.without(table.retired()).iter().next()?;
            Some(Ask::Remove { seat, why })
        }
    }
}

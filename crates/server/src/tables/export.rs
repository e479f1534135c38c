//! What the site knows of a visitor's tables, for the visitor.

use super::{Tables, holder};
use crate::{AppError, TableId, VisitorId, limits};
use serde::Serialize;
use tablier_game::Seat;

/// A table of a visitor, as it is given to them. Times are milliseconds since 1970 UTC.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct ExportedTable {
    /// The table's id.
    pub(crate) table: String,
    /// The visitor's seats, from 0.
    pub(crate) seats: Vec<Seat>,
    /// The name given at the first of them.
    pub(crate) name: Option<String>,
    /// Whether they came with another device.
    pub(crate) by_device_link: bool,
    /// When something last happened.
    pub(crate) touched_ms: u64,
    /// The record of the game, as text.
    pub(crate) record: String,
}

impl Tables {
    /// Some tables of a visitor after one of them, in the order of their ids, and the last id that was
    /// looked at; `None` when there are no more.
    ///
    /// # Errors
    /// [`AppError::Unavailable`].
    pub(crate) async fn exported(
        &self,
        visitor: VisitorId,
        after: Option<TableId>,
    ) -> Result<Option<(Vec<ExportedTable>, TableId)>, AppError> {
        let store = &self.0.store;
        let ids = store.all_tables_of_visitor(visitor, after, limits::TABLES_AT_ONCE);
        let ids = ids.await?;
        let Some(last) = ids.last().copied() else {
            return Ok(None);
        };
        let holder = holder(visitor);
        let mut tables = Vec::with_capacity(ids.len());
        for id in ids {
            let snapshot = match self.snapshot(id).await {
                Ok(snapshot) => snapshot,
                Err(AppError::Internal) => {
                    tracing::warn!(%id, "left out of what is known of a visitor: unreadable");
                    continue;
                }
                Err(error) => return Err(error),
            };
            let table = &snapshot.table;
            let mine = table.held_by(&holder);
            let first = mine.iter().next().map(|seat| &table.seats()[seat.index()]);
            tables.push(ExportedTable {
                table: id.to_string(),
                seats: mine.iter().collect(),
                by_device_link: first.is_some_and(|seat| !seat.was_taken_by(&holder)),
                name: first
                    .and_then(|seat| seat.name.as_ref())
                    .map(ToString::to_string),
                touched_ms: table.touched_ms(),
                record: table.record().to_string(),
            });
        }
        Ok(Some((tables, last)))
    }
}

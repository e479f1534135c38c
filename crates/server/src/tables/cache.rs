//! The tables in memory. The database is the truth; with one node this is never behind it, with
//! several every reader asks for the rest of the log first.

use super::snapshot::{Snapshot, extended};
use crate::hub::Hub;
use crate::store::{Log, Store};
use crate::{AppError, TableId, limits};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;
use tablier_table::LogEntry;

/// One table in memory.
#[derive(Default)]
pub(crate) struct Slot {
    /// Held while something is decided and written, so that a node does not race with itself.
    pub(crate) turn: tokio::sync::Mutex<()>,
    now: Mutex<Option<Arc<Snapshot>>>,
}

/// The tables in memory.
pub(crate) struct Cache {
    store: Store,
    hub: Hub,
    slots: Mutex<HashMap<TableId, (Arc<Slot>, Instant)>>,
}

impl Cache {
    pub(crate) fn new(store: Store, hub: Hub) -> Cache {
        Cache {
            store,
            hub,
            slots: Mutex::default(),
        }
    }

    /// The place of a table, in memory or not.
    pub(crate) fn slot(&self, id: TableId) -> Arc<Slot> {
        let mut slots = self.slots.lock().unwrap_or_else(PoisonError::into_inner);
        if slots.len() > 2 * limits::TABLES_IN_MEMORY {
            self.shrink(&mut slots);
        }
        let (slot, used) = slots
            .entry(id)
            .or_insert_with(|| (Arc::default(), Instant::now()));
        *used = Instant::now();
        slot.clone()
    }

    /// The table as it is now.
    pub(crate) async fn load(&self, id: TableId) -> Result<Arc<Snapshot>, AppError> {
        let slot = self.slot(id);
        self.load_in(&slot, id).await
    }

    /// The table as it is now, in its place.
    pub(crate) async fn load_in(
        &self,
        slot: &Slot,
        id: TableId,
    ) -> Result<Arc<Snapshot>, AppError> {
        match slot.get() {
            Some(snapshot) if !self.store.is_shared() => Ok(snapshot),
            Some(snapshot) => {
                let tail = self.store.log(id, Some(snapshot.table.heads())).await?;
                drop(snapshot);
                if tail.entries.iter().any(LogEntry::is_forgetting) {
                    // What came before is no longer what is in memory.
                    slot.clear();
                    return self.read_in(slot, id).await;
                }
                slot.extend(tail, None)
            }
            None => self.read_in(slot, id).await,
        }
    }

    /// Reads the whole log.
    async fn read_in(&self, slot: &Slot, id: TableId) -> Result<Arc<Snapshot>, AppError> {
        let found = self.store.log(id, None).await?;
        match Snapshot::new(found) {
            Ok(snapshot) => Ok(slot.set(Arc::new(snapshot))),
            Err(error) => {
                self.forget(id);
                Err(error)
            }
        }
    }

    /// No longer believes what is in memory.
    pub(crate) fn forget(&self, id: TableId) {
        let mut slots = self.slots.lock().unwrap_or_else(PoisonError::into_inner);
        slots.remove(&id);
    }

    /// Forgets the half used longest ago that nobody is connected to.
    fn shrink(&self, slots: &mut HashMap<TableId, (Arc<Slot>, Instant)>) {
        let mut used: Vec<Instant> = slots.values().map(|(_, used)| *used).collect();
        used.sort_unstable();
        let Some(middle) = used.get(used.len() / 2).copied() else {
            return;
        };
        // A slot that somebody else holds may be in the middle of a write.
        slots.retain(|id, (slot, used)| {
            *used > middle || Arc::strong_count(slot) > 1 || self.hub.has_guests(*id)
        });
    }
}

impl Slot {
    pub(crate) fn get(&self) -> Option<Arc<Snapshot>> {
        self.lock().clone()
    }

    /// Keeps what was just read, unless somebody was faster.
    fn set(&self, snapshot: Arc<Snapshot>) -> Arc<Snapshot> {
        self.lock().get_or_insert(snapshot).clone()
    }

    /// Begins with a table that was just opened.
    pub(crate) fn begin(&self, snapshot: Snapshot) {
        *self.lock() = Some(Arc::new(snapshot));
    }

    /// No longer believes what is in memory.
    pub(crate) fn clear(&self) {
        *self.lock() = None;
    }

    /// Goes on with entries that came later.
    pub(crate) fn extend(
        &self,
        tail: Log,
        seen: Option<Instant>,
    ) -> Result<Arc<Snapshot>, AppError> {
        let mut now = self.lock();
        let snapshot = now.take().ok_or(AppError::Unavailable)?;
        let snapshot = extended(snapshot, tail, seen)?;
        *now = Some(snapshot.clone());
        Ok(snapshot)
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Option<Arc<Snapshot>>> {
        self.now.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

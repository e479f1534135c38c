//! The bus: hints that the log of a table has grown. Losing one delays, never loses, since whoever
//! waits for work also looks for it from time to time.

use crate::TableId;
use tokio::sync::broadcast;

/// Hints that may wait for a listener.
const WAITING: usize = 1024;

/// The bus inside one process; a cheap clone.
#[derive(Clone, Debug)]
pub(crate) struct Bus(broadcast::Sender<TableId>);

impl Bus {
    pub(crate) fn new() -> Bus {
        Bus(broadcast::Sender::new(WAITING))
    }

    pub(crate) fn publish(&self, table: TableId) {
        // Nobody listens while the server starts or ends; what is owed is found in the log.
        drop(self.0.send(table));
    }

    pub(crate) fn listen(&self) -> broadcast::Receiver<TableId> {
        self.0.subscribe()
    }
}

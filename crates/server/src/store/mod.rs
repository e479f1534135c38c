//! The store: logs of tables, visitors, keys, leases. SQLite or PostgreSQL.
//!
//! Everything is written by one task, which commits what waits together and answers when it is
//! durable. A log is append-only; a number that is taken is never overwritten. The one exception is a
//! visitor who asks to be forgotten: their id and names are struck out.

mod change;
mod database;
mod gate;
mod read;
mod sql;
mod writer;

#[cfg(test)]
#[path = "../../tests/it/support/postgres.rs"]
#[allow(unreachable_pub)]
mod postgres;
#[cfg(test)]
mod tests;

pub(crate) use change::{Append, Change, Device, Hint, Open, Written};
pub use gate::Gate;
pub(crate) use read::{Log, VisitorRow};

use crate::limits;
use database::Database;
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

/// Why the store does not do what it is asked.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The address names no database that is known.
    #[error("the database is `sqlite://FILE` or `postgres://…`")]
    Url,
    /// The schema cannot be brought up to date.
    #[error("the schema of the database: {0}")]
    Schema(#[from] sqlx::migrate::MigrateError),
    /// The database says no.
    #[error("the database: {0}")]
    Database(#[from] sqlx::Error),
    /// A row is not what this program writes.
    #[error("the database holds something that this program did not write")]
    Row,
    /// The write failed or nobody writes any more; nothing is known of its fate.
    #[error("the store cannot write")]
    Unavailable,
}

/// The store; a cheap clone.
#[derive(Clone)]
pub(crate) struct Store {
    database: Database,
    orders: mpsc::Sender<writer::Order>,
}

/// The task that writes.
pub(crate) struct Writer {
    task: JoinHandle<()>,
    stop: CancellationToken,
    database: Database,
}

impl Store {
    /// Opens the store.
    ///
    /// # Errors
    /// What is wrong with the address or the database.
    pub(crate) async fn open(url: &str, gate: Gate) -> Result<(Store, Writer), StoreError> {
        let database = Database::open(url).await?;
        let (orders, waiting) = mpsc::channel(limits::WRITE_QUEUE);
        let stop = CancellationToken::new();
        let task = tokio::spawn(writer::run(database.clone(), gate, waiting, stop.clone()));
        let store = Store {
            database: database.clone(),
            orders,
        };
        let writer = Writer {
            task,
            stop,
            database,
        };
        Ok((store, writer))
    }

    /// Whether other nodes may write too, so that what is in memory can be behind.
    pub(crate) fn is_shared(&self) -> bool {
        self.database.is_shared()
    }

    /// Writes; the answer comes when it is durable.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]: it may have been written or not.
    pub(crate) async fn write(&self, change: Change) -> Result<Written, StoreError> {
        let (answer, answered) = oneshot::channel();
        let order = writer::Order { change, answer };
        self.orders
            .send(order)
            .await
            .map_err(|_| StoreError::Unavailable)?;
        answered.await.map_err(|_| StoreError::Unavailable)?
    }
}

impl Writer {
    /// Waits until everything that waits is written, and closes the database. What comes later is
    /// refused.
    pub(crate) async fn finish(self) {
        self.stop.cancel();
        if let Err(error) = self.task.await {
            tracing::error!(%error, "the writer ended badly");
        }
        self.database.close().await;
    }
}

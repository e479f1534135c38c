//! What every handler can reach; a cheap clone.

use crate::http::{Limiter, Site};
use crate::hub::Hub;
use crate::i18n::Language;
use crate::store::Store;
use crate::tables::new_name;
use crate::visitor::Visitors;
use crate::{AppError, Tables, Visitor};
use metrics_exporter_prometheus::PrometheusHandle;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

/// What every handler can reach; a cheap clone.
#[derive(Clone)]
pub struct App(Arc<Inner>);

pub(crate) struct Inner {
    pub(crate) site: Site,
    pub(crate) store: Store,
    pub(crate) tables: Tables,
    pub(crate) visitors: Visitors,
    pub(crate) hub: Hub,
    pub(crate) posts: Limiter,
    pub(crate) sockets: Limiter,
    pub(crate) metrics: PrometheusHandle,
    pub(crate) stopping: CancellationToken,
    pub(crate) tasks: TaskTracker,
    pub(crate) beat_ms: AtomicU64,
}

impl App {
    pub(crate) fn new(inner: Inner) -> App {
        App(Arc::new(inner))
    }

    /// The tables.
    pub fn tables(&self) -> &Tables {
        &self.0.tables
    }

    /// The address of the site without a slash at the end, for links.
    pub fn public_url(&self) -> String {
        self.0.site.url().to_owned()
    }

    /// A visitor has opened or joined a table: the name that they gave and the language that they read
    /// are there the next time. An empty name and no language change nothing.
    ///
    /// # Errors
    /// [`AppError::Bad`] for a name that cannot be, [`AppError::Unavailable`].
    pub(crate) async fn remember(
        &self,
        visitor: &Visitor,
        name: &str,
        language: Option<Language>,
    ) -> Result<(), AppError> {
        let mut visitor = visitor.clone();
        if !name.is_empty() {
            visitor.name = Some(new_name(name)?.to_string());
        }
        if let Some(language) = language {
            visitor.language = Some(language.code().to_owned());
        }
        self.0.visitors.save(&visitor).await
    }

    pub(crate) fn site(&self) -> &Site {
        &self.0.site
    }

    pub(crate) fn store(&self) -> &Store {
        &self.0.store
    }

    pub(crate) fn visitors(&self) -> &Visitors {
        &self.0.visitors
    }

    pub(crate) fn hub(&self) -> &Hub {
        &self.0.hub
    }

    /// How often an address may ask for something that changes the site.
    pub(crate) fn posts(&self) -> &Limiter {
        &self.0.posts
    }

    /// How often an address may open a socket.
    pub(crate) fn sockets(&self) -> &Limiter {
        &self.0.sockets
    }

    pub(crate) fn metrics(&self) -> &PrometheusHandle {
        &self.0.metrics
    }

    /// Cancelled when the server goes down.
    pub(crate) fn stopping(&self) -> &CancellationToken {
        &self.0.stopping
    }

    /// What the server waits for before it ends.
    pub(crate) fn tasks(&self) -> &TaskTracker {
        &self.0.tasks
    }

    /// When the store last took a beat of this node.
    pub(crate) fn beat_ms(&self) -> u64 {
        self.0.beat_ms.load(Ordering::Relaxed)
    }

    pub(crate) fn set_beat_ms(&self, beat_ms: u64) {
        self.0.beat_ms.store(beat_ms, Ordering::Relaxed);
    }
}

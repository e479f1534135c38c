//! Where a test can hold or break the store: before a commit, and between a commit and its
//! acknowledgement; and where it can shorten a wait. In service it is open.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;
use tokio::sync::watch;

/// Where a test can hold or break the store.
#[derive(Clone, Debug)]
pub struct Gate(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    closed: watch::Sender<bool>,
    failing: AtomicBool,
    ack_delay_ms: AtomicU64,
    commits: AtomicU64,
    /// Instead of how long who left is waited for; 0 for the limits of the site.
    left_ms: AtomicU64,
    /// Instead of how long a connection may dawdle; 0 for the limits of the site.
    patience_ms: AtomicU64,
}

impl Default for Gate {
    fn default() -> Gate {
        Gate(Arc::new(Inner {
            closed: watch::Sender::new(false),
            failing: AtomicBool::new(false),
            ack_delay_ms: AtomicU64::new(0),
            commits: AtomicU64::new(0),
            left_ms: AtomicU64::new(0),
            patience_ms: AtomicU64::new(0),
        }))
    }
}

impl Gate {
    /// The gate of a server whose test waits between commits and acknowledgements
    /// (`TABLIER_TEST_ACK_DELAY_MS`) or does not wait long for who left (`TABLIER_TEST_LEFT_MS`), or an
    /// open one.
    pub(crate) fn from_environment() -> Gate {
        let gate = Gate::default();
        let number = |name| std::env::var(name).ok()?.parse::<u64>().ok();
        if let Some(delay) = number("TABLIER_TEST_ACK_DELAY_MS") {
            gate.0.ack_delay_ms.store(delay, Ordering::Relaxed);
        }
        if let Some(left_ms) = number("TABLIER_TEST_LEFT_MS") {
            gate.set_left_ms(left_ms);
        }
        gate
    }

    /// Waits for who left for this long, whatever the clock.
    pub fn set_left_ms(&self, left_ms: u64) {
        self.0.left_ms.store(left_ms, Ordering::Relaxed);
    }

    /// How long who left is waited for, where a test says so.
    pub(crate) fn left_ms(&self) -> Option<u64> {
        Some(self.0.left_ms.load(Ordering::Relaxed)).filter(|left_ms| *left_ms > 0)
    }

    /// Lets connections dawdle for this long; for a server that is bound later.
    pub fn set_patience(&self, patience: Duration) {
        let patience_ms = patience.as_millis() as u64;
        self.0.patience_ms.store(patience_ms, Ordering::Relaxed);
    }

    /// How long connections may dawdle, where a test says so.
    pub(crate) fn patience(&self) -> Option<Duration> {
        let patience_ms = self.0.patience_ms.load(Ordering::Relaxed);
        (patience_ms > 0).then(|| Duration::from_millis(patience_ms))
    }

    /// Holds every commit until [`Gate::open`].
    pub fn close(&self) {
        self.0.closed.send_replace(true);
    }

    /// Lets commits through again.
    pub fn open(&self) {
        self.0.closed.send_replace(false);
    }

    /// Makes every commit fail, or no longer.
    pub fn set_failing(&self, failing: bool) {
        self.0.failing.store(failing, Ordering::Relaxed);
    }

    /// How many groups were committed.
    pub fn commits(&self) -> u64 {
        self.0.commits.load(Ordering::Relaxed)
    }

    pub(crate) async fn before_commit(&self) -> Result<(), sqlx::Error> {
        let mut closed = self.0.closed.subscribe();
        // The sender lives as long as we do.
        drop(closed.wait_for(|closed| !closed).await);
        if self.0.failing.load(Ordering::Relaxed) {
            return Err(sqlx::Error::Protocol("a test made this fail".to_owned()));
        }
        Ok(())
    }

    pub(crate) async fn after_commit(&self) {
        self.0.commits.fetch_add(1, Ordering::Relaxed);
        let delay = self.0.ack_delay_ms.load(Ordering::Relaxed);
        if delay > 0 {
            tokio::time::sleep(Duration::from_millis(delay)).await;
        }
    }
}

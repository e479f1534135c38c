//! The heartbeat: a row that says when a node was last alive, so that the time when none was costs no
//! player anything.

use crate::store::{Change, Store, StoreError};
use crate::time::{Downtimes, now_ms};
use crate::{App, limits};
use tokio::time::{MissedTickBehavior, interval};

/// The name of a node that shares its database with nobody.
const SINGLE: &str = "single";

/// At the start: if nobody was alive for some beats, that was a downtime.
pub(crate) async fn wake(store: &Store, times: &Downtimes) -> Result<(), StoreError> {
    let now = now_ms();
    let late_ms = limits::BEAT.as_millis() as u64 * u64::from(limits::MISSED_BEATS);
    let silent = |last: &u64| !store.is_shared() || now.saturating_sub(*last) > late_ms;
    if let Some(from_ms) = store.last_beat_ms().await?.filter(silent) {
        store
            .write(Change::Downtime {
                from_ms,
                until_ms: now,
            })
            .await?;
    }
    times.set(store.downtimes(0).await?);
    Ok(())
}

/// The name of this node.
pub(super) fn node(store: &Store) -> String {
    if store.is_shared() {
        uuid::Uuid::now_v7().to_string()
    } else {
        SINGLE.to_owned()
    }
}

/// Who is connected to another node is not known here.
async fn look_for_peers(app: &App, node: &str, now_ms: u64) {
    if !app.store().is_shared() {
        return;
    }
    let late_ms = limits::BEAT.as_millis() as u64 * u64::from(limits::MISSED_BEATS);
    match app
        .store()
        .has_peers(node, now_ms.saturating_sub(late_ms))
        .await
    {
        Ok(has_peers) => app.hub().set_has_peers(has_peers),
        Err(error) => tracing::error!(%error, "other nodes cannot be looked for"),
    }
}

pub(super) async fn run(app: App) {
    let node = node(app.store());
    let mut ticks = interval(limits::BEAT);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        let last = tokio::select! {
            _ = ticks.tick() => false,
            () = app.stopping().cancelled() => true,
        };
        let now_ms = now_ms();
        let beat = Change::Beat {
            node: node.clone(),
            now_ms,
        };
        match app.store().write(beat).await {
            Ok(_) => app.set_beat_ms(now_ms),
            Err(error) => tracing::error!(%error, "no beat"),
        }
        look_for_peers(&app, &node, now_ms).await;
        if last {
            return;
        }
    }
}

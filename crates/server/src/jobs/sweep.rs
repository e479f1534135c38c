//! Old things are swept out: tables that nobody comes to, visitors who come no more, leases.

use crate::store::Change;
use crate::time::now_ms;
use crate::{App, AppError, limits};
use std::time::Duration;
use tablier_table::Ask;
use tokio::time::{MissedTickBehavior, interval};

pub(super) async fn run(app: App) {
    let mut ticks = interval(limits::SWEEP);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            _ = ticks.tick() => {}
            () = app.stopping().cancelled() => return,
        }
        if let Err(error) = sweep(&app, now_ms()).await {
            tracing::error!(%error, "sweeping");
        }
    }
}

async fn sweep(app: &App, now_ms: u64) -> Result<(), AppError> {
    let before = |age: Duration| now_ms.saturating_sub(age.as_millis() as u64);
    for (status, age) in [
        ("waiting", limits::WAITING_TABLE),
        ("playing", limits::IDLE_TABLE),
    ] {
        let store = app.store();
        let old = store.tables_untouched(status, before(age), limits::SWEPT_TABLES);
        for id in old.await? {
            let snapshot = app.tables().snapshot(id).await?;
            // Where a clock runs, it decides.
            if snapshot.table.deadline().is_some() {
                continue;
            }
            let asked = app
                .tables()
                .by_server(id, snapshot.table.seq(), Ask::Abandon);
            if let Err(error) = asked.await {
                tracing::warn!(%id, %error, "a table cannot be called off");
            }
        }
    }
    let idle = app
        .store()
        .idle_visitors(before(limits::IDLE_VISITOR), limits::SWEPT_VISITORS);
    for visitor in idle.await? {
        if let Err(error) = app.tables().forget(visitor).await {
            tracing::warn!(%error, "a visitor cannot be forgotten");
        }
    }
    app.store()
        .write(Change::Sweep {
            leases_ms: before(limits::LEASE),
            visitors_ms: before(limits::IDLE_VISITOR),
        })
        .await?;
    app.posts().forget_idle();
    app.sockets().forget_idle();
    app.visitors().look_after_keys().await?;
    Ok(())
}

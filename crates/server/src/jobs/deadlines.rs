//! Whose time is up: the flag is an event like any other.

use crate::store::Change;
use crate::time::{Moment, now_ms};
use crate::{App, AppError, TableId, limits};
use tablier_table::{Ask, Leave};
use tokio::time::{MissedTickBehavior, interval};

pub(super) async fn run(app: App) {
    let mut ticks = interval(limits::DEADLINES);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            _ = ticks.tick() => {}
            () = app.stopping().cancelled() => return,
        }
        let tables = match app.store().tables_due(now_ms()).await {
            Ok(tables) => tables,
            Err(error) => {
                tracing::error!(%error, "deadlines cannot be read");
                continue;
            }
        };
        for table in tables {
            match look(&app, table).await {
                // Somebody played in time, or another node was faster.
                Ok(()) | Err(AppError::Stale | AppError::Refused(_)) => {}
                Err(error) => tracing::error!(%table, %error, "a deadline"),
            }
        }
    }
}

/// What is stored is a guess that knows no downtime; the table says whether the time is up.
async fn look(app: &App, id: TableId) -> Result<(), AppError> {
    let snapshot = app.tables().snapshot(id).await?;
    let at = Moment::now();
    let due_ms = match snapshot.table.deadline() {
        None => None,
        Some((seat, budget_ms)) => {
            let running_ms = app.tables().running_ms(&snapshot, at);
            if running_ms >= budget_ms {
                let why = Leave::Time;
                let flag = Ask::Remove { seat, why };
                app.tables()
                    .by_server(id, snapshot.table.seq(), flag)
                    .await?;
                return Ok(());
            }
            Some(at.ms + (budget_ms - running_ms))
        }
    };
    app.store().write(Change::Due { table: id, due_ms }).await?;
    Ok(())
}

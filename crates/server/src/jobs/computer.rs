//! The computer's turns. One is owed whenever the fold says so: by a hint from the bus, or found in
//! the store at the start and from time to time. Double work is harmless, since a number is taken once.

use super::beat::node;
use super::pool::Pool;
use crate::store::{Change, Written};
use crate::tables::Snapshot;
use crate::time::now_ms;
use crate::{App, AppError, TableId, limits};
use rand::Rng;
use rand::SeedableRng;
use rand_chacha::ChaCha20Rng;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use tablier_game::{Budget, Stop};
use tablier_table::{Ask, Table};
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::oneshot;
use tokio::time::{MissedTickBehavior, interval};

/// Who looks after the computer's turns.
#[derive(Clone)]
struct Computers {
    app: App,
    node: String,
    pool: Arc<Pool>,
    /// What is being thought about: the number that the turn answers, and how to stop.
    busy: Arc<Mutex<HashMap<TableId, (u64, Stop)>>>,
}

pub(super) async fn run(app: App) {
    let computers = Computers {
        node: node(app.store()),
        pool: Arc::new(Pool::new()),
        busy: Arc::default(),
        app,
    };
    let app = &computers.app;
    let mut hints = app.tables().hints();
    let mut ticks = interval(limits::RESCAN);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            hint = hints.recv() => match hint {
                Ok(table) => {
                    app.hub().ring(table);
                    computers.look_later(table);
                }
                Err(RecvError::Lagged(_)) => {
                    app.hub().ring_all();
                    computers.look_everywhere().await;
                }
                Err(RecvError::Closed) => break,
            },
            _ = ticks.tick() => {
                if app.store().is_shared() {
                    app.hub().ring_all();
                }
                computers.look_everywhere().await;
            }
            () = app.stopping().cancelled() => break,
        }
    }
    computers.stop_all();
}

impl Computers {
    async fn look_everywhere(&self) {
        match self.app.store().tables_owing().await {
            Ok(tables) => {
                for table in tables {
                    self.look_later(table);
                }
            }
            Err(error) => tracing::error!(%error, "owed turns cannot be read"),
        }
    }

    fn look_later(&self, table: TableId) {
        let this = self.clone();
        self.app.tasks().spawn(async move {
            match this.look(table).await {
                // Somebody was faster, or the table has moved on.
                Ok(()) | Err(AppError::Stale | AppError::Refused(_)) => {}
                Err(error) => tracing::error!(%table, %error, "a turn of the computer"),
            }
        });
    }

    async fn look(&self, id: TableId) -> Result<(), AppError> {
        let snapshot = self.app.tables().snapshot(id).await?;
        let seq = snapshot.table.seq();
        let owes = snapshot.table.computer_due().is_some();
        let rolls = snapshot.table.computer_rolls();
        if !self.begin(id, (owes || rolls).then_some(seq)) {
            return Ok(());
        }
        let done = if self.app.stopping().is_cancelled() || !self.lease(id, seq).await? {
            Ok(())
        } else if rolls {
            self.app
                .tables()
                .roll_for_computer(id, seq)
                .await
                .map(|_| ())
        } else {
            self.play(id, &snapshot, seq).await
        };
        self.end(id, seq);
        done
    }

    /// Notes that the turn after `seq` is being thought about; what was thought about before is
    /// stopped (the table has moved on). False if there is nothing to do.
    fn begin(&self, id: TableId, seq: Option<u64>) -> bool {
        let mut busy = self.busy.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((at, stop)) = busy.get(&id) {
            if Some(*at) == seq {
                return false;
            }
            stop.stop();
            busy.remove(&id);
        }
        if let Some(seq) = seq {
            busy.insert(id, (seq, Stop::new()));
        }
        seq.is_some()
    }

    fn stop_of(&self, id: TableId, seq: u64) -> Option<Stop> {
        let busy = self.busy.lock().unwrap_or_else(PoisonError::into_inner);
        let (at, stop) = busy.get(&id)?;
        (*at == seq).then(|| stop.clone())
    }

    fn end(&self, id: TableId, seq: u64) {
        let mut busy = self.busy.lock().unwrap_or_else(PoisonError::into_inner);
        if busy.get(&id).is_some_and(|(at, _)| *at == seq) {
            busy.remove(&id);
        }
    }

    fn stop_all(&self) {
        let busy = self.busy.lock().unwrap_or_else(PoisonError::into_inner);
        for (_, stop) in busy.values() {
            stop.stop();
        }
    }

    /// Whether this node may do the work.
    async fn lease(&self, table: TableId, seq: u64) -> Result<bool, AppError> {
        let now_ms = now_ms();
        let lease = Change::Lease {
            table,
            seq,
            node: self.node.clone(),
            now_ms,
            until_ms: now_ms + limits::LEASE.as_millis() as u64,
        };
        Ok(self.app.store().write(lease).await? == Written::Done)
    }

    async fn play(&self, id: TableId, snapshot: &Snapshot, seq: u64) -> Result<(), AppError> {
        let table = &snapshot.table;
        let (Some((_, level)), Some(stop)) = (table.computer_due(), self.stop_of(id, seq)) else {
            return Ok(());
        };
        let entry = tablier_catalog::find(table.game().spec().id).ok_or(AppError::Internal)?;
        let position = table.position().boxed();
        let budget = Budget {
            level,
            seed: seed(table),
            stop,
        };
        let (answer, answered) = oneshot::channel();
        let work = move || {
            let turn = entry.player.choose(position.as_ref(), &budget);
            // Nobody waits any more if the server goes down.
            drop(answer.send(turn));
        };
        let whose = &table.created().host.0;
        if let Err(error) = self.pool.add(whose, Box::new(work)) {
            tracing::warn!(%id, %error, "a turn of the computer waits for the next look");
            return Ok(());
        }
        match answered.await {
            Ok(Ok(text)) => {
                let played = self
                    .app
                    .tables()
                    .by_server(id, seq, Ask::Turn { text })
                    .await;
                if let Err(AppError::Refused(why)) = &played {
                    tracing::error!(%id, %why, "the rules refuse the computer's turn");
                }
                played.map(|_| ())
            }
            // Stopped: the table has moved on.
            Ok(Err(_)) => Ok(()),
            // The engine panicked.
            Err(_) => Err(AppError::Internal),
        }
    }
}

/// The seed of the turn that is due, from the table's secret and the number: a retry plays the same.
fn seed(table: &Table) -> u64 {
    let mut key = [0; 32];
    // A secret that cannot be read is a worse seed, and still the same each time.
    let _ = bs58::decode(&table.created().seed).onto(&mut key);
    let mut random = ChaCha20Rng::from_seed(key);
    random.set_stream(table.seq());
    random.next_u64()
}

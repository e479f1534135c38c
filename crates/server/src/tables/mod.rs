//! The tables of the site: opened, joined, shown and played at.

mod append;
mod cache;
mod command;
mod devices;
mod export;
mod forget;
mod new_table;
mod snapshot;
mod summary;
mod view;

pub use command::logged_id;
pub use devices::{DeviceInvitation, Devices};
pub(crate) use export::ExportedTable;
pub(crate) use new_table::name as new_name;
pub use new_table::{NewTable, SeatSetup};
pub(crate) use snapshot::Snapshot;
pub use summary::{Invitation, SeatSummary, TableSummary};
pub(crate) use view::PresenceView;

use crate::bus::Bus;
use crate::hub::Hub;
use crate::store::{Gate, Hint, Store, StoreError};
use crate::time::{Downtimes, Moment, now_ms};
use crate::{AppError, JoinSecret, TableId, Visitor, VisitorId, limits};
use append::Asked;
use cache::Cache;
use std::sync::Arc;
use tablier_game::{Actor, PlayedView, PositionView, Record, StepNode};
use tablier_protocol::{Command, TableState};
use tablier_table::{Ask, HolderId, Refused, Status, Table, Who};
use tokio::sync::broadcast;
use uuid::Uuid;

/// The tables of the site; a cheap clone.
#[derive(Clone)]
pub struct Tables(Arc<Inner>);

struct Inner {
    store: Store,
    cache: Cache,
    bus: Bus,
    hub: Hub,
    downtimes: Downtimes,
    gate: Gate,
}

impl Tables {
    pub(crate) fn new(
        store: Store,
        bus: Bus,
        hub: Hub,
        downtimes: Downtimes,
        gate: Gate,
    ) -> Tables {
        Tables(Arc::new(Inner {
            cache: Cache::new(store.clone(), hub.clone()),
            store,
            bus,
            hub,
            downtimes,
            gate,
        }))
    }

    /// Opens a table; the seats of kind `local` are `visitor`'s.
    ///
    /// # Errors
    /// [`AppError::Bad`] with what is wrong in `new`; [`AppError::Unavailable`].
    pub async fn create(&self, visitor: &Visitor, new: NewTable) -> Result<TableId, AppError> {
        let (created, taken) = new.check(visitor)?;
        let id = TableId::new();
        self.open(id, created, taken, Moment::now()).await?;
        metrics::counter!("tablier_tables_opened_total").increment(1);
        Ok(id)
    }

    /// The state of a table as `visitor` sees it (`None`: somebody without a cookie), and
    /// everything played so far, rolls included.
    ///
    /// # Errors
    /// [`AppError::NoTable`]; [`AppError::Unavailable`].
    pub async fn state(
        &self,
        table: TableId,
        visitor: Option<&Visitor>,
    ) -> Result<(TableState, Vec<PlayedView>), AppError> {
        let snapshot = self.snapshot(table).await?;
        let state = self.view(table, &snapshot, visitor.map(|visitor| visitor.id));
        let played = snapshot.table.played().cloned().collect();
        Ok((state, played))
    }

    /// The tables of a visitor: running ones, then recently finished ones, the latest first.
    ///
    /// # Errors
    /// [`AppError::Unavailable`].
    pub async fn of_visitor(&self, visitor: &Visitor) -> Result<Vec<TableSummary>, AppError> {
        let since_ms = now_ms().saturating_sub(limits::FINISHED_LISTED.as_millis() as u64);
        let ids = self
            .0
            .store
            .tables_of_visitor(visitor.id, since_ms, limits::TABLES_LISTED)
            .await?;
        let mut summaries = Vec::with_capacity(ids.len());
        for id in ids {
            match self.snapshot(id).await {
                Ok(snapshot) => summaries.push(TableSummary::of(id, &snapshot.table, visitor.id)),
                // One table that cannot be shown does not hide the others.
                Err(error) => tracing::warn!(%id, %error, "left out of a list"),
            }
        }
        Ok(summaries)
    }

    /// What a link invites to.
    ///
    /// # Errors
    /// [`AppError::NoInvitation`]; [`AppError::Unavailable`].
    pub async fn invitation(&self, secret: JoinSecret) -> Result<Invitation, AppError> {
        let id = self.invited(secret).await?;
        Ok(Invitation::to(id, &self.snapshot(id).await?.table))
    }

    /// Takes the first free seat by a link. Who sits at the table already just gets its id.
    ///
    /// # Errors
    /// [`AppError::NoInvitation`]; [`AppError::Refused`] for a name that is taken or cannot be;
    /// [`AppError::Unavailable`].
    pub async fn join(
        &self,
        secret: JoinSecret,
        visitor: &Visitor,
        name: Option<String>,
    ) -> Result<TableId, AppError> {
        let id = self.invited(secret).await?;
        let holder = holder(visitor.id);
        if !self.snapshot(id).await?.table.held_by(&holder).is_empty() {
            return Ok(id);
        }
        let name = name.map(|name| new_table::name(&name)).transpose()?;
        self.ask(id, Asked::by(Who::Holder(&holder), Ask::Take { name }))
            .await?;
        Ok(id)
    }

    /// The secret of the link for the free seats, for who opened the table; `None` if no seat is
    /// free or somebody else asks.
    ///
    /// # Errors
    /// [`AppError::NoTable`]; [`AppError::Unavailable`].
    pub async fn invite_link(
        &self,
        table: TableId,
        visitor: &Visitor,
    ) -> Result<Option<JoinSecret>, AppError> {
        let snapshot = self.snapshot(table).await?;
        let waiting = snapshot.table.status() == Status::Waiting;
        if !waiting || !snapshot.table.is_hosted_by(&holder(visitor.id)) {
            return Ok(None);
        }
        Ok(self.0.store.invite_of_table(table).await?)
    }

    /// The record of the game so far.
    ///
    /// # Errors
    /// [`AppError::NoTable`]; [`AppError::Unavailable`].
    pub async fn record(&self, table: TableId) -> Result<Record, AppError> {
        Ok(self.snapshot(table).await?.table.record())
    }

    /// What can be chosen after the steps `partial` of the turn that is due.
    ///
    /// # Errors
    /// [`AppError::Stale`] if the table is not at `after_seq`; [`AppError::Refused`] for a step
    /// that cannot be taken; [`AppError::NoTable`]; [`AppError::Unavailable`].
    pub async fn steps(
        &self,
        table: TableId,
        after_seq: u64,
        partial: &[&str],
    ) -> Result<StepNode, AppError> {
        let snapshot = self.snapshot(table).await?;
        if snapshot.table.seq() != after_seq {
            return Err(AppError::Stale);
        }
        if partial.len() > limits::STEPS {
            return Err(AppError::TooLarge);
        }
        snapshot
            .table
            .position()
            .steps(partial)
            .map_err(AppError::Refused)
    }

    /// The position after these turns of the seat that is due, and what was played: a set that the board
    /// keeps until it is whole (PT-16). Nothing is changed.
    ///
    /// # Errors
    /// [`AppError::Stale`] if the table is not at `after_seq`; [`AppError::Refused`] for a turn that
    /// cannot be played, or is another seat's; [`AppError::NoTable`]; [`AppError::Unavailable`].
    pub async fn ahead(
        &self,
        table: TableId,
        after_seq: u64,
        turns: &[&str],
    ) -> Result<(PositionView, Vec<PlayedView>), AppError> {
        let snapshot = self.snapshot(table).await?;
        let table = &snapshot.table;
        if table.seq() != after_seq {
            return Err(AppError::Stale);
        }
        let is_long = |turn: &&str| turn.len() > limits::TURN_BYTES;
        if turns.len() > limits::TURNS_AHEAD || turns.iter().any(is_long) {
            return Err(AppError::TooLarge);
        }
        let mut position = table.position().boxed();
        let due = table.due().ok_or(Refused::Over)?;
        let mut played = Vec::new();
        for turn in turns {
            if position.actor() != Actor::Player(due) {
                return Err(Refused::OutOfTurn.into());
            }
            played.push(position.play(turn).map_err(AppError::Refused)?.into());
        }
        Ok((position.view(), played))
    }

    /// Asks for something to happen; the answer is the last sequence number after it, and comes
    /// when it is durable. The same `id` again is answered like the first time.
    ///
    /// # Errors
    /// [`AppError::Stale`], [`AppError::Forbidden`], [`AppError::Refused`];
    /// [`AppError::NoTable`]; [`AppError::Unavailable`].
    pub async fn command(
        &self,
        table: TableId,
        visitor: &Visitor,
        id: Uuid,
        after_seq: u64,
        command: Command,
    ) -> Result<u64, AppError> {
        let at = Moment::now();
        let holder = holder(visitor.id);
        let asked = self
            .asked(table, Who::Holder(&holder), id, after_seq, command, at)
            .await?;
        self.ask(table, asked).await
    }

    /// The table as it is now.
    pub(crate) async fn snapshot(&self, table: TableId) -> Result<Arc<Snapshot>, AppError> {
        self.0.cache.load(table).await
    }

    /// Something that the server asks for by itself, if the table is still at `after_seq`.
    pub(crate) async fn by_server(
        &self,
        table: TableId,
        after_seq: u64,
        ask: Ask,
    ) -> Result<u64, AppError> {
        let asked = Asked {
            after: Some(after_seq),
            ..Asked::by(Who::Server, ask)
        };
        self.ask(table, asked).await
    }

    /// Hints of tables where something happened.
    pub(crate) fn hints(&self) -> broadcast::Receiver<TableId> {
        self.0.bus.listen()
    }

    /// How long the clock of who is due has been running.
    pub(crate) fn running_ms(&self, snapshot: &Snapshot, at: Moment) -> u64 {
        let since_ms = snapshot.table.since_ms();
        self.0.downtimes.running_ms(since_ms, snapshot.seen, at)
    }

    async fn invited(&self, secret: JoinSecret) -> Result<TableId, AppError> {
        let found = self.0.store.table_of_invite(secret).await?;
        found.ok_or(AppError::NoInvitation)
    }
}

impl<'a> Asked<'a> {
    fn by(who: Who<'a>, ask: Ask) -> Asked<'a> {
        Asked {
            who,
            ask,
            command: None,
            after: None,
            at: Moment::now(),
        }
    }
}

impl From<StoreError> for AppError {
    fn from(error: StoreError) -> AppError {
        match error {
            StoreError::Row => AppError::Internal,
            StoreError::Url
            | StoreError::Schema(_)
            | StoreError::Database(_)
            | StoreError::Unavailable => {
                tracing::error!(%error, "the store does not answer");
                AppError::Unavailable
            }
        }
    }
}

/// The holder of a visitor's seats.
pub(crate) fn holder(visitor: VisitorId) -> HolderId {
    HolderId(visitor.to_string())
}

/// What is stored so that owed work is found without reading the log.
fn hint(table: &Table) -> Hint {
    Hint {
        status: match table.status() {
            Status::Waiting => "waiting",
            Status::Playing => "playing",
            Status::Finished => "finished",
            Status::Broken => "broken",
        },
        touched_ms: table.touched_ms(),
        owes: table.computer_due().is_some() || table.computer_rolls(),
        due_ms: table
            .deadline()
            .map(|(_, budget)| table.since_ms() + budget),
    }
}

/// A table's secret: 256 random bits.
fn new_seed() -> String {
    bs58::encode(rand::random::<[u8; 32]>()).into_string()
}

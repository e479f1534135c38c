//! The tables of the site: opened, joined, shown and played at.

mod new_table;
mod summary;

pub use new_table::{NewTable, SeatSetup};
pub use summary::{Invitation, SeatSummary, TableSummary};

use crate::{AppError, JoinSecret, TableId, Visitor};
use tablier_game::{PlayedView, Record, StepNode};
use tablier_protocol::{Command, TableState};
use uuid::Uuid;

/// The tables of the site.
pub struct Tables;

impl Tables {
    /// Opens a table; the seats of kind `local` are `visitor`'s.
    ///
    /// # Errors
    /// [`AppError::Bad`] with what is wrong in `new`; [`AppError::Unavailable`].
    pub async fn create(&self, visitor: &Visitor, new: NewTable) -> Result<TableId, AppError> {
        let _ = (visitor, new);
        Err(AppError::Unavailable)
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
        let _ = (table, visitor);
        Err(AppError::NoTable)
    }

    /// The tables of a visitor: running ones, then recently finished ones, the latest first.
    ///
    /// # Errors
    /// [`AppError::Unavailable`].
    pub async fn of_visitor(&self, visitor: &Visitor) -> Result<Vec<TableSummary>, AppError> {
        let _ = visitor;
        Ok(Vec::new())
    }

    /// What a link invites to.
    ///
    /// # Errors
    /// [`AppError::NoInvitation`]; [`AppError::Unavailable`].
    pub async fn invitation(&self, secret: JoinSecret) -> Result<Invitation, AppError> {
        let _ = secret;
        Err(AppError::NoInvitation)
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
        let _ = (secret, visitor, name);
        Err(AppError::NoInvitation)
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
        let _ = (table, visitor);
        Err(AppError::NoTable)
    }

    /// The record of the game so far.
    ///
    /// # Errors
    /// [`AppError::NoTable`]; [`AppError::Unavailable`].
    pub async fn record(&self, table: TableId) -> Result<Record, AppError> {
        let _ = table;
        Err(AppError::NoTable)
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
        let _ = (table, after_seq, partial);
        Err(AppError::NoTable)
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
        let _ = (table, visitor, id, after_seq, command);
        Err(AppError::NoTable)
    }
}

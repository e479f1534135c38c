//! What can be written, and what comes of it.

use crate::{JoinSecret, TableId, VisitorId};
use tablier_game::Seat;
use tablier_table::LogEntry;
use uuid::Uuid;

/// Something to write. A group of changes is one transaction; each is accepted or refused by itself.
#[derive(Clone, Debug)]
pub(crate) enum Change {
    /// Entries for one or several logs, all or none.
    Append(Vec<Append>),
    /// The right to do the work that a table owes at a number, until a time.
    Lease {
        table: TableId,
        seq: u64,
        node: String,
        now_ms: u64,
        until_ms: u64,
    },
    /// What is known of a visitor.
    SaveVisitor {
        id: VisitorId,
        name: Option<String>,
        language: Option<String>,
        now_ms: u64,
    },
    /// A key of the cookie, unless it is there.
    AddKey {
        id: u64,
        secret: Vec<u8>,
        now_ms: u64,
    },
    /// "This node is alive."
    Beat { node: String, now_ms: u64 },
    /// No node was alive between these times.
    Downtime { from_ms: u64, until_ms: u64 },
    /// A better guess of when the work that a table owes is due.
    Due { table: TableId, due_ms: Option<u64> },
    /// Strikes a visitor out of a table: entries that name them are replaced, their rows go.
    Strike {
        visitor: VisitorId,
        table: TableId,
        /// What takes the place of the entries with the same numbers.
        struck: Vec<LogEntry>,
        /// The entry that tells other nodes to read the log anew; `None` if the table cannot be read.
        told: Option<Append>,
    },
    /// Forgets a visitor, who is at no table any more.
    ForgetVisitor { id: VisitorId },
    /// Forgets leases, beats and visitors without a table that are older than a time.
    Sweep { leases_ms: u64, visitors_ms: u64 },
}

/// Entries for one log.
#[derive(Clone, Debug)]
pub(crate) struct Append {
    pub(crate) table: TableId,
    /// For the first entries of a table.
    pub(crate) open: Option<Open>,
    pub(crate) entries: Vec<LogEntry>,
    /// The command that led to them, and the number that it is answered with.
    pub(crate) command: Option<(Uuid, u64)>,
    pub(crate) hint: Hint,
    pub(crate) seats: Vec<(Seat, VisitorId)>,
    /// Other devices that came or went.
    pub(crate) devices: Vec<(VisitorId, Device)>,
}

/// What became of another device of who holds a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Device {
    /// It holds the seat too.
    Came,
    /// It holds it no more.
    Went,
}

/// What is stored of a new table besides its log.
#[derive(Clone, Debug)]
pub(crate) struct Open {
    pub(crate) game: String,
    pub(crate) invite: JoinSecret,
}

/// What is stored of a table so that owed work is found without reading its log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Hint {
    pub(crate) status: &'static str,
    pub(crate) touched_ms: u64,
    /// Whether the computer is to act.
    pub(crate) owes: bool,
    /// When the time of who is due is up.
    pub(crate) due_ms: Option<u64>,
}

/// What came of a change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Written {
    /// It is durable.
    Done,
    /// The command was carried out before, and answered with this number.
    Before(u64),
    /// Somebody else was faster: a number, a lease, or an id is taken.
    Conflict,
}

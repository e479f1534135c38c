//! Every limit of the site, in one place.

pub use tablier_table::limits::{
    ASIDES, CLOCK_MS, DEVICE_LINK_MS, DEVICES, DRAW_OFFER_PLIES, NAME_CHARS, TAKEBACKS_UNTIL,
    TURN_BYTES,
};

use std::time::Duration;

// The store.

/// How long a statement waits for a connection or a lock.
pub const DATABASE_WAIT: Duration = Duration::from_secs(5);
/// Connections of SQLite that read.
pub const SQLITE_READERS: u32 = 4;
/// Connections to PostgreSQL.
pub const POSTGRES_CONNECTIONS: u32 = 10;
/// Changes that may wait for the writer; more wait outside.
pub const WRITE_QUEUE: usize = 1024;
/// Changes in one transaction.
pub const GROUP_COMMIT: usize = 256;

// Tables.

/// Tables kept in memory that nobody is connected to.
pub const TABLES_IN_MEMORY: usize = 2000;
/// How often a command is decided anew because another node was faster.
pub const APPEND_TRIES: usize = 5;
/// Tables in a visitor's list.
pub const TABLES_LISTED: u64 = 50;
/// Tables of a visitor that are read at once when all are gone through.
pub const TABLES_AT_ONCE: u64 = 50;
/// How long a finished table stays in a visitor's list.
pub const FINISHED_LISTED: Duration = Duration::from_hours(14 * 24);
/// A table that waits for a guest is called off after this time.
pub const WAITING_TABLE: Duration = Duration::from_hours(3 * 24);
/// A game without a clock is called off when nothing has happened for this time.
pub const IDLE_TABLE: Duration = Duration::from_hours(60 * 24);
/// A visitor who plays nowhere, and at none of whose tables anything has happened, is forgotten after this
/// time.
pub const IDLE_VISITOR: Duration = Duration::from_hours(365 * 24);
/// The win can be claimed against who is due when they have left for this long and their clock runs.
pub const LEFT_WITH_CLOCK: Duration = Duration::from_mins(1);
/// The same at a table without a clock.
pub const LEFT_WITHOUT_CLOCK: Duration = Duration::from_mins(10);
/// Steps of a turn that are looked at.
pub const STEPS: usize = 16;
/// Turns of one seat that are looked ahead at: more than the longest set of an opening.
pub const TURNS_AHEAD: usize = 8;
/// Visitors forgotten in one sweep.
pub const SWEPT_VISITORS: u64 = 20;

// Time and the computer.

/// How often a node says that it is alive; what is longer than [`MISSED_BEATS`] of them is downtime.
pub const BEAT: Duration = Duration::from_secs(2);
/// Beats that may be late before nobody is thought to be alive.
pub const MISSED_BEATS: u32 = 3;
/// A node whose last beat is older than this is not well.
pub const LATE_BEAT: Duration = Duration::from_secs(30);
/// How often tables are looked at whose time may be up.
pub const DEADLINES: Duration = Duration::from_millis(500);
/// How often owed work is looked for, in case a hint was lost.
pub const RESCAN: Duration = Duration::from_secs(5);
/// How long a node may work on a turn of the computer before another may too.
pub const LEASE: Duration = Duration::from_secs(20);
/// How often old things are swept out.
pub const SWEEP: Duration = Duration::from_mins(10);
/// Tables called off in one sweep.
pub const SWEPT_TABLES: u64 = 100;
/// Turns of the computer that may wait.
pub const COMPUTER_QUEUE: usize = 10_000;

// Connections.

/// Open connections of one node, [`SOCKETS`] among them: beyond, the files and the memory of the process
/// would end instead.
pub const CONNECTIONS: usize = 12_000;
/// Open connections of one address: [`SOCKETS_PER_ADDRESS`], and as many again for the pages of a school,
/// where a browser keeps some open.
pub const CONNECTIONS_PER_ADDRESS: usize = 2 * SOCKETS_PER_ADDRESS;
/// How long the head of a request may take, and how long a connection may be open without one: a browser
/// sends a head at once, and opens a connection anew without anybody's noticing.
pub const HEAD: Duration = Duration::from_secs(20);
/// The same for a trusted proxy, which keeps connections open for the next who comes: longer than proxies do,
/// so that none sends a request into a connection that we are closing.
pub const PROXY_HEAD: Duration = Duration::from_mins(5);
/// How long a client may take nothing of an answer.
pub const STALL: Duration = Duration::from_secs(30);
/// How long no connection is taken after one could not be.
pub const ACCEPT_PAUSE: Duration = Duration::from_millis(500);

/// The longest message from a client, in bytes.
pub const MESSAGE_BYTES: usize = 4 * 1024;
/// The longest address of a request (path and query), in bytes.
pub const ADDRESS_BYTES: usize = 4 * 1024;
/// All headers of a request together, in bytes.
pub const HEADER_BYTES: usize = 16 * 1024;
/// What is kept of a head before it is whole: an address and headers that fit, and what stands between them.
pub const HEAD_BYTES: usize = ADDRESS_BYTES + HEADER_BYTES + 1024;
/// The longest body of a request, in bytes.
pub const BODY_BYTES: usize = 64 * 1024;
/// Messages that may wait for a slow client; then it is dropped. More than [`MESSAGE_BURST`], so that
/// answers to an allowed burst fit.
pub const OUTBOX: usize = 128;
/// Bytes that may wait for a slow client (a single message may be longer); then it is dropped.
pub const OUTBOX_BYTES: usize = 64 * 1024;
/// How long one message may take to leave, if the client takes nothing meanwhile: a tunnel, a phone asleep.
pub const SEND: Duration = STALL;
/// A client that says nothing for this long is gone (it should ping every 15 s).
pub const SILENCE: Duration = Duration::from_secs(45);
/// Bytes that the system keeps for a client before we wait.
pub const SOCKET_SEND_BYTES: u32 = 64 * 1024;
/// Messages that a client may send at once.
pub const MESSAGE_BURST: u32 = 60;
/// Messages a second that a client may go on sending.
pub const MESSAGES_PER_SECOND: u32 = 20;
/// Messages over the limit after which a client is dropped.
pub const MESSAGES_OVER: u32 = 200;
/// Sockets of one node.
pub const SOCKETS: usize = 10_000;
/// Sockets of one address.
pub const SOCKETS_PER_ADDRESS: usize = 200;
/// Requests that change something (opening a table, joining) from one address at once. A school has one
/// address.
pub const POST_BURST: u32 = 120;
/// One more such request is allowed each time this has passed.
pub const POST_EVERY: Duration = Duration::from_millis(500);
/// Sockets that one address may open at once, whether they last or not: all of a school come back after a
/// restart, and a page that is opened anew opens one.
pub const SOCKET_BURST: u32 = 400;
/// One more socket may be opened each time this has passed.
pub const SOCKET_EVERY: Duration = Duration::from_millis(100);
/// How long a request may take.
pub const REQUEST: Duration = Duration::from_secs(30);
/// Forwarded addresses of one request that are looked at.
pub const FORWARDED: usize = 16;
/// How long a visitor's cookie is kept.
pub const COOKIE: Duration = Duration::from_hours(400 * 24);
/// A new key of the cookie is made when the latest is this old.
pub const KEY_AGE: Duration = Duration::from_hours(100 * 24);
/// A new key signs only when it is this old, and every node has read it ([`SWEEP`]).
pub const KEY_REST: Duration = Duration::from_mins(30);
/// Keys of the cookie that verify: so many times [`KEY_AGE`] is [`COOKIE`].
pub const COOKIE_KEYS: usize = 5;

// Going down.

/// When a client is told to come back after a restart.
pub const RESTART_MS: u32 = 1000;
/// How long open connections may take to end.
pub const DRAIN: Duration = Duration::from_secs(10);

//! The limits that are part of the rules of a table.

/// A side whose draw offer was refused may offer again after this many plies (rule G-5), or once the
/// other side has offered.
pub const DRAW_OFFER_PLIES: u32 = 20;

/// The longest name, in characters.
pub const NAME_CHARS: usize = 24;

/// Entries of a table's log after which seats are no longer renamed, lent to devices or offered a draw: each
/// kind of entry that could be added for ever has its stream, and this is the length of a stream.
pub const ASIDES: u64 = 500;

/// Entries of the game's own stream after which nothing is taken back any more; the game itself goes on.
pub const TAKEBACKS_UNTIL: u64 = 10_000;

/// The longest text of a turn that is looked at, in bytes.
pub const TURN_BYTES: usize = 256;

/// Devices that may hold a seat besides the one that took it.
pub const DEVICES: usize = 3;

/// How long a link for another device may be used, in milliseconds: a quarter of an hour.
pub const DEVICE_LINK_MS: u64 = 15 * 60 * 1000;

/// The highest level that a log may name; the catalog says which exist.
pub const LEVEL: u8 = 100;

/// The longest time that a clock may give for anything, in milliseconds: 30 days.
pub const CLOCK_MS: u64 = 30 * 24 * 60 * 60 * 1000;

//! A table as a pure state machine: seats, clocks, offers, turns, result.
//!
//! What happened at a table is a log of [`Event`]s; [`Table`] is the fold of that log, and
//! [`Table::decide`] says which events an [`Ask`] leads to, or why it is refused. Nothing here does
//! I/O, reads a clock or draws a random number: the time that passed, the roll that came up and the
//! id of the next table are arguments. The crate knows what a game is and no game by name.

pub mod limits;

mod ask;
mod clock;
mod decide;
mod devices;
mod draw;
mod event;
mod fold;
mod forget;
mod history;
mod holder;
mod log;
mod offers;
mod refused;
mod rematch;
mod seat_state;
mod table;
mod texts;

pub use ask::{Ask, Who};
pub use clock::{Clock, ClockRule, SeatClock};
pub use devices::DeviceLink;
pub use event::{Created, Event, Leave, RollSource, SeatPlan, Stream};
pub use fold::FoldError;
pub use forget::forget;
pub use history::Step;
pub use holder::{BadName, HolderId, Name};
pub use log::{BadEvent, EVENT_VERSION, LogEntry};
pub use offers::{DrawOffer, Offers};
pub use refused::Refused;
pub use rematch::Rematch;
pub use seat_state::SeatState;
pub use table::{Broken, Status, Table};
pub use texts::{TEXTS_EN, TEXTS_FR};

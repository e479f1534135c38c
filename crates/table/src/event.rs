//! What happens at a table. Every value here is stored for ever: a change of a shape is a new
//! version with an upcaster (`log.rs`).

use crate::{ClockRule, HolderId, Name};
use serde::{Deserialize, Serialize};
use tablier_game::{OptionValues, Outcome, Seat};

/// The streams of a log, each numbered by itself. The numbers of [`Stream::Game`] are what a turn
/// answers; what happens in the other streams makes no turn stale.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stream {
    /// What changes the position; begins with [`Event::Created`], number 0.
    Game,
    /// Who sits where under what name; begins with number 1.
    Seats,
    /// Offers and the answers to them; begins with number 1.
    Offers,
}

impl Stream {
    /// The name in the store.
    pub const fn as_str(self) -> &'static str {
        match self {
            Stream::Game => "game",
            Stream::Seats => "seats",
            Stream::Offers => "offers",
        }
    }

    /// The stream with this name in the store.
    pub fn from_name(name: &str) -> Option<Stream> {
        [Stream::Game, Stream::Seats, Stream::Offers]
            .into_iter()
            .find(|stream| stream.as_str() == name)
    }
}

/// Something that happened at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Event {
    /// The table was opened.
    Created(Box<Created>),
    /// A turn was played.
    Turn {
        /// By whom.
        seat: Seat,
        /// Its canonical text.
        text: String,
        /// What it costs on the clock.
        spent_ms: u64,
    },
    /// The dice were rolled.
    Roll {
        /// What came up.
        text: String,
        /// What it costs on the clock of the seat that was due.
        spent_ms: u64,
        /// Where the roll comes from.
        source: RollSource,
    },
    /// The last turns and rolls were taken back.
    Takeback {
        /// By whom.
        seat: Seat,
        /// How many turns, rolls and retirements still stand.
        keep: u32,
    },
    /// A seat left the game, which goes on without it (rule G-6).
    Retired {
        /// Which seat.
        seat: Seat,
        /// How.
        why: Leave,
    },
    /// The game ended. Never recomputed.
    Ended {
        /// How.
        outcome: Outcome,
    },
    /// Somebody took a seat.
    Taken {
        /// Which seat.
        seat: Seat,
        /// Who.
        holder: HolderId,
        /// Under what name, if any.
        name: Option<Name>,
    },
    /// The name at a seat changed.
    Renamed {
        /// Which seat.
        seat: Seat,
        /// The new name; `None` once who gave it asked to be forgotten.
        name: Option<Name>,
    },
    /// Who holds a seat made a link for another device. It takes the place of an earlier one.
    DeviceInvited {
        /// The first seat of who made it.
        seat: Seat,
        /// What the link is known by: a digest of its secret, never the secret.
        link: String,
        /// When it ends, in milliseconds since 1970 UTC.
        until_ms: u64,
    },
    /// The link for another device was withdrawn.
    DeviceRevoked {
        /// The first seat of who made it.
        seat: Seat,
    },
    /// Another device came by the link, which is thereby used up. It holds all seats of who made it.
    DeviceJoined {
        /// The first seat of who made the link.
        seat: Seat,
        /// The other device.
        holder: HolderId,
    },
    /// The other devices of who holds a seat hold it no more.
    DevicesLeft {
        /// The first seat of who sent them away.
        seat: Seat,
    },
    /// Somebody asked to be forgotten: their name and id were struck out of the entries before this one.
    Forgotten,
    /// A draw was offered.
    DrawOffered {
        /// By whom.
        seat: Seat,
    },
    /// The offer of a draw was accepted.
    DrawAccepted {
        /// By whom.
        seat: Seat,
    },
    /// The offer of a draw was refused; play goes on.
    DrawRefused {
        /// By whom.
        seat: Seat,
    },
    /// One of a team wants to resign; it needs all partners (rule G-6).
    ResignOffered {
        /// Who.
        seat: Seat,
    },
    /// Somebody asked for another game with the sides changed.
    RematchAsked {
        /// Who.
        seat: Seat,
    },
    /// The next game was opened.
    RematchMade {
        /// Its table.
        table: String,
    },
}

impl Event {
    /// The stream that this belongs to.
    pub const fn stream(&self) -> Stream {
        match self {
            Event::Created(_)
            | Event::Turn { .. }
            | Event::Roll { .. }
            | Event::Takeback { .. }
            | Event::Retired { .. }
            | Event::Ended { .. } => Stream::Game,
            Event::Taken { .. }
            | Event::Renamed { .. }
            | Event::DeviceInvited { .. }
            | Event::DeviceRevoked { .. }
            | Event::DeviceJoined { .. }
            | Event::DevicesLeft { .. }
            | Event::Forgotten => Stream::Seats,
            Event::DrawOffered { .. }
            | Event::DrawAccepted { .. }
            | Event::DrawRefused { .. }
            | Event::ResignOffered { .. }
            | Event::RematchAsked { .. }
            | Event::RematchMade { .. } => Stream::Offers,
        }
    }
}

/// How a table was opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Created {
    /// The rules with their version: `connect-four/1`.
    pub rules: String,
    /// Every option with its value.
    pub options: OptionValues,
    /// How each seat is played, in order.
    pub seats: Vec<SeatPlan>,
    /// How time is kept.
    pub clock: ClockRule,
    /// The table's secret, from which the computer's seeds are derived. Never shown.
    pub seed: String,
    /// Who opened it.
    pub host: HolderId,
    /// The table of the game before, if this is a rematch.
    pub rematch_of: Option<String>,
}

/// How a seat is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum SeatPlan {
    /// On the screen of who opened the table.
    Local,
    /// By the computer.
    Computer {
        /// The level, from 1.
        level: u8,
    },
    /// By whoever came with the link.
    Link,
}

/// How a seat leaves a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Leave {
    /// It resigned.
    Resigned,
    /// Its time ran out.
    Time,
    /// It left and did not come back.
    Left,
}

/// Where a roll comes from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum RollSource {
    /// The server drew it.
    Server,
    /// It had been drawn before a takeback: a takeback never rerolls.
    Again,
}

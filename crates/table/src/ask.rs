//! What can be asked for at a table, and by whom.

use crate::{HolderId, Leave, Name, RollSource};
use tablier_game::Seat;

/// Who asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who<'a> {
    /// Somebody, who may hold seats or not.
    Holder(&'a HolderId),
    /// The server itself: for the computer's seats, for time, for who has left.
    Server,
}

/// What can be asked for. What only the server can know comes with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ask {
    /// Plays a turn for the seat that acts.
    Turn {
        /// Its text.
        text: String,
    },
    /// Rolls the dice for the seat that is due.
    Roll {
        /// What came up.
        text: String,
        /// Where it comes from.
        source: RollSource,
    },
    /// Offers a draw.
    OfferDraw,
    /// Accepts the draw that is offered.
    AcceptDraw,
    /// Refuses the draw that is offered.
    RefuseDraw,
    /// Resigns.
    Resign,
    /// Calls the game off before every seat has committed its first turn.
    Abort,
    /// Takes back the own last turn.
    Takeback,
    /// Asks for another game with the sides changed.
    Rematch {
        /// The id that its table has, if everybody agrees now.
        table: String,
    },
    /// Changes the name at the own first seat.
    Rename {
        /// The new name.
        name: Name,
    },
    /// Takes the first free seat.
    Take {
        /// Under what name.
        name: Option<Name>,
    },
    /// Ends the wait for a seat that is due and whose people have left, as the server has seen.
    ClaimWin {
        /// The seat that is due.
        seat: Seat,
    },
    /// Makes a link by which another device may hold the own seats too.
    InviteDevice {
        /// What the link is known by: a digest of its secret.
        link: String,
        /// When it ends, in milliseconds since 1970 UTC.
        until_ms: u64,
    },
    /// Withdraws that link.
    RevokeDevice,
    /// Comes by such a link.
    JoinDevice {
        /// What the link is known by.
        link: String,
        /// When, in milliseconds since 1970 UTC.
        now_ms: u64,
    },
    /// Sends the other devices away.
    DropDevices,
    /// Takes a seat out of the game: its time is up, or who held it has left. The server only.
    Remove {
        /// Which seat.
        seat: Seat,
        /// How.
        why: Leave,
    },
    /// Calls off a table that nobody has come to for too long. The server only.
    Abandon,
}

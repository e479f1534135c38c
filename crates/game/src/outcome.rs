//! How a game ended.

use crate::SeatSet;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::fmt;

/// The id of a way to win or to draw: `line`, `capture`, `board-full`, `resignation`, … kebab-case.
///
/// Its text is the message `<game>-how-<id>` of the game, or `game-how-<id>` for what can happen at
/// any table.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct How(pub Cow<'static, str>);

impl How {
    /// The opponent resigned.
    pub const RESIGNATION: How = How::new("resignation");
    /// The opponent's time ran out.
    pub const TIME: How = How::new("time");
    /// The opponent left and did not come back.
    pub const LEFT: How = How::new("left");
    /// Everybody else has left the game (rule G-6).
    pub const LAST_LEFT: How = How::new("last-left");
    /// A draw was agreed.
    pub const AGREEMENT: How = How::new("agreement");
    /// The board is full without a winner.
    pub const BOARD_FULL: How = How::new("board-full");

    /// The way with this id.
    pub const fn new(id: &'static str) -> How {
        How(Cow::Borrowed(id))
    }

    /// Whether a table decides this, and not the position: such a result may stand on a position
    /// that could still be played.
    pub fn is_of_the_table(&self) -> bool {
        [
            How::RESIGNATION,
            How::TIME,
            How::LEFT,
            How::LAST_LEFT,
            How::AGREEMENT,
        ]
        .contains(self)
    }
}

impl fmt::Display for How {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Outcome {
    /// One seat, a team, or several seats at once won.
    Win {
        /// All who share the win; never empty.
        seats: SeatSet,
        /// By what.
        how: How,
        /// What the win is worth: 1, or more in Backgammon.
        points: u8,
    },
    /// Nobody won.
    Draw {
        /// For what reason.
        why: How,
    },
    /// The game was called off before every seat had committed its first turn (rule G-5).
    Aborted,
}

impl Outcome {
    /// A win worth one point.
    pub const fn win(seats: SeatSet, how: How) -> Outcome {
        Outcome::Win {
            seats,
            how,
            points: 1,
        }
    }

    /// The way it ended, if the game was played.
    pub fn how(&self) -> Option<&How> {
        match self {
            Outcome::Win { how, .. } => Some(how),
            Outcome::Draw { why } => Some(why),
            Outcome::Aborted => None,
        }
    }
}

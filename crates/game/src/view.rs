//! The shape of a position on the wire. Rules types are never serialised themselves.

use crate::{Message, OptionValues, PackedNode, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A position as the browser sees it: what every game has, and the game's own board.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(export_to = "protocol.ts")]
pub struct PositionView {
    /// The game's id.
    pub game: String,
    /// Every option with its value.
    pub options: OptionValues,
    /// The number of turns committed so far.
    pub ply: u32,
    /// Who acts.
    pub actor: ActorView,
    /// By seat: the id of what the seat plays, or null before it is chosen.
    pub sides: Vec<Option<String>>,
    /// How the position ended, if it did by itself.
    pub outcome: Option<OutcomeView>,
    /// The canonical position string.
    pub position: String,
    /// What the game's own board draws (its type is generated beside this one).
    #[ts(type = "unknown")]
    pub board: serde_json::Value,
    /// What can be chosen, where it is small enough to be sent along; else the client asks for it.
    pub steps: Option<StepGraph>,
}

/// Who acts, on the wire.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[ts(export_to = "protocol.ts")]
pub enum ActorView {
    /// A seat commits the next turn.
    Player {
        /// Which seat.
        seat: Seat,
    },
    /// A roll is due.
    Chance,
    /// The game is over.
    Over,
}

/// How a game ended, on the wire.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[ts(export_to = "protocol.ts")]
pub enum OutcomeView {
    /// Somebody won.
    Win {
        /// All who share the win.
        seats: Vec<Seat>,
        /// By what: the id of a text.
        how: String,
        /// What the win is worth.
        points: u8,
    },
    /// Nobody won.
    Draw {
        /// Why: the id of a text.
        why: String,
    },
    /// The game was called off.
    Aborted,
}

impl From<&crate::Outcome> for OutcomeView {
    fn from(outcome: &crate::Outcome) -> OutcomeView {
        match outcome {
            crate::Outcome::Win { seats, how, points } => OutcomeView::Win {
                seats: seats.iter().collect(),
                how: how.to_string(),
                points: *points,
            },
            crate::Outcome::Draw { why } => OutcomeView::Draw {
                why: why.to_string(),
            },
            crate::Outcome::Aborted => OutcomeView::Aborted,
        }
    }
}

/// What can be chosen in a turn, as a graph; node 0 is the beginning of the turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "protocol.ts")]
pub struct StepGraph {
    /// The nodes; targets name them by index.
    #[ts(as = "Vec<PackedNode>")]
    pub nodes: Vec<StepNode>,
}

/// What can be chosen at one moment of a turn. It travels as a [`PackedNode`].
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(into = "PackedNode", from = "PackedNode")]
#[ts(export_to = "protocol.ts")]
pub struct StepNode {
    /// What the player is asked.
    pub ask: Message,
    /// What can be chosen, in a fixed order.
    pub targets: Vec<StepTarget>,
}

/// A step that can be taken.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[ts(export_to = "protocol.ts")]
pub struct StepTarget {
    /// The text of the step. The texts of all steps of a turn, joined by spaces, are the turn's text.
    pub step: String,
    /// Where it is.
    pub place: Place,
    /// What comes after it.
    pub next: Next,
}

/// Where a step is taken.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[ts(export_to = "protocol.ts")]
pub enum Place {
    /// A piece comes to a cell.
    Cell {
        /// The cell.
        at: String,
    },
    /// A piece goes from a cell to another.
    Move {
        /// From where.
        from: String,
        /// Where to.
        to: String,
    },
    /// Something that is not on the board; a button. The text is the message `<game>-choice-<step>`.
    Choice,
}

/// What comes after a step.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[ts(export_to = "protocol.ts")]
pub enum Next {
    /// The turn is complete.
    End,
    /// Another node of the graph.
    Node {
        /// Its index.
        node: u32,
    },
    /// The same targets less the chosen one, each of which completes the turn.
    Again {
        /// What the player is asked then.
        ask: Message,
    },
}

/// Something that happens on the board in the course of a turn; sides by id.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[ts(export_to = "protocol.ts")]
pub enum ChangeView {
    /// A piece comes to a cell.
    Put {
        /// Where.
        cell: String,
        /// Whose.
        side: String,
    },
    /// A piece is taken off.
    Take {
        /// Where.
        cell: String,
        /// Whose.
        side: String,
    },
    /// A piece goes from one cell to another.
    Move {
        /// From where.
        from: String,
        /// Where to.
        to: String,
        /// Whose.
        side: String,
    },
}

/// A turn or roll that was played, as the browser's move list, board and screen reader need it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "protocol.ts")]
pub struct PlayedView {
    /// The canonical text.
    pub text: String,
    /// Who played it; null for a roll.
    pub seat: Option<Seat>,
    /// The number of turns committed before it.
    pub ply: u32,
    /// In words.
    pub message: Message,
    /// What happens on the board, in order.
    pub changes: Vec<ChangeView>,
}

//! The shape of the board on the wire.

use crate::position::End;
use crate::refusal::STYLE;
use crate::{Position, Side, line};
use serde::Serialize;
use tablier_goban::GobanView;
use ts_rs::TS;

/// What the browser's board draws.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "gomoku.ts")]
pub struct GomokuBoard {
    /// The board.
    #[serde(flatten)]
    pub goban: GobanView,
    /// What the game waits for: `play`, or a phase of the opening (`set-1`, `choose`, `pair-1`, …).
    pub phase: String,
}

impl From<&Position> for GomokuBoard {
    fn from(position: &Position) -> GomokuBoard {
        let lines: Vec<_> = match position.end() {
            End::Line(side) => line::winning(position.stones(side), position.rule()).collect(),
            End::Open | End::Full | End::Left(_) => Vec::new(),
        };
        let places = position.is_open() && !position.phase().is_choice();
        GomokuBoard {
            goban: GobanView::new(
                position.size(),
                STYLE,
                &Side::ALL.map(|side| (side.letter(), side.id())),
                |point| position.stone(point).map(Side::index),
                lines,
                places.then(|| position.to_move().index()),
            ),
            phase: position.phase().id().to_owned(),
        }
    }
}

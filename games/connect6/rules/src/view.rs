//! The shape of the board on the wire.

use crate::position::End;
use crate::refusal::STYLE;
use crate::{Position, Side, WIN_LENGTH};
use serde::Serialize;
use tablier_goban::{GobanView, rows};
use ts_rs::TS;

/// What the browser's board draws: a board of points, and nothing else.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "connect6.ts")]
pub struct Connect6Board {
    /// The board.
    #[serde(flatten)]
    pub goban: GobanView,
}

impl From<&Position> for Connect6Board {
    fn from(position: &Position) -> Connect6Board {
        let lines: Vec<_> = match position.end() {
            End::Line(side) => rows(position.stones(side), WIN_LENGTH).collect(),
            End::Open | End::Full | End::Left(_) => Vec::new(),
        };
        let next = position.is_open().then(|| position.to_move().index());
        Connect6Board {
            goban: GobanView::new(
                position.size(),
                STYLE,
                &Side::ALL.map(|side| (side.letter(), side.id())),
                |point| position.stone(point).map(Side::index),
                lines,
                next,
            ),
        }
    }
}

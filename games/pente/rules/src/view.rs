//! The shape of the board on the wire.

use crate::turn::STYLE;
use crate::{Colour, Phase, Position};
use serde::Serialize;
use tablier_game::Seat;
use tablier_goban::{GobanView, Line};
use ts_rs::TS;

/// What the browser's board draws. Its `lines` are the winning lines of a game that is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "pente.ts")]
pub struct Board {
    /// The board of points.
    #[serde(flatten)]
    #[ts(flatten)]
    pub goban: GobanView,
    /// Captured stones by seat.
    pub captured: Vec<u16>,
    /// How many captured stones win; null if captures do not win.
    pub capture_number: Option<u16>,
    /// The winning line that waits for an answer; null if there is none.
    pub pending: Option<PendingView>,
    /// What the game waits for: `play`, or the phase of an opening.
    pub phase: String,
    /// How many stones of a set the same player still places, this one included: the board keeps all
    /// but the last and sends the set when it is whole. 0 outside a set.
    pub set_left: u8,
    /// The seats that have left the game.
    pub out: Vec<Seat>,
}

/// A winning line that waits for an answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "pente.ts")]
pub struct PendingView {
    /// Who made it.
    pub owner: Seat,
    /// Each winning line as its points in order.
    pub lines: Vec<Vec<String>>,
}

impl From<&Position> for Board {
    fn from(position: &Position) -> Board {
        let options = position.options();
        let sides: Vec<(char, &str)> = position
            .colours()
            .iter()
            .map(|colour| (colour.letter(), colour.id()))
            .collect();
        let stone_due = !position.is_over() && !position.phase().is_choice();
        let seats = || (0..options.players()).map(Seat);
        Board {
            goban: GobanView::new(
                position.size(),
                STYLE,
                &sides,
                |point| position.stone(point).map(Colour::index),
                winning_lines(position),
                stone_due.then(|| position.colour_due().index()),
            ),
            captured: seats().map(|seat| position.captured(seat)).collect(),
            capture_number: options.capture_number(),
            pending: pending(position),
            phase: position.phase().id().to_owned(),
            set_left: if position.is_over() {
                0
            } else {
                position.phase().set_left(options.opening())
            },
            out: seats().filter(|seat| position.is_out(*seat)).collect(),
        }
    }
}

/// The lines of those who won, in a game that is over.
fn winning_lines(position: &Position) -> Vec<Line> {
    let winners = position.state.end.map_or(0, |end| end.winners);
    if position.phase() != Phase::Play {
        return Vec::new();
    }
    position
        .playing()
        .filter(|seat| winners >> seat.0 & 1 != 0)
        .flat_map(|seat| position.rows_that_win(position.colour_of(seat)))
        .collect()
}

fn pending(position: &Position) -> Option<PendingView> {
    let owner = position.pending().filter(|_| !position.is_over())?;
    let lines = position.rows_that_win(position.colour_of(owner));
    Some(PendingView {
        owner,
        lines: lines
            .map(|line| line.points().map(|point| STYLE.text(point)).collect())
            .collect(),
    })
}

//! What a player commits.

use std::fmt;
use tablier_game::Step;
use tablier_goban::{CoordStyle, Point};

/// What a player commits: a stone, or in an opening phase a choice, or a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// A stone on a point.
    Place(Point),
    /// To play White (an opening choice).
    White,
    /// To play Black (an opening choice).
    Black,
    /// To place two more stones and let the other choose (an opening choice of swap2).
    Two,
    /// To pass: where every point is forbidden (PT-12b), or to concede a pending line (PT-13).
    Pass,
}

impl Turn {
    /// The turns that are not a stone, in the order of their numbers in [`Step::Choose`].
    const CHOICES: [Turn; 4] = [Turn::White, Turn::Black, Turn::Two, Turn::Pass];

    /// The one step that the turn consists of.
    pub fn step(self) -> Step {
        match self {
            Turn::Place(point) => Step::Place(tablier_game::Cell(point.index() as u16)),
            Turn::White => Step::Choose(0),
            Turn::Black => Step::Choose(1),
            Turn::Two => Step::Choose(2),
            Turn::Pass => Step::Choose(3),
        }
    }

    /// The turn of a step, if this game has it.
    pub fn of_step(step: Step) -> Option<Turn> {
        match step {
            Step::Place(cell) => Point::from_index(usize::from(cell.0)).map(Turn::Place),
            Step::Choose(number) => Turn::CHOICES.get(usize::from(number)).copied(),
            Step::Move(..) => None,
        }
    }

    /// The choice with this text.
    pub(crate) fn choice(text: &str) -> Option<Turn> {
        Turn::CHOICES
            .into_iter()
            .find(|turn| text.eq_ignore_ascii_case(turn.word()))
    }

    /// The word of a choice; empty for a stone.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Turn::Place(_) => "",
            Turn::White => "white",
            Turn::Black => "black",
            Turn::Two => "two",
            Turn::Pass => "pass",
        }
    }
}

impl fmt::Display for Turn {
    /// The canonical text: `k10`, `white`, `pass`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Turn::Place(point) => f.write_str(&STYLE.text(*point)),
            _ => f.write_str(self.word()),
        }
    }
}

/// Columns are lettered without i (PT-17).
pub(crate) const STYLE: CoordStyle = CoordStyle::WithoutI;

//! The choices of the openings (G-7).

use crate::Side;

/// What a seat chooses in an opening.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Choice {
    /// To play White.
    White,
    /// To play Black.
    Black,
    /// To place two more stones and leave the choice to the other seat (swap2 only).
    Two,
}

impl Choice {
    /// All choices, in the order in which they are offered.
    pub const ALL: [Choice; 3] = [Choice::White, Choice::Black, Choice::Two];

    /// The text in turns, and the end of the id of its own text.
    pub const fn id(self) -> &'static str {
        match self {
            Choice::White => "white",
            Choice::Black => "black",
            Choice::Two => "two",
        }
    }

    /// The choice with this text.
    pub fn from_id(id: &str) -> Option<Choice> {
        Choice::ALL.into_iter().find(|choice| choice.id() == id)
    }

    /// The index of the step that chooses it.
    pub(crate) const fn index(self) -> u8 {
        self as u8
    }

    /// The choice of a step.
    pub(crate) fn from_index(index: u8) -> Option<Choice> {
        Choice::ALL.get(usize::from(index)).copied()
    }

    /// The colour that is taken; `None` if none is.
    pub(crate) const fn side(self) -> Option<Side> {
        match self {
            Choice::White => Some(Side::White),
            Choice::Black => Some(Side::Black),
            Choice::Two => None,
        }
    }
}

//! What still stands of what was played.

use tablier_game::{Entry, PlayedView, Seat};

/// Something that was played and was not taken back.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// As a record has it.
    pub entry: Entry,
    /// As the browser's list has it; `None` for a retirement.
    pub played: Option<PlayedView>,
}

impl Step {
    /// The seat whose turn this was; `None` for a roll or a retirement.
    pub fn turn_of(&self) -> Option<Seat> {
        match (&self.entry, &self.played) {
            (Entry::Turn { .. }, Some(played)) => played.seat,
            _ => None,
        }
    }
}

//! A seat and who holds it.

use crate::{HolderId, Name, SeatPlan};

/// A seat and who holds it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatState {
    /// How it is played.
    pub plan: SeatPlan,
    /// Who holds it; `None` for the computer and while it is free.
    pub holder: Option<HolderId>,
    /// The name, if one was given.
    pub name: Option<Name>,
}

impl SeatState {
    /// Whether somebody or the computer plays it.
    pub fn is_taken(&self) -> bool {
        self.holder.is_some() || self.is_computer()
    }

    /// Whether the computer plays it.
    pub fn is_computer(&self) -> bool {
        matches!(self.plan, SeatPlan::Computer { .. })
    }

    /// Whether `holder` holds it.
    pub fn is_held_by(&self, holder: &HolderId) -> bool {
        self.holder.as_ref() == Some(holder)
    }
}

//! A seat and who holds it.

use crate::{HolderId, Name, SeatPlan};

/// A seat and who holds it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatState {
    /// How it is played.
    pub plan: SeatPlan,
    /// Who holds it; `None` for the computer and while it is free.
    pub holder: Option<HolderId>,
    /// Other devices of who holds it, which came by a link.
    pub devices: Vec<HolderId>,
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

    /// Whether `holder` holds it, from whatever device.
    pub fn is_held_by(&self, holder: &HolderId) -> bool {
        self.holders().any(|known| known == holder)
    }

    /// Whether `holder` took it, rather than came by a link from another device.
    pub fn was_taken_by(&self, holder: &HolderId) -> bool {
        self.holder.as_ref() == Some(holder)
    }

    /// Who holds it: who took it, then the other devices.
    pub fn holders(&self) -> impl Iterator<Item = &HolderId> {
        self.holder.iter().chain(&self.devices)
    }
}

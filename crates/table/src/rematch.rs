//! Another game with the sides changed.

use crate::{Created, Event, HolderId, Name, Refused, SeatPlan, Table};
use tablier_game::{Seat, SeatSet};

/// How the next table is opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rematch {
    /// How each seat is played.
    pub seats: Vec<SeatPlan>,
    /// Who sits where under what name.
    pub holders: Vec<(Seat, HolderId, Option<Name>)>,
    /// The other devices, each at the first seat of whom it came from.
    pub devices: Vec<(Seat, HolderId)>,
}

impl Table {
    pub(crate) fn decide_rematch(&self, mine: SeatSet, table: &str) -> Result<Vec<Event>, Refused> {
        if self.result.is_none() {
            return Err(Refused::NotOver);
        }
        if self.offers.next_table.is_some() {
            return Err(Refused::RematchMade);
        }
        let asking = mine.without(self.offers.rematch);
        let seat = asking.iter().next().ok_or(Refused::RematchAsked)?;
        let mut events = vec![Event::RematchAsked { seat }];
        let others = SeatSet::all(self.seating.seats)
            .without(self.computers())
            .without(mine);
        let agreed = self.holders_of(self.offers.rematch);
        if others
            .iter()
            .all(|seat| match &self.seats[seat.index()].holder {
                Some(holder) => agreed.contains(&holder),
                // A seat that nobody took has nobody to ask.
                None => false,
            })
        {
            events.push(Event::RematchMade {
                table: table.to_owned(),
            });
        }
        Ok(events)
    }

    /// How the next table is opened: everybody moves on by one seat.
    pub fn rematch(&self) -> Rematch {
        let seats = self.seats.len();
        let from = |seat: usize| &self.seats[(seat + 1) % seats];
        let mut devices: Vec<(Seat, HolderId)> = Vec::new();
        for seat in 0..seats {
            for device in &from(seat).devices {
                // On one screen a device is at several seats.
                if devices.iter().all(|(_, known)| known != device) {
                    devices.push((Seat(seat as u8), device.clone()));
                }
            }
        }
        Rematch {
            seats: (0..seats).map(|seat| from(seat).plan).collect(),
            devices,
            holders: (0..seats)
                .filter_map(|seat| {
                    let state = from(seat);
                    Some((Seat(seat as u8), state.holder.clone()?, state.name.clone()))
                })
                .collect(),
        }
    }

    /// How the next table is opened, but for its seats and its secret.
    pub fn rematch_created(&self, seed: String, table: String) -> Created {
        Created {
            rules: self.game.spec().rules_name(),
            seats: self.rematch().seats,
            seed,
            rematch_of: Some(table),
            ..self.created.clone()
        }
    }

    fn holders_of(&self, seats: SeatSet) -> Vec<&HolderId> {
        seats
            .iter()
            .filter_map(|seat| self.seats[seat.index()].holder.as_ref())
            .collect()
    }
}

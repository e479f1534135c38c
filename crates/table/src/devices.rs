//! Other devices that hold somebody's seats: the link that brings them, and sending them away.
//!
//! A link is a digest here; who has the secret is the server's business.

use crate::limits::DEVICES;
use crate::{Ask, Event, HolderId, Refused, Table, Who};
use tablier_game::{Seat, SeatSet};

/// A link for another device that was made and neither used nor withdrawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeviceLink {
    /// The first seat of who made it.
    pub seat: Seat,
    /// What it is known by: a digest of its secret.
    pub link: String,
    /// When it ends, in milliseconds since 1970 UTC.
    pub until_ms: u64,
}

impl Table {
    /// The link for another device that `holder` has made and that stands; it may have ended since.
    pub fn device_link(&self, holder: &HolderId) -> Option<&DeviceLink> {
        let seat = self.taken_by(holder).iter().next()?;
        self.device_links.iter().find(|link| link.seat == seat)
    }

    /// The link that is known by this digest, if it stands.
    pub fn device_link_known_by(&self, digest: &str) -> Option<&DeviceLink> {
        self.device_links.iter().find(|link| link.link == digest)
    }

    /// How many other devices hold the seats of `holder`, who took them.
    pub fn devices_of(&self, holder: &HolderId) -> usize {
        match self.taken_by(holder).iter().next() {
            Some(seat) => self.seats[seat.index()].devices.len(),
            None => 0,
        }
    }

    /// The seats that `holder` took; not those held from another device.
    fn taken_by(&self, holder: &HolderId) -> SeatSet {
        self.seating
            .iter()
            .filter(|seat| self.seats[seat.index()].was_taken_by(holder))
            .collect()
    }

    /// The first seat that `who` took. Other devices play, but do not decide who else may.
    fn host_seat(&self, who: Who<'_>) -> Result<Seat, Refused> {
        match who {
            Who::Holder(holder) => {
                let seat = self.taken_by(holder).iter().next();
                seat.ok_or(Refused::NotYours)
            }
            Who::Server => Err(Refused::NotYours),
        }
    }

    pub(crate) fn decide_invite_device(
        &self,
        who: Who<'_>,
        link: &str,
        until_ms: u64,
    ) -> Result<Vec<Event>, Refused> {
        self.check_not_over()?;
        let seat = self.host_seat(who)?;
        if self.seats[seat.index()].devices.len() >= DEVICES {
            return Err(Refused::TooManyDevices);
        }
        Ok(vec![Event::DeviceInvited {
            seat,
            link: link.to_owned(),
            until_ms,
        }])
    }

    pub(crate) fn decide_revoke_device(&self, who: Who<'_>) -> Result<Vec<Event>, Refused> {
        let seat = self.host_seat(who)?;
        if self.device_links.iter().any(|link| link.seat == seat) {
            Ok(vec![Event::DeviceRevoked { seat }])
        } else {
            Err(Refused::NoDeviceLink)
        }
    }

    pub(crate) fn decide_join_device(
        &self,
        who: Who<'_>,
        link: &str,
        now_ms: u64,
    ) -> Result<Vec<Event>, Refused> {
        let Who::Holder(holder) = who else {
            return Err(Refused::NotYours);
        };
        // Who plays here already does not become two players.
        if !self.held_by(holder).is_empty() {
            return Err(Refused::Seated);
        }
        self.check_not_over()?;
        let link = self
            .device_link_known_by(link)
            .filter(|link| now_ms < link.until_ms)
            .ok_or(Refused::NoDeviceLink)?;
        if self.seats[link.seat.index()].devices.len() >= DEVICES {
            return Err(Refused::TooManyDevices);
        }
        Ok(vec![Event::DeviceJoined {
            seat: link.seat,
            holder: holder.clone(),
        }])
    }

    pub(crate) fn decide_drop_devices(&self, who: Who<'_>) -> Result<Vec<Event>, Refused> {
        let seat = self.host_seat(who)?;
        if self.seats[seat.index()].devices.is_empty() {
            return Err(Refused::NoDevice);
        }
        Ok(vec![Event::DevicesLeft { seat }])
    }

    /// What `holder` may ask for that concerns other devices, by its name on the wire.
    pub(crate) fn may_of_devices(&self, holder: &HolderId) -> impl Iterator<Item = &'static str> {
        let who = Who::Holder(holder);
        let link = String::new();
        [
            ("invite-device", Ask::InviteDevice { link, until_ms: 0 }),
            ("revoke-device", Ask::RevokeDevice),
            ("drop-devices", Ask::DropDevices),
        ]
        .into_iter()
        .filter(move |(_, ask)| self.decide(who, ask, 0).is_ok())
        .map(|(name, _)| name)
    }

    pub(crate) fn device_invited(&mut self, link: DeviceLink) {
        self.device_revoked(link.seat);
        self.device_links.push(link);
    }

    pub(crate) fn device_revoked(&mut self, seat: Seat) {
        self.device_links.retain(|link| link.seat != seat);
    }

    pub(crate) fn device_joined(&mut self, seat: Seat, holder: &HolderId) -> Result<(), String> {
        self.device_revoked(seat);
        let host = self.seat_mut(seat)?.holder.clone();
        let host = host.ok_or_else(|| format!("nobody holds seat {seat}"))?;
        for state in &mut self.seats {
            if state.was_taken_by(&host) {
                state.devices.push(holder.clone());
            }
        }
        Ok(())
    }

    pub(crate) fn devices_left(&mut self, seat: Seat) -> Result<(), String> {
        let host = self.seat_mut(seat)?.holder.clone();
        let host = host.ok_or_else(|| format!("nobody holds seat {seat}"))?;
        for state in &mut self.seats {
            if state.was_taken_by(&host) {
                state.devices.clear();
            }
        }
        Ok(())
    }
}

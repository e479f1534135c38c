//! Draw by agreement (rules G-5 and G-6): offer, accept, refuse.

use crate::{DrawOffer, Event, Refused, Table};
use tablier_game::{How, Outcome, Seat, SeatSet};

impl Table {
    pub(crate) fn decide_offer(&self, seat: Seat) -> Result<Vec<Event>, Refused> {
        self.check_playing()?;
        if self.offers.draw.is_some() {
            return Err(Refused::OfferStands);
        }
        // A draw needs everyone still playing, and the computer is never asked.
        if !self.computers().without(self.retired).is_empty() {
            return Err(Refused::ComputerPlaysOn);
        }
        match self
            .offers
            .wait_plies(self.seating, seat, self.position.ply())
        {
            0 => Ok(vec![Event::DrawOffered { seat }]),
            plies => Err(Refused::OfferTooSoon(plies)),
        }
    }

    pub(crate) fn decide_accept(&self, mine: SeatSet) -> Result<Vec<Event>, Refused> {
        let (offer, mine) = self.asked(mine)?;
        let mut events: Vec<Event> = mine
            .iter()
            .map(|seat| Event::DrawAccepted { seat })
            .collect();
        if self.active().without(offer.agreed).without(mine).is_empty() {
            events.push(Event::Ended {
                outcome: Outcome::Draw {
                    why: How::AGREEMENT,
                },
            });
        }
        Ok(events)
    }

    pub(crate) fn decide_refuse(&self, mine: SeatSet) -> Result<Vec<Event>, Refused> {
        let (_, mine) = self.asked(mine)?;
        Ok(mine
            .iter()
            .take(1)
            .map(|seat| Event::DrawRefused { seat })
            .collect())
    }

    /// The offer, and those of the seats `mine` that have not agreed to it yet.
    fn asked(&self, mine: SeatSet) -> Result<(DrawOffer, SeatSet), Refused> {
        self.check_playing()?;
        let offer = self.offers.draw.ok_or(Refused::NoOffer)?;
        let mine = mine.without(offer.agreed);
        if mine.is_empty() {
            Err(Refused::NotYours)
        } else {
            Ok((offer, mine))
        }
    }
}

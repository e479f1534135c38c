//! What is offered at a table.

use crate::limits::DRAW_OFFER_PLIES;
use tablier_game::{Seat, SeatSet, Seating};

/// A draw that is offered and not answered by everybody yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DrawOffer {
    /// Who offers.
    pub by: Seat,
    /// Who agrees, the one who offers included.
    pub agreed: SeatSet,
    /// The ply that it was offered at.
    pub ply: u32,
}

/// What is offered at a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Offers {
    /// The draw that is offered.
    pub draw: Option<DrawOffer>,
    /// Who of a team wants to resign.
    pub resigning: SeatSet,
    /// Who asked for another game.
    pub rematch: SeatSet,
    /// The table of the next game.
    pub next_table: Option<String>,
    /// By side: the ply of its last offer that was refused, until another side offers.
    refused: Vec<(u8, u32)>,
}

impl Offers {
    /// In how many plies the side of `seat` may offer a draw again; 0 if it may now (rule G-5).
    pub fn wait_plies(&self, seating: Seating, seat: Seat, ply: u32) -> u32 {
        let side = side(seating, seat);
        self.refused
            .iter()
            .filter(|(refused, _)| *refused == side)
            .map(|(_, at)| (at + DRAW_OFFER_PLIES).saturating_sub(ply))
            .max()
            .unwrap_or(0)
    }

    pub(crate) fn offer(&mut self, seating: Seating, by: Seat, ply: u32) {
        let side = side(seating, by);
        self.refused.retain(|(refused, _)| *refused == side);
        self.draw = Some(DrawOffer {
            by,
            agreed: SeatSet::of(by),
            ply,
        });
    }

    pub(crate) fn refuse(&mut self, seating: Seating) {
        if let Some(offer) = self.draw.take() {
            let side = side(seating, offer.by);
            self.refused.retain(|(refused, _)| *refused != side);
            self.refused.push((side, offer.ply));
        }
    }

    /// A turn of `seat`: who plays on has refused what was offered, and does not want to resign.
    pub(crate) fn turn(&mut self, seating: Seating, seat: Seat) {
        if self.draw.is_some_and(|offer| !offer.agreed.contains(seat)) {
            self.refuse(seating);
        }
        self.resigning = self.resigning.without(seating.allies(seat));
    }

    /// A seat left, or turns were taken back: nothing that was offered stands.
    pub(crate) fn withdraw(&mut self) {
        self.draw = None;
        self.resigning = SeatSet::EMPTY;
    }
}

fn side(seating: Seating, seat: Seat) -> u8 {
    seat.0 % seating.teams
}

//! Seats that leave (G-6).

use crate::refusals::NO_SEAT;
use crate::run::Run;
use rand::RngExt;
use tablier_game::{Actor, How, Notation, Options, Outcome, Seat};

impl<G: Notation> Run<'_, G> {
    /// Lets random seats leave one after another, on a copy.
    pub(crate) fn check_retire(&mut self, position: &G::Position) {
        let seating = self.options.seating();
        let mut left = position.clone();
        if seating.seats <= NO_SEAT.0 {
            G::retire(&mut left, NO_SEAT);
            if left != *position {
                self.fail(position, "a seat that does not exist left");
            }
        }
        let mut gone = Vec::new();
        for _ in 0..seating.seats {
            let seat = Seat(self.rng.random_range(0..seating.seats));
            let before = left.clone();
            G::retire(&mut left, seat);
            if G::outcome(&before).is_some() && left != before {
                self.fail(&before, format!("seat {seat} left after the end"));
            }
            let once = left.clone();
            G::retire(&mut left, seat);
            if left != once {
                self.fail(&before, format!("seat {seat} left twice"));
            }
            gone.push(seat);
            self.check_state(&left);
            self.check_position_text(&left);
            if let Actor::Player(actor) = G::actor(&left)
                && gone.contains(&actor)
            {
                self.fail(&left, format!("seat {actor} has left and is to act"));
            }
            if G::ply(&left) != G::ply(position) {
                self.fail(&left, "leaving counts as a turn");
            }
            if seating.teams == 2 && G::outcome(position).is_none() {
                let rivals = seating.rivals(gone[0]);
                match G::outcome(&left) {
                    Some(Outcome::Win { seats, how, .. })
                        if seats == rivals && how == How::LAST_LEFT => {}
                    outcome => self.fail(&left, format!("seat {} left: {outcome:?}", gone[0])),
                }
            }
        }
        let mut turns = Vec::new();
        G::turns(&left, &mut turns);
        self.check_turns(&left, &turns);
        self.check_steps(&left, &turns);
    }
}

//! Counting captured stones, and the outcome of a position that was set up.

use crate::end::{End, Way};
use crate::make::win;
use crate::{Phase, Position, Removals};
use tablier_game::Seat;

impl Position {
    /// Adds to `captured` what each captor gets (PT-11, PT-12, G-6): nothing for a stone that several claim, for
    /// one of the own team, or for a seat that has left.
    #[inline]
    pub(crate) fn score(&self, removals: &Removals, captured: &mut [u16; 4]) {
        for removal in removals.as_slice() {
            if let Some(captor) = removal.captor() {
                let captor = self.seat_of(captor);
                let owner = self.seat_of(removal.owner);
                if !self.is_out(captor) && !self.options.allied(captor, owner) {
                    captured[captor.index()] += 1;
                }
            }
        }
    }

    /// Whether a seat (with its partner) has the capture number (PT-5).
    pub(crate) fn reaches_capture_number(&self, seat: Seat, captured: [u16; 4]) -> bool {
        let Some(number) = self.options.capture_number() else {
            return false;
        };
        let mut stones = captured[seat.index()];
        if self.options.teams() {
            stones += captured[seat.index() ^ 2];
        }
        stones >= number
    }

    /// The seats still playing that have the capture number, as a mask.
    #[inline]
    pub(crate) fn capturers(&self) -> u8 {
        self.playing()
            .filter(|seat| self.reaches_capture_number(*seat, self.state.captured))
            .fold(0, |mask, seat| mask | 1 << seat.0)
    }

    /// The seats still playing that have a winning line which is not pending, as a mask.
    fn liners(&self) -> u8 {
        self.playing()
            .filter(|seat| self.pending() != Some(*seat))
            .filter(|seat| self.has_row_that_wins(self.colour_of(*seat)))
            .fold(0, |mask, seat| mask | self.allies(seat))
    }

    /// Finds the outcome of a position that was set up from its board and fields: the same that play
    /// would have found.
    pub(crate) fn settle(&mut self) {
        self.state.end = self.winner();
        if self.is_over() || self.phase() != Phase::Play {
            return;
        }
        if let Some(owner) = self.pending()
            && !self.can_be_answered()
        {
            self.state.pending = None;
            self.state.end = Some(win(self.allies(owner), 0));
        } else {
            self.draw();
        }
    }

    fn winner(&self) -> Option<End> {
        let playing = self.phase() == Phase::Play;
        let capturers = if playing { self.capturers() } else { 0 };
        if let Some(winners) = self.last_left() {
            return Some(End {
                winners,
                way: Way::LastLeft,
            });
        }
        if let Some(owner) = self.pending()
            && capturers == 0
            && (self.is_out(self.to_move()) || self.to_move() != self.next_playing(owner))
        {
            return Some(End {
                winners: self.allies(owner),
                way: Way::Conceded,
            });
        }
        let liners = if playing { self.liners() } else { 0 };
        (liners | capturers != 0).then(|| win(liners, capturers))
    }
}

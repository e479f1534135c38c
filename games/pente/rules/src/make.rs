//! Playing a turn, and taking it back: the fast path for engines.

use crate::end::{End, Way};
use crate::position::State;
use crate::{Colour, MAX_PLY, Overtime, Phase, Position, Removals, SelfCapture, Turn};
use tablier_game::Seat;
use tablier_goban::Point;

/// What [`Position::unmake`] needs to take a turn back. No heap.
#[derive(Clone, Copy)]
pub struct Undo {
    state: State,
    placed: Option<(Point, Colour)>,
    removals: Removals,
}

impl Undo {
    /// The stones that the turn took off.
    pub const fn removals(&self) -> &Removals {
        &self.removals
    }
}

impl Position {
    /// Plays a turn. It must be legal in this position; any other leaves a position of no meaning.
    ///
    /// # Panics
    /// Perhaps, if the turn is not legal.
    #[inline]
    pub fn make(&mut self, turn: Turn) -> Undo {
        let mut undo = Undo {
            state: self.state,
            placed: None,
            removals: Removals::NONE,
        };
        match turn {
            Turn::Place(point) if self.phase() == Phase::Play => {
                let colour = self.colour_of(self.to_move());
                undo.placed = Some((point, colour));
                undo.removals = self.removals(point, colour);
                self.place(point, colour, &undo.removals);
            }
            Turn::Place(point) => {
                let colour = self.colour_due();
                undo.placed = Some((point, colour));
                self.put(point, colour);
                let phase = self.phase().after_stone(self.options.opening());
                self.state.ply += 1;
                self.state.phase = phase;
                self.state.to_move = phase.seat();
            }
            Turn::White => self.choose(Colour::White),
            Turn::Black => self.choose(Colour::Black),
            Turn::Two => {
                self.state.ply += 1;
                self.state.phase = Phase::Pair1;
            }
            Turn::Pass => self.pass(),
        }
        undo
    }

    /// Takes back the turn that [`Position::make`] gave `undo` for, the last one played.
    #[inline]
    pub fn unmake(&mut self, undo: &Undo) {
        for removal in undo.removals.as_slice() {
            self.put(removal.point, removal.owner);
        }
        if let Some((point, colour)) = undo.placed {
            self.take(point, colour);
        }
        self.state = undo.state;
    }

    /// An ordinary stone and what it takes off.
    #[inline]
    fn place(&mut self, point: Point, colour: Colour, removals: &Removals) {
        self.put(point, colour);
        let mover = self.to_move();
        let mut capturers = 0;
        if !removals.is_empty() {
            for removal in removals.as_slice() {
                self.take(removal.point, removal.owner);
            }
            let mut captured = self.state.captured;
            self.score(removals, &mut captured);
            self.state.captured = captured;
            capturers = self.capturers();
            if let Some(owner) = self.pending()
                && !self.has_row_that_wins(self.colour_of(owner))
            {
                self.state.pending = None;
            }
        }
        self.state.ply += 1;
        self.state.to_move = self.next_playing(mover);
        let line = self.is_in_row_that_wins(point, colour);
        if line || capturers != 0 {
            self.finish(mover, line, capturers);
        }
        if !self.is_over() {
            self.draw();
        }
    }

    /// The end that a winning line or captured stones make, or a line that is pending (PT-6, PT-13).
    #[cold]
    fn finish(&mut self, mover: Seat, line: bool, capturers: u8) {
        if capturers == 0 && self.options.overtime() != Overtime::Off {
            self.state.pending = Some(mover);
            if self.can_be_answered() {
                return;
            }
            self.state.pending = None;
        }
        let liners = if line { self.allies(mover) } else { 0 };
        self.state.end = Some(win(liners, capturers));
    }

    /// The draws (PT-7, PT-12b), in a position without a winner and after an ordinary turn.
    #[inline]
    pub(crate) fn draw(&mut self) {
        let way = if self.state.empty == 0 {
            Way::BoardFull
        } else if self.ply() >= MAX_PLY {
            Way::TooLong
        } else if self.options.self_capture() == SelfCapture::Forbidden && self.nobody_may_place() {
            Way::NoLegalTurn
        } else {
            return;
        };
        self.state.end = Some(End::draw(way));
    }

    /// Whether no player still playing has a point that PT-12 allows.
    fn nobody_may_place(&self) -> bool {
        !self.may_place_anywhere(self.to_move())
            && !self.playing().any(|seat| self.may_place_anywhere(seat))
    }

    /// Whether PT-12 (`forbidden`) allows a seat any point.
    pub(crate) fn may_place_anywhere(&self, seat: Seat) -> bool {
        let colour = self.colour_of(seat);
        self.empty_points()
            .iter()
            .any(|point| !self.is_bracketed(point, colour))
    }

    /// The player to move takes a colour, and play begins.
    fn choose(&mut self, colour: Colour) {
        let due = self.colour_due();
        self.state.swapped = self.to_move().index() != colour.index();
        self.state.ply += 1;
        self.state.phase = Phase::Play;
        self.state.to_move = self.seat_of(due);
    }

    /// A pass: forced (PT-12b), or the answer that concedes a line (PT-13).
    fn pass(&mut self) {
        self.state.ply += 1;
        self.state.to_move = self.next_playing(self.to_move());
        match self.pending() {
            Some(owner) => self.concede(owner),
            None => self.draw(),
        }
    }

    /// The pending line of `owner` wins.
    pub(crate) fn concede(&mut self, owner: Seat) {
        self.state.end = Some(End {
            winners: self.allies(owner),
            way: Way::Conceded,
        });
    }

    /// Takes a seat out of the game (G-6).
    pub(crate) fn retire(&mut self, seat: Seat) {
        if self.is_over() || seat.0 >= self.options.players() || self.is_out(seat) {
            return;
        }
        self.state.out |= 1 << seat.0;
        if self.pending() == Some(seat) {
            self.state.pending = None;
        }
        if let Some(winners) = self.last_left() {
            self.state.end = Some(End {
                winners,
                way: Way::LastLeft,
            });
            return;
        }
        if let Some(owner) = self.pending()
            && seat == self.to_move()
        {
            return self.concede(owner);
        }
        if seat == self.to_move() {
            self.state.to_move = self.next_playing(seat);
        }
        self.draw();
    }

    /// The side that is left when all others have gone: with teams, one seat takes its partner along.
    pub(crate) fn last_left(&self) -> Option<u8> {
        if self.options.teams() {
            let gone = (0..4).map(Seat).find(|seat| self.is_out(*seat))?;
            Some(self.allies(gone.next(4)))
        } else {
            let mut playing = self.playing();
            let last = playing.next()?;
            playing.next().is_none().then_some(1 << last.0)
        }
    }
}

/// The win of those with a line and those with the capture number (PT-6).
pub(crate) const fn win(liners: u8, capturers: u8) -> End {
    let way = match (liners, capturers) {
        (0, _) => Way::Capture,
        (_, 0) => Way::Line,
        _ => Way::LineAndCapture,
    };
    End {
        winners: liners | capturers,
        way,
    }
}

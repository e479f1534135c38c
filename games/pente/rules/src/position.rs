//! A position: the stones, who is to move, and all else that the future depends on.

use crate::end::End;
use crate::{Colour, PenteOptions, Phase};
use std::hash::{Hash, Hasher};
use tablier_game::Seat;
use tablier_goban::{Point, PointSet, Size, splitmix64, zobrist};

/// A position of Pente.
///
/// Fixed in size, without heap and cheap to copy. It holds no history: equal positions have equal
/// futures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    stones: [PointSet; 4],
    occupied: PointSet,
    /// The exclusive or of the keys of all stones; [`Position::zobrist`] adds the rest.
    stones_hash: u64,
    pub(crate) options: PenteOptions,
    pub(crate) state: State,
}

/// All that is not the board and changes in the course of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct State {
    /// Captured stones by seat.
    pub(crate) captured: [u16; 4],
    /// Turns committed so far.
    pub(crate) ply: u16,
    /// How many points are empty.
    pub(crate) empty: u16,
    /// Who acts; after the end, who would be next.
    pub(crate) to_move: Seat,
    /// Whether seat 1 has Black and seat 2 White (two players).
    pub(crate) swapped: bool,
    pub(crate) phase: Phase,
    /// Who made the winning line that can be answered (PT-13).
    pub(crate) pending: Option<Seat>,
    /// The seats that have left, a bit for each (G-6).
    pub(crate) out: u8,
    pub(crate) end: Option<End>,
}

impl Position {
    /// The empty board before the first turn.
    pub fn initial(options: &PenteOptions) -> Position {
        Position {
            stones: [PointSet::EMPTY; 4],
            occupied: PointSet::EMPTY,
            stones_hash: 0,
            options: *options,
            state: State {
                captured: [0; 4],
                ply: 0,
                empty: options.size().count() as u16,
                to_move: Seat(0),
                swapped: false,
                phase: Phase::first(options.opening()),
                pending: None,
                out: 0,
                end: None,
            },
        }
    }

    /// The options that it is played under.
    pub const fn options(&self) -> &PenteOptions {
        &self.options
    }

    /// The size of the board.
    pub const fn size(&self) -> Size {
        self.options.size()
    }

    /// The stones of a colour.
    pub const fn stones(&self, colour: Colour) -> &PointSet {
        &self.stones[colour.index()]
    }

    /// All stones.
    pub const fn occupied(&self) -> &PointSet {
        &self.occupied
    }

    /// The empty points.
    pub fn empty_points(&self) -> PointSet {
        self.size().all() - self.occupied
    }

    /// The colour of the stone on a point.
    #[inline]
    pub fn stone(&self, point: Point) -> Option<Colour> {
        self.stone_at(point.index())
    }

    /// The same by index; any number may be asked.
    #[inline]
    pub(crate) fn stone_at(&self, index: usize) -> Option<Colour> {
        if !self.occupied.contains_index(index) {
            return None;
        }
        // Not a search: which colour it is cannot be foretold, and branches on it would cost more.
        let colour = usize::from(self.stones[1].contains_index(index))
            | (usize::from(self.stones[2].contains_index(index)) << 1)
            | (usize::from(self.stones[3].contains_index(index)) * 3);
        Some(Colour::ALL[colour])
    }

    /// The turns committed so far.
    pub const fn ply(&self) -> u16 {
        self.state.ply
    }

    /// Who acts; after the end, who would be next.
    pub const fn to_move(&self) -> Seat {
        self.state.to_move
    }

    /// What the game waits for.
    pub const fn phase(&self) -> Phase {
        self.state.phase
    }

    /// How many stones a seat has captured.
    pub const fn captured(&self, seat: Seat) -> u16 {
        self.state.captured[seat.index()]
    }

    /// Whether a seat has left the game (G-6).
    pub const fn is_out(&self, seat: Seat) -> bool {
        self.state.out >> seat.0 & 1 != 0
    }

    /// Whose winning line stands and can be answered by the player to move (PT-13).
    pub const fn pending(&self) -> Option<Seat> {
        self.state.pending
    }

    /// Whether the game is over.
    pub const fn is_over(&self) -> bool {
        self.state.end.is_some()
    }

    /// The colour of a seat, or `None` before it is chosen.
    pub fn colour(&self, seat: Seat) -> Option<Colour> {
        (self.state.phase == Phase::Play && seat.0 < self.options.players())
            .then(|| self.colour_of(seat))
    }

    /// The seat of a colour, or `None` before it is chosen.
    pub fn seat(&self, colour: Colour) -> Option<Seat> {
        (self.state.phase == Phase::Play && (colour as u8) < self.options.players())
            .then(|| self.seat_of(colour))
    }

    /// The colour of the stone that is placed next, or would be after the choice that is due.
    pub fn colour_due(&self) -> Colour {
        match self.state.phase {
            Phase::Play => self.colour_of(self.state.to_move),
            phase => phase.due(self.options.opening()),
        }
    }

    /// The colour of a seat once colours are chosen.
    #[inline]
    pub(crate) const fn colour_of(&self, seat: Seat) -> Colour {
        Colour::ALL[seat.index() ^ self.state.swapped as usize]
    }

    /// The seat of a colour once colours are chosen.
    #[inline]
    pub(crate) const fn seat_of(&self, colour: Colour) -> Seat {
        Seat(colour as u8 ^ self.state.swapped as u8)
    }

    /// The seat after `seat` that is still playing.
    #[inline]
    pub(crate) fn next_playing(&self, seat: Seat) -> Seat {
        let players = self.options.players();
        let mut next = seat.next(players);
        while self.is_out(next) && next != seat {
            next = next.next(players);
        }
        next
    }

    /// The colours of the players, in order.
    pub(crate) fn colours(&self) -> &'static [Colour] {
        &Colour::ALL[..usize::from(self.options.players())]
    }

    /// The seats still playing.
    pub(crate) fn playing(&self) -> impl Iterator<Item = Seat> {
        let out = self.state.out;
        (0..self.options.players())
            .filter(move |seat| out >> seat & 1 == 0)
            .map(Seat)
    }

    /// The seats that win and lose with `seat`, as a mask.
    pub(crate) fn allies(&self, seat: Seat) -> u8 {
        (0..self.options.players())
            .filter(|other| self.options.allied(seat, Seat(*other)))
            .fold(0, |mask, other| mask | 1 << other)
    }

    /// Puts a stone on an empty point.
    #[inline]
    pub(crate) fn put(&mut self, point: Point, colour: Colour) {
        self.stones[colour.index()].insert(point);
        self.occupied.insert(point);
        self.stones_hash ^= zobrist(colour.index(), point);
        self.state.empty -= 1;
    }

    /// Takes a stone off.
    #[inline]
    pub(crate) fn take(&mut self, point: Point, colour: Colour) {
        self.stones[colour.index()].remove(point);
        self.occupied.remove(point);
        self.stones_hash ^= zobrist(colour.index(), point);
        self.state.empty += 1;
    }

    /// The hash of the whole position. The stones' part is kept up with every stone; the rest, which fits two
    /// numbers, is mixed in here, so that it cannot fall out of step.
    pub fn zobrist(&self) -> u64 {
        let State {
            captured: [a, b, c, d],
            ply,
            empty: _,
            to_move,
            swapped,
            phase,
            pending,
            out,
            end,
        } = self.state;
        let counts = u64::from(a) | u64::from(b) << 16 | u64::from(c) << 32 | u64::from(d) << 48;
        let mut rest = self.options.bits();
        rest = rest << 16 | u64::from(ply);
        rest = rest << 2 | u64::from(to_move.0);
        rest = rest << 1 | u64::from(swapped);
        rest = rest << 4 | phase as u64;
        rest = rest << 3 | pending.map_or(0, |seat| u64::from(seat.0) + 1);
        rest = rest << 4 | u64::from(out);
        rest = rest << 8 | end.map_or(0, |end| u64::from(end.winners) << 4 | end.way as u64);
        self.stones_hash ^ splitmix64(counts ^ COUNTS_KEY) ^ splitmix64(rest ^ REST_KEY)
    }
}

/// Any two numbers, so that the two parts do not cancel out.
const COUNTS_KEY: u64 = 0x243f_6a88_85a3_08d3;
const REST_KEY: u64 = 0x1319_8a2e_0370_7344;

impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.zobrist());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_is_small() {
        assert!(size_of::<Position>() <= 320);
    }
}

//! A position: who has stones where, which colour is due, the phase of the opening, and how it ended.
//! Turns played here are always legal ones; [`tablier_game::Game::check`] says which are.

use crate::{Choice, GomokuOptions, Opening, Phase, Rule, Side, Turn, line};
use std::hash::{Hash, Hasher};
use tablier_game::Seat;
use tablier_goban::{Point, PointSet, Size, splitmix64, zobrist, zobrist_of};

/// A position of Gomoku.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    /// The stones by side.
    stones: [PointSet; 2],
    /// The Zobrist key of the stones and the colour that is due.
    key: u64,
    /// How many points are empty.
    empty: u16,
    ply: u16,
    options: GomokuOptions,
    phase: Phase,
    /// The seat that plays Black; the first while nobody has chosen.
    black: Seat,
    to_move: Side,
    end: End,
}

/// Whether and how a position ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    /// The game goes on.
    Open,
    /// The side has a winning line.
    Line(Side),
    /// The board is full without a winning line.
    Full,
    /// The seat left the game.
    Left(Seat),
}

/// What [`Position::unmake`] needs to take a turn back.
#[derive(Clone, Copy, Debug)]
#[must_use]
pub struct Undo {
    turn: Turn,
    key: u64,
    phase: Phase,
    black: Seat,
    end: End,
}

/// The key of White being due.
const WHITE_TO_MOVE: u64 = splitmix64(0x676d);

/// How many seats there are.
const SEATS: u8 = 2;

impl Position {
    /// The position before the first turn.
    pub fn initial(options: &GomokuOptions) -> Position {
        let mut position =
            Position::set_up(*options, [PointSet::EMPTY; 2], Side::Black, Seat(0), 0);
        position.phase = Phase::first(options.opening);
        position
    }

    /// A position in play with these stones. If both sides have a winning line, the side that moved last has won: it is as if it had
    /// just placed the last stone. The sets have no point in common and lie on the board.
    pub(crate) fn set_up(
        options: GomokuOptions,
        stones: [PointSet; 2],
        to_move: Side,
        black: Seat,
        ply: u16,
    ) -> Position {
        let mut key = zobrist_of(&stones);
        if to_move == Side::White {
            key ^= WHITE_TO_MOVE;
        }
        let empty = (options.size().all() - stones[0] - stones[1]).len() as u16;
        let winner = [to_move.other(), to_move].into_iter().find(|side| {
            line::winning(&stones[side.index()], options.rule)
                .next()
                .is_some()
        });
        let end = match winner {
            Some(side) => End::Line(side),
            None if empty == 0 => End::Full,
            None => End::Open,
        };
        Position {
            stones,
            key,
            empty,
            ply,
            options,
            phase: Phase::Play,
            black,
            to_move,
            end,
        }
    }

    /// This position in a phase of the opening, which its stones, colour and ply fit.
    pub(crate) const fn in_phase(mut self, phase: Phase) -> Position {
        self.phase = phase;
        self
    }

    /// The options that it is played under.
    pub const fn options(&self) -> &GomokuOptions {
        &self.options
    }

    /// The size of the board.
    pub const fn size(&self) -> Size {
        self.options.size()
    }

    /// Which rows win.
    pub const fn rule(&self) -> Rule {
        self.options.rule
    }

    /// The opening that is or was played.
    pub const fn opening(&self) -> Opening {
        self.options.opening
    }

    /// Where the game is in its opening.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The number of turns committed so far.
    pub const fn ply(&self) -> u16 {
        self.ply
    }

    /// The colour of the next stone, also while a choice is due and after the end.
    pub const fn to_move(&self) -> Side {
        self.to_move
    }

    /// The stones of a side.
    pub const fn stones(&self, side: Side) -> &PointSet {
        &self.stones[side.index()]
    }

    /// Whose stone is on a point.
    pub fn stone(&self, point: Point) -> Option<Side> {
        Side::ALL
            .into_iter()
            .find(|side| self.stones(*side).contains(point))
    }

    /// The empty points.
    pub fn empty(&self) -> PointSet {
        self.size().all() - self.stones[0] - self.stones[1]
    }

    /// How many points are empty.
    pub const fn empty_count(&self) -> usize {
        self.empty as usize
    }

    /// The seat that plays a side; of no meaning before the colours are chosen.
    pub const fn seat_of(&self, side: Side) -> Seat {
        match side {
            Side::Black => self.black,
            Side::White => self.black.next(SEATS),
        }
    }

    /// The side that a seat plays, or `None` before the colours are chosen and for a seat that the game
    /// does not have.
    pub fn side_of(&self, seat: Seat) -> Option<Side> {
        Side::ALL
            .into_iter()
            .find(|side| self.phase == Phase::Play && self.seat_of(*side) == seat)
    }

    /// The seat that places or chooses next.
    pub const fn seat_to_act(&self) -> Seat {
        match self.phase.seat() {
            Some(seat) => seat,
            None => self.seat_of(self.to_move),
        }
    }

    /// Whether a stone of the colour that is due on this empty point wins.
    #[inline]
    pub fn wins(&self, point: Point) -> bool {
        line::completes(self.stones(self.to_move), point, self.rule())
    }

    /// The incremental Zobrist key of the stones and the colour that is due: all that a search from a root in
    /// play needs to tell positions apart. [`tablier_game::Game::hash`] tells apart what else makes
    /// positions unequal.
    pub const fn key(&self) -> u64 {
        self.key
    }

    /// Plays a turn that is legal here and returns what takes it back; nothing is allocated.
    #[inline]
    pub fn make(&mut self, turn: Turn) -> Undo {
        let undo = Undo {
            turn,
            key: self.key,
            phase: self.phase,
            black: self.black,
            end: self.end,
        };
        match turn {
            Turn::Place(point) => self.put(point),
            Turn::Choose(choice) => self.choose(choice),
        }
        self.ply = self.ply.wrapping_add(1);
        undo
    }

    /// Takes the last turn back; turns are taken back in the reverse order.
    #[inline]
    pub fn unmake(&mut self, undo: Undo) {
        if let Turn::Place(point) = undo.turn {
            self.to_move = self.to_move.other();
            self.stones[self.to_move.index()].remove(point);
            self.empty = self.empty.wrapping_add(1);
        }
        self.ply = self.ply.wrapping_sub(1);
        self.key = undo.key;
        self.phase = undo.phase;
        self.black = undo.black;
        self.end = undo.end;
    }

    #[inline]
    fn put(&mut self, point: Point) {
        let side = self.to_move.index();
        self.stones[side].insert(point);
        self.empty = self.empty.wrapping_sub(1);
        self.key ^= zobrist(side, point) ^ WHITE_TO_MOVE;
        if line::completes(&self.stones[side], point, self.rule()) {
            self.end = End::Line(self.to_move);
        } else if self.empty == 0 {
            self.end = End::Full;
        }
        self.to_move = self.to_move.other();
        self.phase = self.phase.after_stone();
    }

    fn choose(&mut self, choice: Choice) {
        let chooser = self.seat_to_act();
        if let Some(side) = choice.side() {
            self.black = match side {
                Side::Black => chooser,
                Side::White => chooser.next(SEATS),
            };
        }
        self.phase = Phase::after_choice(choice);
    }

    pub(crate) const fn end(&self) -> End {
        self.end
    }

    pub(crate) const fn is_open(&self) -> bool {
        matches!(self.end, End::Open)
    }

    /// Ends the game because the seat left it; nothing happens after the end, or to a seat that the game
    /// does not have.
    pub(crate) const fn leave(&mut self, seat: Seat) {
        if self.is_open() && seat.0 < SEATS {
            self.end = End::Left(seat);
        }
    }

    /// The seat that left, if one did.
    pub(crate) const fn left(&self) -> Option<Seat> {
        match self.end {
            End::Left(seat) => Some(seat),
            End::Open | End::Line(_) | End::Full => None,
        }
    }

    /// The key with all else that can differ mixed in.
    pub(crate) fn hash64(&self) -> u64 {
        let left = self.left().map_or(0, |seat| 1 + u64::from(seat.0));
        let rest = u64::from(self.ply)
            | u64::from(self.size().side()) << 16
            | left << 24
            | (self.phase as u64) << 28
            | u64::from(self.black.0) << 32
            | (self.rule() as u64) << 36
            | (self.opening() as u64) << 40;
        self.key ^ splitmix64(rest)
    }
}

impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.hash64());
    }
}

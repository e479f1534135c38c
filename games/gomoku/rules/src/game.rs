//! The rules behind the trait that every game implements.

use crate::position::End;
use crate::{GomokuOptions, Position, Refusal, SPEC, Side, Turn, steps};
use tablier_game::{Actor, Game, How, Outcome, Seat, SeatSet, Spec, Step, Steps};

/// The game: five in a row, one stone a turn.
#[derive(Clone, Copy, Debug)]
pub struct Gomoku;

/// A win by five in a row, or more in freestyle (GM-2).
const LINE: How = How::new("line");

impl Game for Gomoku {
    type Options = GomokuOptions;
    type Position = Position;
    type Turn = Turn;
    type Refusal = Refusal;

    fn spec() -> &'static Spec {
        &SPEC
    }

    fn initial(options: &GomokuOptions) -> Position {
        Position::initial(options)
    }

    fn options(position: &Position) -> GomokuOptions {
        *position.options()
    }

    #[inline]
    fn actor(position: &Position) -> Actor {
        if position.is_open() {
            Actor::Player(position.seat_to_act())
        } else {
            Actor::Over
        }
    }

    fn ply(position: &Position) -> u32 {
        u32::from(position.ply())
    }

    fn outcome(position: &Position) -> Option<Outcome> {
        let winner = |seat: Seat, how| Some(Outcome::win(SeatSet::of(seat), how));
        match position.end() {
            End::Open => None,
            End::Line(side) => winner(position.seat_of(side), LINE),
            End::Full => Some(Outcome::Draw {
                why: How::BOARD_FULL,
            }),
            End::Left(seat) => winner(seat.next(2), How::LAST_LEFT),
        }
    }

    fn hash(position: &Position) -> u64 {
        position.hash64()
    }

    fn side(position: &Position, seat: Seat) -> Option<usize> {
        position.side_of(seat).map(Side::index)
    }

    fn steps(position: &Position, partial: &[Step], out: &mut Steps) -> Result<(), Refusal> {
        steps::steps(position, partial, out)
    }

    fn turns(position: &Position, out: &mut Vec<Turn>) {
        if !position.is_open() {
            return;
        }
        let phase = position.phase();
        if phase.is_choice() {
            let choices = phase.choices(position.opening());
            out.extend(choices.iter().copied().map(Turn::Choose));
        } else {
            out.reserve(position.empty_count());
            out.extend(position.empty().iter().map(Turn::Place));
        }
    }

    fn check(position: &Position, turn: &Turn) -> Result<(), Refusal> {
        position.check_turn(*turn)
    }

    #[inline]
    fn play_unchecked(position: &mut Position, turn: &Turn) {
        // Taking back is for searches; here nobody will.
        let _ = position.make(*turn);
    }

    fn retire(position: &mut Position, seat: Seat) {
        position.leave(seat);
    }
}

impl Position {
    /// Whether a turn may be played.
    pub(crate) fn check_turn(&self, turn: Turn) -> Result<(), Refusal> {
        if !self.is_open() {
            return Err(Refusal::Over);
        }
        let phase = self.phase();
        match turn {
            Turn::Choose(_) if !phase.is_choice() => Err(Refusal::NoChoiceDue),
            Turn::Choose(choice) if !phase.choices(self.opening()).contains(&choice) => {
                Err(Refusal::NotOffered { choice })
            }
            Turn::Choose(_) => Ok(()),
            Turn::Place(_) if phase.is_choice() => Err(Refusal::ChoiceDue),
            Turn::Place(point) if !self.size().contains(point) => Err(Refusal::Outside { point }),
            Turn::Place(point) => match self.stone(point) {
                Some(_) => Err(Refusal::Occupied { point }),
                None => Ok(()),
            },
        }
    }
}

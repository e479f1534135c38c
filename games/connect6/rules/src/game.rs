//! The rules behind the trait that every game implements.

use crate::position::{Due, End};
use crate::{Connect6Options, Position, Refusal, SPEC, Side, Turn, movegen, steps};
use tablier_game::{Actor, Game, How, Outcome, Seat, SeatSet, Spec, Step, Steps};
use tablier_goban::Point;

/// The game: six in a row, two stones a turn.
#[derive(Clone, Copy, Debug)]
pub struct Connect6;

/// A win by six or more in a row (C6-3).
const LINE: How = How::new("line");

impl Game for Connect6 {
    type Options = Connect6Options;
    type Position = Position;
    type Turn = Turn;
    type Refusal = Refusal;

    fn spec() -> &'static Spec {
        &SPEC
    }

    fn initial(options: &Connect6Options) -> Position {
        Position::initial(options)
    }

    fn options(position: &Position) -> Connect6Options {
        Connect6Options::with_size(position.size())
            .expect("positions are set up on sizes of the game only")
    }

    #[inline]
    fn actor(position: &Position) -> Actor {
        if position.is_open() {
            Actor::Player(position.to_move().seat())
        } else {
            Actor::Over
        }
    }

    fn ply(position: &Position) -> u32 {
        u32::from(position.ply())
    }

    fn outcome(position: &Position) -> Option<Outcome> {
        let winner = |side: Side, how| Some(Outcome::win(SeatSet::of(side.seat()), how));
        match position.end() {
            End::Open => None,
            End::Line(side) => winner(side, LINE),
            End::Full => Some(Outcome::Draw {
                why: How::BOARD_FULL,
            }),
            End::Left(side) => winner(side.other(), How::LAST_LEFT),
        }
    }

    fn hash(position: &Position) -> u64 {
        position.hash64()
    }

    fn side(_: &Position, seat: Seat) -> Option<usize> {
        Side::of(seat).map(Side::index)
    }

    fn steps(position: &Position, partial: &[Step], out: &mut Steps) -> Result<(), Refusal> {
        steps::steps(position, partial, out)
    }

    fn turns(position: &Position, out: &mut Vec<Turn>) {
        movegen::turns(position, out);
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
        if let Some(side) = Side::of(seat) {
            position.leave(side);
        }
    }
}

impl Position {
    /// Whether a turn may be played; the reason why not names the rule broken first: the end, the number
    /// of stones, the points, the win.
    pub(crate) fn check_turn(&self, turn: Turn) -> Result<(), Refusal> {
        match turn {
            Turn::One(point) => {
                self.check_first(point)?;
                if self.due() == Due::Two && !self.wins_alone(point) {
                    return Err(Refusal::SecondMissing);
                }
                Ok(())
            }
            Turn::Two(first, second) => {
                self.check_open()?;
                match self.due() {
                    Due::First => return Err(Refusal::FirstTurnIsOne),
                    Due::Last => return Err(Refusal::LastPointIsOne),
                    Due::Two => {}
                }
                self.check_first(first)?;
                if first == second {
                    return Err(Refusal::Twice { point: first });
                }
                self.check_point(second)?;
                if self.wins_alone(first) {
                    return Err(Refusal::FirstWins { point: first });
                }
                Ok(())
            }
        }
    }

    /// Whether a turn may begin with this point.
    pub(crate) fn check_first(&self, point: Point) -> Result<(), Refusal> {
        self.check_open()?;
        self.check_point(point)
    }

    fn check_open(&self) -> Result<(), Refusal> {
        if self.is_open() {
            Ok(())
        } else {
            Err(Refusal::Over)
        }
    }

    fn check_point(&self, point: Point) -> Result<(), Refusal> {
        if !self.size().contains(point) {
            return Err(Refusal::Outside { point });
        }
        match self.stone(point) {
            Some(_) => Err(Refusal::Occupied { point }),
            None => Ok(()),
        }
    }
}

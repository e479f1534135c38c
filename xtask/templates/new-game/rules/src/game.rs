//! The rules behind the trait that every game implements.

use crate::position::End;
use crate::{Cell, NoOptions, Position, Refusal, SPEC, Side};
use tablier_game::{Actor, Game, How, Message, Outcome, Seat, SeatSet, Spec, Step, Steps, Target};

/// The game: three columns, three rows, three in a row.
#[derive(Clone, Copy, Debug)]
pub struct NewGame;

/// A win by three in a row (NEWGAME-3).
const LINE: How = How::new("line");

impl Game for NewGame {
    type Options = NoOptions;
    type Position = Position;
    type Turn = Cell;
    type Refusal = Refusal;

    fn spec() -> &'static Spec {
        &SPEC
    }

    fn initial(_: &NoOptions) -> Position {
        Position::EMPTY
    }

    fn options(_: &Position) -> NoOptions {
        NoOptions
    }

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
        let win = |side: Side, how| Some(Outcome::win(SeatSet::of(side.seat()), how));
        match position.end() {
            End::Open => None,
            End::Line(side) => win(side, LINE),
            End::Full => Some(Outcome::Draw {
                why: How::BOARD_FULL,
            }),
            End::Left(side) => win(side.other(), How::LAST_LEFT),
        }
    }

    fn hash(position: &Position) -> u64 {
        position.hash64()
    }

    fn side(_: &Position, seat: Seat) -> Option<usize> {
        Side::of(seat).map(|side| side.seat().index())
    }

    fn steps(position: &Position, partial: &[Step], out: &mut Steps) -> Result<(), Refusal> {
        match partial {
            [] if position.is_open() => {
                out.reset(Message::new("new-game-ask").with_id("side", position.to_move().id()));
                out.targets
                    .extend(position.empty_cells().map(|cell| Target {
                        step: Step::Place(cell.into()),
                        ends: true,
                    }));
                Ok(())
            }
            [] => {
                out.reset(Message::new("game-over"));
                Ok(())
            }
            [Step::Place(tablier_game::Cell(index))] => {
                let cell = Cell::from_index(*index).ok_or(Refusal::NotAStep)?;
                NewGame::check(position, &cell)?;
                out.reset(Message::new("new-game-turn-complete"));
                Ok(())
            }
            _ => Err(Refusal::NotAStep),
        }
    }

    fn turns(position: &Position, out: &mut Vec<Cell>) {
        if position.is_open() {
            out.extend(position.empty_cells());
        }
    }

    fn check(position: &Position, turn: &Cell) -> Result<(), Refusal> {
        if !position.is_open() {
            return Err(Refusal::Over);
        }
        match position.piece(*turn) {
            None => Ok(()),
            Some(_) => Err(Refusal::CellTaken { cell: *turn }),
        }
    }

    fn play_unchecked(position: &mut Position, turn: &Cell) {
        position.put(*turn, position.to_move());
    }

    fn retire(position: &mut Position, seat: Seat) {
        if let Some(side) = Side::of(seat) {
            position.leave(side);
        }
    }
}

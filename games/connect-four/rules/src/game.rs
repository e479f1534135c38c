//! The rules behind the trait that every game implements.

use crate::position::End;
use crate::{COLUMNS, Cell, Column, NoOptions, Position, Refusal, SPEC, Side};
use tablier_game::{Actor, Game, How, Message, Outcome, Seat, SeatSet, Spec, Step, Steps, Target};

/// The game: seven columns, six rows, four in a row.
#[derive(Clone, Copy, Debug)]
pub struct ConnectFour;

/// A win by four or more in a row (C4-3).
const LINE: How = How::new("line");

impl Game for ConnectFour {
    type Options = NoOptions;
    type Position = Position;
    type Turn = Column;
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

    #[inline]
    fn outcome(position: &Position) -> Option<Outcome> {
        let winner = |side: Side, how| Some(Outcome::win(SeatSet::of(side.seat()), how));
        match position.end() {
            End::Open => None,
            End::Line => winner(position.to_move().other(), LINE),
            End::Full => Some(Outcome::Draw {
                why: How::BOARD_FULL,
            }),
            End::RedLeft => winner(Side::Blue, How::LAST_LEFT),
            End::BlueLeft => winner(Side::Red, How::LAST_LEFT),
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
            [] => {
                if position.is_open() {
                    let side = position.to_move().id();
                    out.reset(Message::new("connect-four-ask").with_id("side", side));
                    out.targets
                        .extend(position.landings().iter().map(|cell| Target {
                            step: Step::Place(cell.into()),
                            ends: true,
                        }));
                } else {
                    out.reset(Message::new("game-over"));
                }
                Ok(())
            }
            [first, rest @ ..] => {
                let column = step_column(position, *first)?;
                ConnectFour::check(position, &column)?;
                out.reset(Message::new("connect-four-turn-complete"));
                match rest {
                    [] => Ok(()),
                    [_, ..] => Err(Refusal::NotAStep),
                }
            }
        }
    }

    #[inline]
    fn turns(position: &Position, out: &mut Vec<Column>) {
        if !position.is_open() {
            return;
        }
        // Room for all columns first, then the open ones written over it without a branch: which columns are
        // full cannot be predicted.
        let before = out.len();
        out.extend_from_slice(&Column::ALL);
        let mut count = 0;
        if let Some(columns) = out[before..].first_chunk_mut::<{ COLUMNS as usize }>() {
            for column in Column::ALL {
                columns[count] = column;
                count += usize::from(!position.is_full(column));
            }
        }
        out.truncate(before + count);
    }

    fn check(position: &Position, turn: &Column) -> Result<(), Refusal> {
        if !position.is_open() {
            return Err(Refusal::Over);
        }
        match position.landing(*turn) {
            Some(_) => Ok(()),
            None => Err(Refusal::ColumnFull { column: *turn }),
        }
    }

    #[inline]
    fn play_unchecked(position: &mut Position, turn: &Column) {
        position.drop_disc(*turn);
    }

    fn retire(position: &mut Position, seat: Seat) {
        if let Some(side) = Side::of(seat) {
            position.leave(side);
        }
    }
}

/// The column of a step that puts a disc where it comes to rest.
fn step_column(position: &Position, step: Step) -> Result<Column, Refusal> {
    let Step::Place(tablier_game::Cell(index)) = step else {
        return Err(Refusal::NotAStep);
    };
    let cell = Cell::from_index(index).ok_or(Refusal::NotAStep)?;
    let column = cell.column();
    match position.landing(column) {
        Some(landing) if landing != cell && position.is_open() => {
            Err(Refusal::FallsElsewhere { column, landing })
        }
        _ => Ok(column),
    }
}

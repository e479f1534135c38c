//! The texts of the game.

use crate::position::End;
use crate::refusal::STYLE;
use crate::{
    Choice, Gomoku, GomokuBoard, GomokuOptions, Phase, Position, Refusal, Side, Turn,
    position_text, steps,
};
use smallvec::{SmallVec, smallvec};
use tablier_game::{Account, Cell, Change, Game, Message, Notation, Step};
use tablier_goban::{Point, diagram};

impl Notation for Gomoku {
    type Board = GomokuBoard;

    fn turn_text(_: &Position, turn: &Turn) -> String {
        match *turn {
            Turn::Place(point) => STYLE.text(point),
            Turn::Choose(choice) => choice.id().to_owned(),
        }
    }

    fn parse_turn(position: &Position, text: &str) -> Result<Turn, Refusal> {
        let mut words = text.split_whitespace();
        let word = words.next().ok_or(Refusal::NoTurn)?;
        if words.next().is_some() {
            return Err(Refusal::TooMany);
        }
        let turn = read(position, word)?;
        Gomoku::check(position, &turn)?;
        Ok(turn)
    }

    fn cell_text(_: &Position, Cell(index): Cell) -> String {
        let point = Point::from_index(usize::from(index));
        STYLE.text(point.expect("the cells of steps and changes are points"))
    }

    fn step_text(position: &Position, step: Step) -> String {
        let turn = steps::turn(step).expect("the steps of this game are points and choices");
        Gomoku::turn_text(position, &turn)
    }

    fn parse_step(position: &Position, text: &str) -> Option<Step> {
        read(position, text).ok().map(steps::step)
    }

    fn position_text(position: &Position) -> String {
        position_text::write(position)
    }

    fn parse_position(text: &str, base: &GomokuOptions) -> Result<Position, Refusal> {
        position_text::parse(text, *base)
    }

    fn account(before: &Position, turn: &Turn) -> Account {
        match *turn {
            Turn::Place(point) => Account {
                message: placed(before, point),
                changes: smallvec![Change::Put {
                    cell: steps::cell(point),
                    side: before.to_move().index() as u8,
                }],
            },
            Turn::Choose(choice) => Account {
                message: Message::new("gomoku-chosen")
                    .with_id("choice", choice.id())
                    .with("seat", i32::from(before.seat_to_act().0) + 1),
                changes: SmallVec::new(),
            },
        }
    }

    fn board(position: &Position) -> GomokuBoard {
        GomokuBoard::from(position)
    }

    fn diagram(position: &Position) -> String {
        diagram(position.size(), STYLE, |point| {
            position.stone(point).map_or('.', |side| match side {
                Side::Black => 'X',
                Side::White => 'O',
            })
        })
    }
}

/// A stone in words; in an opening it is nobody's yet.
fn placed(before: &Position, point: Point) -> Message {
    let mut after = *before;
    Gomoku::play_unchecked(&mut after, &Turn::Place(point));
    let end = match after.end() {
        End::Line(_) => "line",
        End::Full => "full",
        End::Open | End::Left(_) => "open",
    };
    let id = match before.phase() {
        Phase::Play => "gomoku-played",
        _ => "gomoku-played-opening",
    };
    Message::new(id)
        .with_id("side", before.to_move().id())
        .with("point", STYLE.text(point))
        .with_id("end", end)
}

/// The turn that a word names, legal or not.
fn read(position: &Position, word: &str) -> Result<Turn, Refusal> {
    if let Some(choice) = Choice::from_id(word) {
        return Ok(Turn::Choose(choice));
    }
    let point = STYLE.parse(word, position.size());
    point.map(Turn::Place).map_err(|fault| Refusal::NotAPoint {
        text: word.into(),
        fault,
    })
}

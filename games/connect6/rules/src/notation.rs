//! The texts of the game.

use crate::position::End;
use crate::refusal::STYLE;
use crate::{
    Connect6, Connect6Board, Connect6Options, Position, Refusal, Side, Turn, position_text, steps,
};
use tablier_game::{Account, Cell, Change, Game, Message, Notation, Step};
use tablier_goban::{Point, diagram};

impl Notation for Connect6 {
    type Board = Connect6Board;

    fn turn_text(_: &Position, turn: &Turn) -> String {
        match *turn {
            Turn::One(point) => STYLE.text(point),
            Turn::Two(first, second) => {
                format!("{} {}", STYLE.text(first), STYLE.text(second))
            }
        }
    }

    fn parse_turn(position: &Position, text: &str) -> Result<Turn, Refusal> {
        let mut words = text.split_whitespace();
        let first = words.next().ok_or(Refusal::NoPoint)?;
        let turn = match (words.next(), words.next()) {
            (None, _) => Turn::One(point(position, first)?),
            (Some(second), None) => Turn::Two(point(position, first)?, point(position, second)?),
            (Some(_), Some(_)) => return Err(Refusal::TooMany),
        };
        Connect6::check(position, &turn)?;
        Ok(turn)
    }

    fn cell_text(_: &Position, Cell(index): Cell) -> String {
        let point = Point::from_index(usize::from(index));
        STYLE.text(point.expect("the cells of steps and changes are points"))
    }

    fn step_text(_: &Position, step: Step) -> String {
        STYLE.text(steps::point(step).expect("the steps of this game are points"))
    }

    fn parse_step(position: &Position, text: &str) -> Option<Step> {
        let point = point(position, text).ok()?;
        Some(Step::Place(steps::cell(point)))
    }

    fn position_text(position: &Position) -> String {
        position_text::write(position)
    }

    fn parse_position(text: &str, _: &Connect6Options) -> Result<Position, Refusal> {
        position_text::parse(text)
    }

    fn account(before: &Position, turn: &Turn) -> Account {
        let side = before.to_move();
        let mut after = *before;
        Connect6::play_unchecked(&mut after, turn);
        let end = match after.end() {
            End::Line(_) => "line",
            End::Full => "full",
            End::Open | End::Left(_) => "open",
        };
        let message = match *turn {
            Turn::One(point) => Message::new("connect6-played-one")
                .with_id("side", side.id())
                .with("first", STYLE.text(point)),
            Turn::Two(first, second) => Message::new("connect6-played-two")
                .with_id("side", side.id())
                .with("first", STYLE.text(first))
                .with("second", STYLE.text(second)),
        };
        Account {
            message: message.with_id("end", end),
            changes: turn
                .points()
                .map(|point| Change::Put {
                    cell: steps::cell(point),
                    side: side.index() as u8,
                })
                .collect(),
        }
    }

    fn board(position: &Position) -> Connect6Board {
        Connect6Board::from(position)
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

fn point(position: &Position, text: &str) -> Result<Point, Refusal> {
    STYLE
        .parse(text, position.size())
        .map_err(|fault| Refusal::NotAPoint {
            text: text.into(),
            fault,
        })
}

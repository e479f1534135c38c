//! The texts of the game.

use crate::turn::STYLE;
use crate::{
    Board, Pente, PenteOptions, Position, Refusal, Turn, account, bare, position_parse,
    position_write,
};
use tablier_game::{Account, Cell, Notation, Step};
use tablier_goban::{Point, diagram};

impl Notation for Pente {
    type Board = Board;

    fn turn_text(_: &Position, turn: &Turn) -> String {
        turn.to_string()
    }

    fn parse_turn(position: &Position, text: &str) -> Result<Turn, Refusal> {
        let turn = read(position, text.trim())?;
        position.check(turn)?;
        Ok(turn)
    }

    fn cell_text(_: &Position, cell: Cell) -> String {
        let point = Point::from_index(usize::from(cell.0));
        STYLE.text(point.expect("the cells of steps and changes are points"))
    }

    fn step_text(_: &Position, step: Step) -> String {
        Turn::of_step(step)
            .expect("the steps of this game are turns")
            .to_string()
    }

    fn parse_step(position: &Position, text: &str) -> Option<Step> {
        read(position, text).ok().map(Turn::step)
    }

    fn position_text(position: &Position) -> String {
        position_write::write(position)
    }

    fn parse_position(text: &str, base: &PenteOptions) -> Result<Position, Refusal> {
        Ok(position_parse::parse(text, base)?)
    }

    fn bare_turns(text: &str) -> Vec<(usize, String)> {
        bare::turns(text)
    }

    fn account(before: &Position, turn: &Turn) -> Account {
        account::account(before, *turn)
    }

    fn board(position: &Position) -> Board {
        Board::from(position)
    }

    fn diagram(position: &Position) -> String {
        let dots = position.size().dots();
        diagram(position.size(), STYLE, |point| {
            match position.stone(point) {
                Some(colour) => colour.letter().to_ascii_uppercase(),
                None if dots.contains(point) => '+',
                None => '.',
            }
        })
    }
}

/// The turn that a word names, legal or not.
fn read(position: &Position, word: &str) -> Result<Turn, Refusal> {
    if let Some(choice) = Turn::choice(word) {
        return Ok(choice);
    }
    let point = STYLE.parse(word, position.size());
    point.map(Turn::Place).map_err(|why| Refusal::NotATurn {
        text: word.into(),
        why,
    })
}

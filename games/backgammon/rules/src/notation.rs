//! The texts of the game.

use crate::cell::{cell, name, place};
use crate::reading::read;
use crate::refusal::quoted;
use crate::written::Written;
use crate::{
    Backgammon, Board, Dice, NoOptions, Position, Refusal, Turn, account, diagram, match_id,
    position_id, position_text, walk, xgid,
};
use tablier_game::{Account, Cell, Game, Notation, Step};

/// The text of a turn in which nothing can be played.
const PASS: &str = "pass";

impl Notation for Backgammon {
    type Board = Board;

    fn turn_text(position: &Position, turn: &Turn) -> String {
        match turn {
            Turn::Roll(dice) => dice.to_string(),
            Turn::Pass => PASS.to_owned(),
            Turn::Play(play) => {
                let dice = position
                    .dice()
                    .expect("a play is legal only where the dice are rolled");
                Written::of(play, dice).to_string()
            }
        }
    }

    fn parse_turn(position: &Position, text: &str) -> Result<Turn, Refusal> {
        if !position.is_open() {
            return Err(Refusal::Over);
        }
        let text = text.trim();
        let roll = text.parse::<Dice>();
        match (position.dice(), roll) {
            (None, Ok(dice)) => Ok(Turn::Roll(dice)),
            (Some(_), Ok(_)) => Err(Refusal::NoRollDue),
            (None, Err(_)) if text == PASS || text.parse::<Written>().is_ok() => {
                Err(Refusal::RollDue)
            }
            (None, Err(_)) => Err(Refusal::NotDice { text: quoted(text) }),
            (Some(_), Err(_)) if text == PASS => {
                Backgammon::check(position, &Turn::Pass).map(|()| Turn::Pass)
            }
            (Some(dice), Err(_)) => read(position, dice, text).map(Turn::Play),
        }
    }

    fn cell_text(_: &Position, cell: Cell) -> String {
        name(cell)
    }

    fn step_text(position: &Position, step: Step) -> String {
        let text = |at| {
            place(position.on_roll(), at)
                .expect("the cells of steps are places of the side on roll")
                .to_string()
        };
        match step {
            Step::Move(from, to) => format!("{}/{}", text(from), text(to)),
            Step::Choose(_) => PASS.to_owned(),
            Step::Place(at) => unreachable!("nothing is placed in {position:?}, as on {at:?}"),
        }
    }

    fn parse_step(position: &Position, text: &str) -> Option<Step> {
        if text == PASS {
            return Some(walk::PASS);
        }
        let (from, to) = text.split_once('/')?;
        let at = |text: &str| Some(cell(position.on_roll(), text.parse().ok()?));
        Some(Step::Move(at(from)?, at(to)?))
    }

    fn position_text(position: &Position) -> String {
        position_text::write(position)
    }

    fn parse_position(text: &str, _: &NoOptions) -> Result<Position, Refusal> {
        position_text::read(text)
    }

    /// None where a seat has left the game, which these notations cannot say.
    fn other_texts(position: &Position) -> Vec<(&'static str, String)> {
        if position.left().is_some() {
            return Vec::new();
        }
        let [_, gnubg, xg] = crate::SPEC.notations else {
            unreachable!("there are three notations")
        };
        let id = position_id::write(position);
        vec![
            (gnubg, format!("{id}:{}", match_id::write(position))),
            (xg, xgid::write(position)),
        ]
    }

    fn account(before: &Position, turn: &Turn) -> Account {
        account::account(before, turn)
    }

    fn board(position: &Position) -> Board {
        Board::from(position)
    }

    fn diagram(position: &Position) -> String {
        diagram::Diagram(position).to_string()
    }
}

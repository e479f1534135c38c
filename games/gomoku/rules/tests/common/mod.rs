//! What the tests of the rules share.
#![allow(dead_code, reason = "each test file uses a part")]
#![allow(clippy::unwrap_used, reason = "a panic fails the test")]

use gomoku_rules::{Gomoku, GomokuOptions, Position, Refusal, Turn};
use tablier_game::{Game, Message, Notation};
use tablier_game_test::options_of;

/// The options with these values.
pub(crate) fn options(values: &[(&str, &str)]) -> GomokuOptions {
    options_of::<Gomoku>(values)
}

/// The position after these turns.
pub(crate) fn play(values: &[(&str, &str)], texts: &[&str]) -> Position {
    let mut position = Gomoku::initial(&options(values));
    for text in texts {
        let turn = Gomoku::parse_turn(&position, text).unwrap();
        Gomoku::play(&mut position, &turn).unwrap();
    }
    position
}

/// The position of a string.
pub(crate) fn position(text: &str) -> Position {
    Gomoku::parse_position(text, &options(&[])).unwrap()
}

/// The position after one more turn.
pub(crate) fn after(before: &Position, text: &str) -> Position {
    let mut position = *before;
    let turn = Gomoku::parse_turn(&position, text).unwrap();
    Gomoku::play(&mut position, &turn).unwrap();
    position
}

/// Every legal turn.
pub(crate) fn turns(position: &Position) -> Vec<Turn> {
    let mut turns = Vec::new();
    Gomoku::turns(position, &mut turns);
    turns
}

/// Every legal turn as text.
pub(crate) fn texts(position: &Position) -> Vec<String> {
    turns(position)
        .iter()
        .map(|turn| Gomoku::turn_text(position, turn))
        .collect()
}

/// Why a text is refused.
pub(crate) fn refusal(position: &Position, text: &str) -> Refusal {
    Gomoku::parse_turn(position, text).unwrap_err()
}

/// The id of the message with which a position string is refused.
pub(crate) fn fault(text: &str) -> String {
    let refusal = Gomoku::parse_position(text, &options(&[])).unwrap_err();
    Message::from(refusal).id.into_owned()
}

//! What the tests of the rules share.
#![allow(dead_code, reason = "each test file uses a part")]
#![allow(clippy::unwrap_used, reason = "a panic fails the test")]

use connect6_rules::{Connect6, Connect6Options, Position, Refusal, Turn};
use tablier_game::{Game, Message, Notation};
use tablier_goban::Size;

/// The options with a board of this size.
pub(crate) fn options(side: u8) -> Connect6Options {
    Connect6Options::with_size(Size::new(side).unwrap()).unwrap()
}

/// The empty board.
pub(crate) fn start(side: u8) -> Position {
    Connect6::initial(&options(side))
}

/// The position after these turns.
pub(crate) fn play(side: u8, texts: &[&str]) -> Position {
    let mut position = start(side);
    for text in texts {
        let turn = Connect6::parse_turn(&position, text).unwrap();
        Connect6::play(&mut position, &turn).unwrap();
    }
    position
}

/// The position of a string.
pub(crate) fn position(text: &str) -> Position {
    Connect6::parse_position(text, &options(19)).unwrap()
}

/// Every legal turn.
pub(crate) fn turns(position: &Position) -> Vec<Turn> {
    let mut turns = Vec::new();
    Connect6::turns(position, &mut turns);
    turns
}

/// Why a text is refused.
pub(crate) fn refusal(position: &Position, text: &str) -> Refusal {
    Connect6::parse_turn(position, text).unwrap_err()
}

/// The id of a refusal's message.
pub(crate) fn message(refusal: &Refusal) -> String {
    Message::from(refusal.clone()).id.into_owned()
}

//! What several tests need: positions in a few words, turns as texts.
#![allow(dead_code, reason = "not every test needs all of it")]

use backgammon_rules::{Backgammon, BySide, NoOptions, Position, Refusal, Setup, Side, Turn};
use tablier_game::{Game, Notation};

/// A position from a string.
pub(crate) fn position(text: &str) -> Position {
    Backgammon::parse_position(text, &NoOptions).expect("a position of a test")
}

/// White on roll with these checkers, each side's as place and number from its own side; what is missing
/// to fifteen is borne off. `dice` may be empty.
pub(crate) fn board(white: &[(usize, u8)], black: &[(usize, u8)], dice: &str) -> Position {
    let counts = |list: &[(usize, u8)]| {
        let mut counts = [0; 26];
        for (place, count) in list {
            counts[*place] = *count;
        }
        counts
    };
    let setup = Setup {
        checkers: BySide {
            white: counts(white),
            black: counts(black),
        },
        on_roll: Side::White,
        dice: (!dice.is_empty()).then(|| dice.parse().expect("dice of a test")),
        ..Setup::EMPTY
    };
    Position::try_from(setup).expect("a position of a test")
}

/// Every turn as text, sorted.
pub(crate) fn turns(position: &Position) -> Vec<String> {
    let mut turns = Vec::new();
    Backgammon::turns(position, &mut turns);
    let text = |turn: &Turn| Backgammon::turn_text(position, turn);
    let mut texts: Vec<String> = turns.iter().map(text).collect();
    texts.sort();
    texts
}

/// Plays a turn or a roll.
pub(crate) fn play(position: &mut Position, text: &str) -> Result<(), Refusal> {
    let turn = Backgammon::parse_turn(position, text)?;
    Backgammon::play(position, &turn)
}

/// The position after a turn or a roll.
pub(crate) fn after(mut position: Position, text: &str) -> Position {
    play(&mut position, text).expect("a legal turn of a test");
    position
}

/// Why a text is refused.
pub(crate) fn refusal(position: &Position, text: &str) -> Refusal {
    Backgammon::parse_turn(position, text).expect_err("a turn that is refused")
}

/// The text of what a text is read as.
pub(crate) fn read(position: &Position, text: &str) -> String {
    let turn = Backgammon::parse_turn(position, text).expect("a turn that is read");
    Backgammon::turn_text(position, &turn)
}

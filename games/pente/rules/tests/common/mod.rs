//! What several tests need.
#![allow(
    dead_code,
    unreachable_pub,
    clippy::unwrap_used,
    reason = "each test uses a part; helpers of tests may unwrap"
)]

use pente_rules::{Pente, PenteOptions, Position};
use tablier_game::{Game, Notation, OptionValues, Options};
use tablier_game_test::Symmetry;
use tablier_goban::{CoordStyle, Size, Symmetry as Map};

/// The covering array of option sets in `tests/data/options.txt`.
pub fn option_rows() -> Vec<OptionValues> {
    include_str!("../data/options.txt")
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(values)
        .collect()
}

/// Options given as `key=value key=value`.
pub fn values(text: &str) -> OptionValues {
    text.split_whitespace()
        .map(|field| {
            let (key, value) = field.split_once('=').expect("key=value");
            (key.to_owned(), value.to_owned())
        })
        .collect()
}

/// Checked options given as `key=value key=value`.
pub fn options(text: &str) -> PenteOptions {
    PenteOptions::from_values(&values(text)).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// A position string that is read under the default options.
pub fn position(text: &str) -> Position {
    let options = PenteOptions::from_values(&OptionValues::new()).unwrap();
    Pente::parse_position(text, &options).unwrap_or_else(|refusal| panic!("{text}: {refusal}"))
}

/// A position under the given options after the given turns.
pub fn played(options_text: &str, turns: &str) -> Position {
    let mut position = Pente::initial(&options(options_text));
    play(&mut position, turns);
    position
}

/// Plays turns, which are legal.
pub fn play(position: &mut Position, turns: &str) {
    for text in turns.split_whitespace() {
        let turn =
            Pente::parse_turn(position, text).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
        Pente::play(position, &turn).unwrap();
    }
}

/// The seven symmetries of the board that are not the identity.
pub fn symmetries() -> Vec<Symmetry> {
    const NAMES: [&str; 7] = ["1", "2", "3", "4", "5", "6", "7"];
    NAMES
        .into_iter()
        .zip(Map::ALL.into_iter().skip(1))
        .map(|(name, map)| {
            Symmetry::new(name, move |options, turn| {
                let size = Size::new(options["size"].parse().unwrap()).unwrap();
                match CoordStyle::WithoutI.parse(turn, size) {
                    Ok(point) => CoordStyle::WithoutI.text(map.apply(size, point)),
                    Err(_) => turn.to_owned(),
                }
            })
        })
        .collect()
}

//! Placements a second on one core: random games on 19×19 under several options, through `play_unchecked` and through `make`
//! with `unmake`.
//!
//! `cargo bench -p pente-rules`

use pente_rules::{Pente, PenteOptions, Turn};
use std::hint::black_box;
use tablier_game::{Game, OptionValues, Options};
use tablier_game_test::{Playout, measure, measure_replays};

/// Games under each set of options.
const GAMES: u64 = 200;

fn main() {
    for text in [
        "opening=none",
        "opening=none capture-win=off",
        "opening=none capture=3 self-capture=capture overtime=break",
        "opening=none self-capture=forbidden overtime=line",
        "players=4",
        "players=4 capture=3 self-capture=capture mixed-capture=off teams=on",
    ] {
        let start = Pente::initial(&options(text));
        let games: Vec<Vec<Turn>> = (0..GAMES)
            .map(|seed| Playout::<Pente>::from_position(start, seed))
            .map(|game| game.map(|(_, turn)| turn).collect())
            .collect();
        let placements = games.iter().map(Vec::len).sum();
        println!("{text}: {placements} placements");
        measure_replays::<Pente>(&start, &games, placements);
        measure(
            "make, each second one unmade",
            "placements",
            2 * placements,
            &games,
            |games| {
                let mut sum = 0;
                for game in games {
                    let mut position = start;
                    for turn in game {
                        // As a search does: one turn is tried and taken back, then played.
                        let undo = position.make(*turn);
                        black_box(&position);
                        position.unmake(&undo);
                        position.make(*turn);
                    }
                    sum ^= position.zobrist();
                }
                sum
            },
        );
    }
}

fn options(text: &str) -> PenteOptions {
    let values: OptionValues = text
        .split(' ')
        .filter_map(|field| field.split_once('='))
        .map(|(key, value)| (key.to_owned(), value.to_owned()))
        .collect();
    PenteOptions::from_values(&values).expect("the options exist")
}

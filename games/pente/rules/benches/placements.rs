//! Random games on 19×19: `cargo bench -p pente-rules` prints placements per second on one core, through
//! `play_unchecked` and through `make` with `unmake`, median of many rounds.

use pente_rules::{Pente, PenteOptions, Position, Turn};
use std::hint::black_box;
use std::time::Instant;
use tablier_game::{Game, OptionValues, Options};
use tablier_goban::{Point, splitmix64};

/// Rounds, of which the median is told.
const ROUNDS: usize = 101;
/// Games in a round.
const GAMES: usize = 100;

fn main() {
    for text in [
        "opening=none",
        "opening=none capture-win=off",
        "opening=none capture=3 self-capture=capture overtime=break",
        "opening=none self-capture=forbidden overtime=line",
        "players=4",
        "players=4 capture=3 self-capture=capture mixed-capture=off teams=on",
    ] {
        let options = options(text);
        let games: Vec<Vec<Turn>> = (0..GAMES).map(|seed| game(&options, seed)).collect();
        let placements: usize = games.iter().map(Vec::len).sum();
        let play = rate(placements, || {
            for game in &games {
                let mut position = Pente::initial(&options);
                for turn in game {
                    Pente::play_unchecked(&mut position, turn);
                }
                black_box(Pente::hash(&position));
            }
        });
        let make = rate(placements, || {
            for game in &games {
                let mut position = Position::initial(&options);
                for turn in game {
                    // As a search does: one turn is tried and taken back, then played.
                    let undo = position.make(*turn);
                    black_box(&position);
                    position.unmake(&undo);
                    position.make(*turn);
                }
                black_box(position.zobrist());
            }
        });
        println!(
            "{text}: {placements} placements; play_unchecked {:.1} M/s; make {:.1} M/s, each second one unmade",
            play / 1e6,
            2.0 * make / 1e6
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

/// A random game, each legal turn alike.
fn game(options: &PenteOptions, seed: usize) -> Vec<Turn> {
    let mut position = Position::initial(options);
    let mut state = seed as u64;
    let mut played = Vec::new();
    while !position.is_over() {
        let points: Vec<Point> = position.legal_points().iter().collect();
        let mut turns: Vec<Turn> = points.into_iter().map(Turn::Place).collect();
        turns.extend(position.legal_choices());
        state = splitmix64(state);
        let turn = turns[(state % turns.len() as u64) as usize];
        position.make(turn);
        played.push(turn);
    }
    played
}

/// How often per second `work`, which does `count` of something, does it.
fn rate(count: usize, mut work: impl FnMut()) -> f64 {
    let mut times: Vec<f64> = (0..ROUNDS)
        .map(|_| {
            let start = Instant::now();
            work();
            start.elapsed().as_secs_f64()
        })
        .collect();
    times.sort_by(f64::total_cmp);
    count as f64 / times[ROUNDS / 2]
}

//! Placements a second on one core: random games on 15 × 15, which are long and so see crowded boards,
//! replayed again and again.
//!
//! `cargo bench -p gomoku-rules`

use gomoku_rules::{Gomoku, GomokuOptions, Position, Turn};
use tablier_game::{Game, Steps};
use tablier_game_test::{Playout, measure, measure_replays, measure_unmaking};

/// How many games are played.
const GAMES: u64 = 1_000;

fn main() {
    let options = GomokuOptions::default();
    let played: Vec<Vec<(Position, Turn)>> = (0..GAMES)
        .map(|seed| Playout::<Gomoku>::new(&options, seed).collect())
        .collect();
    let games: Vec<Vec<Turn>> = played
        .iter()
        .map(|game| game.iter().map(|(_, turn)| *turn).collect())
        .collect();
    let stones = games.iter().map(Vec::len).sum();
    println!("{} games, {stones} stones", games.len());
    let start = Gomoku::initial(&options);
    measure_replays::<Gomoku>(&start, &games, stones);
    measure_unmaking::<Gomoku, _>(
        &start,
        &games,
        stones,
        |position, turn| position.make(*turn),
        Position::unmake,
        Position::key,
    );
    let mut steps = Steps::new();
    measure("steps of a turn", "positions", stones, &played, |games| {
        let mut targets = 0;
        for (position, _) in games.iter().flatten() {
            if Gomoku::steps(position, &[], &mut steps).is_ok() {
                targets += steps.targets.len() as u64;
            }
        }
        targets
    });
}

//! Placements a second on one core: random games on 15 × 15, which are long and so see crowded boards,
//! replayed again and again.
//!
//! `cargo bench -p gomoku-rules`

use gomoku_rules::{Gomoku, GomokuOptions, Position, Turn};
use std::hint::black_box;
use std::time::{Duration, Instant};
use tablier_game::{Game, Steps};
use tablier_game_test::Playout;

/// How many games are played.
const GAMES: u64 = 1_000;
/// How many games are timed together.
const PART: usize = 50;
/// How long is measured, each time.
const TIME: Duration = Duration::from_millis(1_500);

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
    measure("play_unchecked", "placements", stones, &games, |games| {
        let mut hash = 0;
        for game in games {
            let mut position = Gomoku::initial(&options);
            for turn in game {
                Gomoku::play_unchecked(&mut position, turn);
            }
            hash ^= Gomoku::hash(&position);
        }
        hash
    });
    measure("check and play", "placements", stones, &games, |games| {
        let mut refused = 0;
        for game in games {
            let mut position = Gomoku::initial(&options);
            for turn in game {
                refused += u64::from(Gomoku::play(&mut position, turn).is_err());
            }
        }
        refused
    });
    measure("make and unmake", "pairs", stones, &games, |games| {
        let mut undos = Vec::with_capacity(225);
        let mut sum = 0;
        for game in games {
            let mut position = Gomoku::initial(&options);
            undos.extend(game.iter().map(|turn| position.make(*turn)));
            sum ^= position.key();
            for undo in undos.drain(..).rev() {
                position.unmake(undo);
            }
            sum ^= position.key();
        }
        sum
    });
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

/// Does the work for all games again and again. Of each part of the games the fastest time counts, so that
/// what else the machine does disturbs little.
fn measure<T>(
    what: &str,
    unit: &str,
    count: usize,
    games: &[T],
    mut work: impl FnMut(&[T]) -> u64,
) {
    let mut fastest = vec![Duration::MAX; games.len().div_ceil(PART)];
    let mut rounds = 0;
    let begin = Instant::now();
    while begin.elapsed() < TIME || rounds < 10 {
        for (part, fastest) in games.chunks(PART).zip(&mut fastest) {
            let round = Instant::now();
            black_box(work(black_box(part)));
            *fastest = round.elapsed().min(*fastest);
        }
        rounds += 1;
    }
    let seconds: f64 = fastest.iter().map(Duration::as_secs_f64).sum();
    let millions = count as f64 / seconds / 1e6;
    println!("{what}: {millions:.3} M {unit}/s");
}

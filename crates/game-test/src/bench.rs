//! Speeds, for the benches of the rules.

use std::hint::black_box;
use std::time::{Duration, Instant};
use tablier_game::Game;

/// How long is measured, each time.
const TIME: Duration = Duration::from_millis(1_500);
/// How many rounds are made at least.
const ROUNDS: u32 = 10;
/// How many games are timed together.
const GAMES: usize = 50;

/// How long `work` takes for all items, done again and again, so many of them at a time. Of each such part the
/// fastest time counts, so that what else the machine does disturbs little. `work` returns anything that hangs on
/// all that it did.
pub fn fastest<T>(items: &[T], together: usize, mut work: impl FnMut(&[T]) -> u64) -> Duration {
    let mut fastest = vec![Duration::MAX; items.len().div_ceil(together)];
    let mut rounds = 0;
    let begin = Instant::now();
    while begin.elapsed() < TIME || rounds < ROUNDS {
        for (part, fastest) in items.chunks(together).zip(&mut fastest) {
            let round = Instant::now();
            black_box(work(black_box(part)));
            *fastest = round.elapsed().min(*fastest);
        }
        rounds += 1;
    }
    fastest.iter().sum()
}

/// Prints how many of `count` things a second `work` does in these games, by [`fastest`].
pub fn measure<T>(
    what: &str,
    unit: &str,
    count: usize,
    games: &[T],
    work: impl FnMut(&[T]) -> u64,
) {
    let seconds = fastest(games, GAMES, work).as_secs_f64();
    let millions = count as f64 / seconds / 1e6;
    println!("{what}: {millions:.3} M {unit}/s");
}

/// Prints how many placements a second are played, and how many checked and played; the games have so many `placements`.
pub fn measure_replays<G: Game>(start: &G::Position, games: &[Vec<G::Turn>], placements: usize) {
    measure("play_unchecked", "placements", placements, games, |games| {
        let mut hash = 0;
        for game in games {
            let mut position = start.clone();
            for turn in game {
                G::play_unchecked(&mut position, turn);
            }
            hash ^= G::hash(&position);
        }
        hash
    });
    measure("check and play", "placements", placements, games, |games| {
        let mut refused = 0;
        for game in games {
            let mut position = start.clone();
            for turn in game {
                refused += u64::from(G::play(&mut position, turn).is_err());
            }
        }
        refused
    });
}

/// Prints how many placements a second are made and taken back. Games that keep a position up for searches do so by methods
/// of their own; `key` is anything that hangs on the whole position.
pub fn measure_unmaking<G: Game, U>(
    start: &G::Position,
    games: &[Vec<G::Turn>],
    placements: usize,
    make: impl Fn(&mut G::Position, &G::Turn) -> U,
    unmake: impl Fn(&mut G::Position, U),
    key: impl Fn(&G::Position) -> u64,
) {
    let longest = games.iter().map(Vec::len).max().unwrap_or_default();
    measure("make and unmake", "pairs", placements, games, |games| {
        let mut undos = Vec::with_capacity(longest);
        let mut sum = 0;
        for game in games {
            let mut position = start.clone();
            undos.extend(game.iter().map(|turn| make(&mut position, turn)));
            sum ^= key(&position);
            for undo in undos.drain(..).rev() {
                unmake(&mut position, undo);
            }
            sum ^= key(&position);
        }
        sum
    });
}

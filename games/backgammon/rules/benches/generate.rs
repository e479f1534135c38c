//! Full move generations a second: every play for a roll, each end position once, averaged over the 21 rolls.
//!
//! `cargo bench -p backgammon-rules`. The positions are those of games between two players who look one play
//! ahead with a few rules of thumb, from a fixed seed, so that they are like those of real games.

use backgammon_rules::{Backgammon, Dice, NoOptions, Place, Position, Side, Turn};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::hint::black_box;
use tablier_game::{Actor, Game};
use tablier_game_test::{fastest, random_turn};

/// How many games are played for positions.
const GAMES: u64 = 40;
/// How many generations are timed together.
const PART: usize = 210;

fn main() {
    let positions = positions();
    println!("{} positions of {GAMES} games", positions.len());
    let rolled = |dice: &[Dice]| -> Vec<Position> {
        let with = |position: &Position, dice: Dice| {
            let mut rolled = *position;
            Backgammon::play_unchecked(&mut rolled, &Turn::Roll(dice));
            rolled
        };
        let of = |position| dice.iter().map(move |dice| with(position, *dice));
        positions.iter().flat_map(of).collect()
    };
    let (doubles, others): (Vec<Dice>, Vec<Dice>) =
        Dice::ALL.iter().partition(|dice| dice.is_double());
    measure("all 21 rolls", &rolled(&Dice::ALL));
    measure("the 15 unequal rolls", &rolled(&others));
    measure("the 6 doubles", &rolled(&doubles));
}

/// Generates for all positions again and again.
fn measure(what: &str, rolled: &[Position]) {
    let mut turns = Vec::with_capacity(4096);
    let mut generate = |positions: &[Position]| -> u64 {
        let mut plays = 0;
        for position in positions {
            turns.clear();
            Backgammon::turns(black_box(position), &mut turns);
            plays += black_box(&turns).len() as u64;
        }
        plays
    };
    let count = rolled.len() as f64;
    let plays = generate(rolled) as f64;
    let seconds = fastest(rolled, PART, generate).as_secs_f64();
    println!(
        "{what}: {:.2} M generations/s, {:.1} plays each, {:.1} M plays/s",
        count / seconds / 1e6,
        plays / count,
        plays / seconds / 1e6
    );
}

/// Every position of some games in which a roll is due.
fn positions() -> Vec<Position> {
    let mut positions = Vec::new();
    let mut buffer = Vec::new();
    for seed in 0..GAMES {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut position = Backgammon::initial(&NoOptions);
        loop {
            let turn = match Backgammon::actor(&position) {
                Actor::Over => break,
                Actor::Chance => {
                    positions.push(position);
                    random_turn::<Backgammon>(&position, &mut rng, &mut buffer)
                }
                Actor::Player(_) => choice(&position, &mut rng, &mut buffer),
            };
            Backgammon::play_unchecked(&mut position, &turn.expect("the game goes on"));
        }
    }
    positions
}

/// The play that looks best, with a little noise.
fn choice(position: &Position, rng: &mut ChaCha8Rng, turns: &mut Vec<Turn>) -> Option<Turn> {
    turns.clear();
    Backgammon::turns(position, turns);
    let mover = position.on_roll();
    let scored = turns.iter().map(|turn| {
        let mut after = *position;
        Backgammon::play_unchecked(&mut after, turn);
        (score(&after, mover) + rng.random_range(0..6), turn)
    });
    scored
        .max_by_key(|(score, _)| *score)
        .map(|(_, turn)| *turn)
}

/// A few rules of thumb: made points near home are good, blots within reach bad, hits and checkers off good.
fn score(position: &Position, side: Side) -> i32 {
    let own = position.checkers(side);
    let enemy = position.checkers(side.other());
    let reach = |point: Place| {
        let waits = |other: Place| enemy.count(other.mirrored()) > 0 && other < point;
        enemy.bar() > 0 || Place::points().any(waits)
    };
    let mut score = 12 * i32::from(own.off()) + i32::from(enemy.pips()) - i32::from(own.pips());
    for point in Place::points() {
        let near = (4..=8).contains(&point.number());
        score += match own.count(point) {
            0 => 0,
            1 if reach(point) => -10,
            1 => -1,
            2..=3 => 6 + if near { 6 } else { 0 },
            _ => 3,
        };
    }
    score + 15 * i32::from(enemy.bar())
}

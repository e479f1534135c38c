//! Games against a random player, and legal turns in positions of random games.

use connect6_engine::Simple;
use connect6_rules::{Connect6, Connect6Options, Due, Position, Side, Turn};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use std::time::{Duration, Instant};
use tablier_game::{Actor, Budget, Engine, Game, Notation, Outcome, Seat, Stop};
use tablier_game_test::scaled;
use tablier_goban::{Point, PointSet, Size, write_board};

fn choose(position: &Position, seed: u64) -> Turn {
    let budget = Budget {
        level: 1,
        seed,
        stop: Stop::new(),
    };
    Simple.choose(position, &budget).expect("nobody stops it")
}

fn initial(side: u8) -> Position {
    let options = Size::new(side).and_then(Connect6Options::with_size);
    Connect6::initial(&options.expect("a size of the game"))
}

/// A random turn, without a list of all of them.
fn random(position: &Position, rng: &mut ChaCha8Rng) -> Turn {
    let empty: Vec<Point> = position.empty().iter().collect();
    let first = empty[rng.random_range(0..empty.len())];
    if position.due() != Due::Two || position.wins_alone(first) {
        return Turn::One(first);
    }
    loop {
        let second = empty[rng.random_range(0..empty.len())];
        if second != first {
            return Turn::Two(first, second);
        }
    }
}

#[test]
fn it_beats_a_random_player() {
    let games = scaled(40, 200);
    let mut won = 0;
    let (mut spent, mut turns, mut worst) = (Duration::ZERO, 0, Duration::ZERO);
    for game in 0..games {
        let mut rng = ChaCha8Rng::seed_from_u64(game);
        let mut position = initial(19);
        let own = Seat((game % 2) as u8);
        while let Actor::Player(seat) = Connect6::actor(&position) {
            let turn = if seat == own {
                let start = Instant::now();
                let turn = choose(&position, game * 1000 + u64::from(position.ply()));
                let took = start.elapsed();
                (spent, turns, worst) = (spent + took, turns + 1, worst.max(took));
                turn
            } else {
                random(&position, &mut rng)
            };
            Connect6::play(&mut position, &turn).expect("a legal turn");
        }
        let outcome = Connect6::outcome(&position);
        won +=
            u64::from(matches!(outcome, Some(Outcome::Win { seats, .. }) if seats.contains(own)));
    }
    println!(
        "won {won} of {games}, {:?} a turn, at most {worst:?}",
        spent / turns
    );
    assert!(won * 100 >= games * 95, "won {won} of {games}");
}

/// Plays random turns and asks for one now and then: it is legal, also in what no player would reach.
#[test]
fn its_turns_are_legal_in_random_games() {
    for seed in 0..scaled(30, 600) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut position = initial(Connect6Options::SIDES[seed as usize % 3]);
        while Connect6::actor(&position) != Actor::Over {
            let last = position.empty_count() < 6;
            if last || rng.random_range(0..12) == 0 {
                let turn = choose(&position, seed);
                assert_eq!(Connect6::check(&position, &turn), Ok(()), "{position:?}");
            }
            let turn = random(&position, &mut rng);
            Connect6::play(&mut position, &turn).expect("a legal turn");
        }
    }
}

/// Set-up positions with any numbers of stones, some crowded.
#[test]
fn its_turns_are_legal_in_set_up_positions() {
    for seed in 0..scaled(60, 2000) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let size = Size::new(Connect6Options::SIDES[seed as usize % 3]).unwrap();
        let (black, white) = (rng.random_range(0..60), rng.random_range(0..60));
        let mut stones = [PointSet::EMPTY; 2];
        for point in size.points() {
            match rng.random_range(0..100) {
                at if at < black => stones[0].insert(point),
                at if at < black + white => stones[1].insert(point),
                _ => {}
            }
        }
        let board = write_board(size, |point| {
            let side = Side::ALL
                .into_iter()
                .find(|side| stones[side.index()].contains(point));
            side.map(Side::letter)
        });
        let to_move = Side::ALL[seed as usize % 2].letter();
        let options = Connect6Options::default();
        let Ok(position) = Connect6::parse_position(&format!("{board} {to_move}"), &options) else {
            continue;
        };
        if Connect6::actor(&position) == Actor::Over {
            continue;
        }
        let turn = choose(&position, seed);
        assert_eq!(Connect6::check(&position, &turn), Ok(()), "{position:?}");
    }
}

/// Its own games are the ones in which it thinks longest.
#[test]
fn it_plays_itself_to_the_end() {
    let (mut spent, mut turns, mut worst) = (Duration::ZERO, 0, Duration::ZERO);
    for game in 0..scaled(4, 40) {
        let mut position = initial(19);
        while Connect6::actor(&position) != Actor::Over {
            let start = Instant::now();
            let turn = choose(&position, game * 1000 + u64::from(position.ply()));
            let took = start.elapsed();
            (spent, turns, worst) = (spent + took, turns + 1, worst.max(took));
            Connect6::play(&mut position, &turn).expect("a legal turn");
        }
        println!(
            "{} turns, {:?}",
            position.ply(),
            Connect6::outcome(&position)
        );
    }
    println!("{:?} a turn, at most {worst:?}", spent / turns);
}

//! Games against a random player, and legal turns in positions of random games.

use connect6_engine::Simple;
use connect6_rules::{Connect6, Connect6Options, Due, Position, Side, Turn};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use tablier_game::{Actor, Game, Notation, Seat, SeatSet};
use tablier_game_test::{Stopwatch, against_random, choice, play_out, scaled, seed_of};
use tablier_goban::{Point, PointSet, Size, write_board};

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
    let begin = |game| (initial(19), SeatSet::of(Seat((game % 2) as u8)));
    let score = against_random(&Simple, scaled(40, 200), begin, |position, rng| {
        Some(random(position, rng))
    });
    println!("{score}");
    assert!(score.is_at_least(95), "{score}");
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
                choice(&Simple, &position, seed);
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
        choice(&Simple, &position, seed);
    }
}

/// Its own games are the ones in which it thinks longest.
#[test]
fn it_plays_itself_to_the_end() {
    let mut watch = Stopwatch::default();
    for game in 0..scaled(4, 40) {
        let end = play_out::<Connect6>(initial(19), u32::MAX, |position| {
            watch.choice(&Simple, position, seed_of(game, position.ply().into()))
        });
        println!("{} turns, {:?}", end.ply(), Connect6::outcome(&end));
    }
    println!("{watch}");
}

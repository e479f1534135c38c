//! Games against a random player, and legal turns in positions of random games.

use gomoku_engine::Simple;
use gomoku_rules::{Gomoku, GomokuOptions, Opening, Position, Rule, Side, Turn};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use std::time::{Duration, Instant};
use tablier_game::{Actor, Budget, Engine, Game, Notation, Outcome, Seat, Stop};
use tablier_game_test::{random_turn, scaled};
use tablier_goban::{PointSet, Size, write_board};

const RULES: [Rule; 2] = [Rule::Standard, Rule::Freestyle];
const OPENINGS: [Opening; 3] = [Opening::None, Opening::Swap, Opening::Swap2];

fn choose(position: &Position, seed: u64) -> Turn {
    let budget = Budget {
        level: 1,
        seed,
        stop: Stop::new(),
    };
    Simple.choose(position, &budget).expect("nobody stops it")
}

/// All options in turn.
fn options(number: u64) -> GomokuOptions {
    let number = number as usize;
    let size = Size::new(GomokuOptions::SIDES[number % 4]);
    let mut options = size
        .and_then(GomokuOptions::with_size)
        .expect("a size of the game");
    options.rule = RULES[number / 4 % 2];
    options.opening = OPENINGS[number / 8 % 3];
    options
}

/// Measures what a player spends.
#[derive(Default)]
struct Clock {
    spent: Duration,
    turns: u32,
    worst: Duration,
}

impl Clock {
    fn choose(&mut self, position: &Position, seed: u64) -> Turn {
        let start = Instant::now();
        let turn = choose(position, seed);
        let took = start.elapsed();
        self.spent += took;
        self.turns += 1;
        self.worst = self.worst.max(took);
        turn
    }

    fn say(&self, what: &str) {
        println!(
            "{what}: {:?} a turn, at most {:?}",
            self.spent / self.turns,
            self.worst
        );
    }
}

#[test]
fn it_beats_a_random_player() {
    let games = scaled(48, 240);
    let mut won = 0;
    let mut turns = Vec::new();
    let mut clock = Clock::default();
    for game in 0..games {
        let mut rng = ChaCha8Rng::seed_from_u64(game);
        let mut position = Gomoku::initial(&options(game));
        let own = Seat((game / 24 % 2) as u8);
        while let Actor::Player(seat) = Gomoku::actor(&position) {
            let turn = if seat == own {
                clock.choose(&position, game * 1000 + u64::from(position.ply()))
            } else {
                random_turn::<Gomoku>(&position, &mut rng, &mut turns).expect("a turn")
            };
            Gomoku::play(&mut position, &turn).expect("a legal turn");
        }
        let outcome = Gomoku::outcome(&position);
        won +=
            u64::from(matches!(outcome, Some(Outcome::Win { seats, .. }) if seats.contains(own)));
    }
    clock.say(&format!("won {won} of {games}"));
    assert!(won * 100 >= games * 95, "won {won} of {games}");
}

/// Plays random turns and asks for one now and then: it is legal, also in what no player would reach.
#[test]
fn its_turns_are_legal_in_random_games() {
    let mut turns = Vec::new();
    for seed in 0..scaled(48, 960) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut position = Gomoku::initial(&options(seed));
        while Gomoku::actor(&position) != Actor::Over {
            let opening = position.ply() < 7;
            if opening || position.empty_count() < 6 || rng.random_range(0..20) == 0 {
                let turn = choose(&position, seed);
                assert_eq!(Gomoku::check(&position, &turn), Ok(()), "{position:?}");
            }
            let turn = random_turn::<Gomoku>(&position, &mut rng, &mut turns).expect("a turn");
            Gomoku::play(&mut position, &turn).expect("a legal turn");
        }
    }
}

/// Set-up positions with any numbers of stones, some crowded.
#[test]
fn its_turns_are_legal_in_set_up_positions() {
    let mut asked = 0;
    for seed in 0..scaled(120, 4000) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let options = options(seed);
        let (black, white) = (rng.random_range(0..60), rng.random_range(0..60));
        let mut stones = [PointSet::EMPTY; 2];
        for point in options.size().points() {
            match rng.random_range(0..120) {
                at if at < black => stones[0].insert(point),
                at if at < black + white => stones[1].insert(point),
                _ => {}
            }
        }
        let board = write_board(options.size(), |point| {
            let side = Side::ALL
                .into_iter()
                .find(|side| stones[side.index()].contains(point));
            side.map(Side::letter)
        });
        let to_move = Side::ALL[seed as usize % 2].letter();
        let Ok(position) = Gomoku::parse_position(&format!("{board} {to_move}"), &options) else {
            continue;
        };
        if Gomoku::actor(&position) == Actor::Over {
            continue;
        }
        asked += 1;
        let turn = choose(&position, seed);
        assert_eq!(Gomoku::check(&position, &turn), Ok(()), "{position:?}");
    }
    assert!(asked >= 20);
}

/// Its own games are the ones in which it thinks longest.
#[test]
fn it_plays_itself_to_the_end() {
    let mut clock = Clock::default();
    let mut black = 0;
    let games = scaled(24, 240);
    for game in 0..games {
        let mut position = Gomoku::initial(&options(game));
        while Gomoku::actor(&position) != Actor::Over {
            let turn = clock.choose(&position, game * 1000 + u64::from(position.ply()));
            Gomoku::play(&mut position, &turn).expect("a legal turn");
        }
        // The side to move after a win has lost.
        black += u64::from(position.to_move() == Side::White);
    }
    clock.say(&format!("Black won {black} of {games}"));
}

//! Games against a random player, and legal turns in positions of random games.

use gomoku_engine::Simple;
use gomoku_rules::{Gomoku, GomokuOptions, Opening, Rule, Side};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use tablier_game::{Actor, Game, Notation, Seat, SeatSet};
use tablier_game_test::{
    Stopwatch, against_random, choice, play_out, random_turn, scaled, seed_of,
};
use tablier_goban::{PointSet, Size, write_board};

const RULES: [Rule; 2] = [Rule::Standard, Rule::Freestyle];
const OPENINGS: [Opening; 3] = [Opening::None, Opening::Swap, Opening::Swap2];

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

#[test]
fn it_beats_a_random_player() {
    let begin = |game| {
        let own = Seat((game / 24 % 2) as u8);
        (Gomoku::initial(&options(game)), SeatSet::of(own))
    };
    let mut turns = Vec::new();
    let score = against_random(&Simple, scaled(48, 240), begin, |position, rng| {
        random_turn::<Gomoku>(position, rng, &mut turns)
    });
    println!("{score}");
    assert!(score.is_at_least(95), "{score}");
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
                choice(&Simple, &position, seed);
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
        choice(&Simple, &position, seed);
    }
    assert!(asked >= 20);
}

/// Its own games are the ones in which it thinks longest.
#[test]
fn it_plays_itself_to_the_end() {
    let mut watch = Stopwatch::default();
    let mut black = 0;
    let games = scaled(24, 240);
    for game in 0..games {
        let start = Gomoku::initial(&options(game));
        let end = play_out::<Gomoku>(start, u32::MAX, |position| {
            watch.choice(&Simple, position, seed_of(game, position.ply().into()))
        });
        // The side to move after a win has lost.
        black += u64::from(end.to_move() == Side::White);
    }
    println!("Black won {black} of {games}, {watch}");
}

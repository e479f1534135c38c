//! Games against random players under many options, and legal turns in positions of random games.

use pente_engine::Simple;
use pente_rules::{Pente, PenteOptions};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use tablier_game::{Actor, Game, Notation, Options, Seat};
use tablier_game_test::{
    Score, Stopwatch, against_random, choice, options_of, play_out, random_turn, scaled, seed_of,
};
use tablier_goban::{PointSet, write_board};

/// Options drawn from all that there are.
fn any_options(rng: &mut ChaCha8Rng) -> PenteOptions {
    loop {
        let mut values = tablier_game::OptionValues::new();
        for option in Pente::spec().options {
            let value = option.values[rng.random_range(0..option.values.len())];
            if rng.random_bool(0.6) {
                values.insert(option.key.to_owned(), value.to_owned());
            }
        }
        if let Ok(options) = PenteOptions::from_values(&values) {
            return options;
        }
    }
}

/// Games of one seat (with its partner, in teams) against random players.
fn of_one_seat(pairs: &[(&str, &str)], games: u64) -> Score {
    let options = options_of::<Pente>(pairs);
    let begin = |game| {
        let own = Seat((game % u64::from(options.players())) as u8);
        (Pente::initial(&options), options.seating().allies(own))
    };
    let mut turns = Vec::new();
    let score = against_random(&Simple, games, begin, |position, rng| {
        random_turn::<Pente>(position, rng, &mut turns)
    });
    println!("{pairs:?}: {score}");
    score
}

#[test]
fn it_beats_a_random_player() {
    let score = of_one_seat(&[], scaled(40, 200));
    assert!(score.is_at_least(95), "{score}");
}

#[test]
fn it_beats_random_players_under_other_options() {
    for pairs in [
        &[("opening", "none"), ("size", "13"), ("capture-win", "off")][..],
        &[("opening", "swap"), ("size", "15"), ("capture", "3")],
        &[
            ("opening", "pro"),
            ("self-capture", "capture"),
            ("overtime", "break"),
        ],
        &[
            ("opening", "long-pro"),
            ("self-capture", "forbidden"),
            ("overtime", "line"),
        ],
        &[("players", "3"), ("mixed-capture", "off")],
        &[("players", "4")],
        &[("players", "4"), ("teams", "on"), ("capture", "3")],
    ] {
        let score = of_one_seat(pairs, scaled(8, 40));
        assert!(score.is_at_least(85), "{pairs:?}: {score}");
    }
}

/// Plays random turns and asks for one now and then: it is legal, also in what no player would reach.
#[test]
fn its_turns_are_legal_in_random_games() {
    let mut turns = Vec::new();
    for seed in 0..scaled(60, 1200) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut position = Pente::initial(&any_options(&mut rng));
        while Pente::actor(&position) != Actor::Over {
            let rare = position.ply() < 7
                || position.pending().is_some()
                || position.empty_points().len() < 6;
            if rare || rng.random_range(0..30) == 0 {
                choice(&Simple, &position, seed);
            }
            if position.ply() > 4 && rng.random_range(0..300) == 0 {
                Pente::retire(&mut position, Seat(rng.random_range(0..4)));
                continue;
            }
            let turn = random_turn::<Pente>(&position, &mut rng, &mut turns).expect("a turn");
            Pente::play(&mut position, &turn).expect("a legal turn");
        }
    }
}

/// Set-up positions with any numbers of stones, some crowded.
#[test]
fn its_turns_are_legal_in_set_up_positions() {
    let mut asked = 0;
    for seed in 0..scaled(200, 4000) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let options = any_options(&mut rng);
        let letters = &['w', 'b', 'r', 'y'][..usize::from(options.players())];
        let density = rng.random_range(0..100);
        let mut stones = [PointSet::EMPTY; 4];
        for point in options.size().points() {
            if rng.random_range(0..100) < density {
                stones[rng.random_range(0..letters.len())].insert(point);
            }
        }
        let board = write_board(options.size(), |point| {
            let colour = stones.iter().position(|set| set.contains(point));
            colour.map(|colour| letters[colour])
        });
        let to_move = letters[rng.random_range(0..letters.len())];
        let text = format!("{board} {to_move}");
        let Ok(position) = Pente::parse_position(&text, &options) else {
            continue;
        };
        if Pente::actor(&position) == Actor::Over {
            continue;
        }
        asked += 1;
        choice(&Simple, &position, seed);
    }
    println!("asked {asked} times");
    assert!(asked >= 20);
}

/// Its own games are the ones in which it thinks longest.
#[test]
fn it_plays_itself_to_the_end() {
    for pairs in [&[][..], &[("opening", "none")], &[("players", "4")]] {
        let mut watch = Stopwatch::default();
        let mut plies = 0;
        for game in 0..scaled(4, 40) {
            let start = Pente::initial(&options_of::<Pente>(pairs));
            let end = play_out::<Pente>(start, 300, |position| {
                watch.choice(&Simple, position, seed_of(game, position.ply().into()))
            });
            plies += u32::from(end.ply());
            println!("{:?} at {}", Pente::outcome(&end), end.ply());
        }
        println!("{pairs:?}, {plies} plies: {watch}");
    }
}

//! Games against random players under many options, and legal turns in positions of random games.

use pente_engine::Simple;
use pente_rules::{Pente, PenteOptions, Position, Turn};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use std::time::{Duration, Instant};
use tablier_game::{Actor, Budget, Engine, Game, Notation, Options, Outcome, Seat, Stop};
use tablier_game_test::{random_turn, scaled};
use tablier_goban::{PointSet, write_board};

fn choose(position: &Position, seed: u64) -> Turn {
    let budget = Budget {
        level: 1,
        seed,
        stop: Stop::new(),
    };
    Simple.choose(position, &budget).expect("nobody stops it")
}

fn options(pairs: &[(&str, &str)]) -> PenteOptions {
    let values = pairs
        .iter()
        .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()))
        .collect();
    PenteOptions::from_values(&values).expect("options of a test")
}

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

/// Games of one seat (with its partner, in teams) against random players: how many it won.
fn against_random(options: &PenteOptions, games: u64) -> u64 {
    let mut clock = Clock::default();
    let mut turns = Vec::new();
    let mut won = 0;
    for game in 0..games {
        let mut rng = ChaCha8Rng::seed_from_u64(game);
        let mut position = Pente::initial(options);
        let own = Seat((game % u64::from(options.players())) as u8);
        let allies = options.seating().allies(own);
        while let Actor::Player(seat) = Pente::actor(&position) {
            let turn = if allies.contains(seat) {
                clock.choose(&position, game * 1000 + u64::from(position.ply()))
            } else {
                random_turn::<Pente>(&position, &mut rng, &mut turns).expect("a turn")
            };
            Pente::play(&mut position, &turn).expect("a legal turn");
        }
        if let Some(Outcome::Win { seats, .. }) = Pente::outcome(&position) {
            won += u64::from(seats.contains(own));
        }
    }
    clock.say(&format!("{:?}: won {won} of {games}", options.to_values()));
    won
}

#[test]
fn it_beats_a_random_player() {
    let games = scaled(40, 200);
    let won = against_random(&options(&[]), games);
    assert!(won * 100 >= games * 95, "won {won} of {games}");
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
        let games = scaled(8, 40);
        let won = against_random(&options(pairs), games);
        assert!(won * 100 >= games * 85, "{pairs:?}: won {won} of {games}");
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
                let turn = choose(&position, seed);
                assert_eq!(Pente::check(&position, &turn), Ok(()), "{position:?}");
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
        let turn = choose(&position, seed);
        assert_eq!(Pente::check(&position, &turn), Ok(()), "{position:?}");
    }
    println!("asked {asked} times");
    assert!(asked >= 20);
}

/// Its own games are the ones in which it thinks longest.
#[test]
fn it_plays_itself_to_the_end() {
    for pairs in [&[][..], &[("opening", "none")], &[("players", "4")]] {
        let mut clock = Clock::default();
        let mut plies = 0;
        for game in 0..scaled(4, 40) {
            let mut position = Pente::initial(&options(pairs));
            while Pente::actor(&position) != Actor::Over && position.ply() < 300 {
                let turn = clock.choose(&position, game * 1000 + u64::from(position.ply()));
                Pente::play(&mut position, &turn).expect("a legal turn");
            }
            plies += u32::from(position.ply());
            println!("{:?} at {}", Pente::outcome(&position), position.ply());
        }
        clock.say(&format!("{pairs:?}, {plies} plies"));
    }
}

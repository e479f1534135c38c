//! What the simple player does in plain positions, and games against a random player.

use backgammon_engine::Simple;
use backgammon_rules::{Backgammon, NoOptions};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use tablier_game::{Actor, Budget, Engine, Game, Notation, Outcome, Seat, Stop, Stopped};
use tablier_game_test::{random_turn, scaled};

fn budget(seed: u64) -> Budget {
    Budget {
        level: 1,
        seed,
        stop: Stop::new(),
    }
}

fn choice(position: &str) -> String {
    let position = Backgammon::parse_position(position, &NoOptions).expect(position);
    let turn = Simple
        .choose(&position, &budget(7))
        .expect("nobody stops it");
    Backgammon::turn_text(&position, &turn)
}

#[test]
fn it_makes_the_points_that_everybody_makes() {
    assert_eq!(choice("4HPwATDgc/ABMA w 3-1"), "8/5 6/5");
    assert_eq!(choice("4HPwATDgc/ABMA w 4-2"), "8/4 6/4");
    assert_eq!(choice("4HPwATDgc/ABMA w 6-1"), "13/7 8/7");
}

#[test]
fn it_stops_when_asked() {
    let position = Backgammon::parse_position("4HPwATDgc/ABMA w 3-1", &NoOptions).unwrap();
    let stopped = budget(1);
    stopped.stop.stop();
    assert_eq!(Simple.choose(&position, &stopped), Err(Stopped));
}

#[test]
fn the_same_seed_plays_the_same_turn() {
    let position = Backgammon::parse_position("4HPwATDgc/ABMA w 6-5", &NoOptions).unwrap();
    assert_eq!(
        Simple.choose(&position, &budget(3)),
        Simple.choose(&position, &budget(3))
    );
}

#[test]
fn it_beats_a_random_player() {
    let games = scaled(100, 1000);
    let mut won = 0;
    for game in 0..games {
        let mut rng = ChaCha8Rng::seed_from_u64(game);
        let own = Seat((game % 2) as u8);
        let mut position = Backgammon::initial(&NoOptions);
        let mut turns = Vec::new();
        while Backgammon::actor(&position) != Actor::Over {
            let turn = if Backgammon::actor(&position) == Actor::Player(own) {
                Simple
                    .choose(&position, &budget(rng.random()))
                    .expect("nobody stops it")
            } else {
                random_turn::<Backgammon>(&position, &mut rng, &mut turns).expect("not over")
            };
            Backgammon::play(&mut position, &turn).expect("the turn is legal");
        }
        if let Some(Outcome::Win { seats, .. }) = Backgammon::outcome(&position) {
            won += u64::from(seats.contains(own));
        }
    }
    eprintln!("won {won} of {games} games against a random player");
    assert!(won * 100 >= games * 95, "won only {won} of {games}");
}

//! What the simple player does in plain positions, and games against a random player.

use backgammon_engine::Simple;
use backgammon_rules::{Backgammon, NoOptions};
use tablier_game::{Game, Notation, Seat, SeatSet};
use tablier_game_test::{against_random, check_stops, random_turn, scaled};

fn choice(position: &str) -> String {
    let position = Backgammon::parse_position(position, &NoOptions).expect(position);
    let turn = tablier_game_test::choice(&Simple, &position, 7);
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
    check_stops(&Simple, &position);
}

#[test]
fn the_same_seed_plays_the_same_turn() {
    let position = Backgammon::parse_position("4HPwATDgc/ABMA w 6-5", &NoOptions).unwrap();
    let choice = || tablier_game_test::choice(&Simple, &position, 3);
    assert_eq!(choice(), choice());
}

#[test]
fn it_beats_a_random_player() {
    let begin = |game| {
        let own = Seat((game % 2) as u8);
        (Backgammon::initial(&NoOptions), SeatSet::of(own))
    };
    let mut turns = Vec::new();
    let score = against_random(&Simple, scaled(100, 1000), begin, |position, rng| {
        random_turn::<Backgammon>(position, rng, &mut turns)
    });
    println!("{score}");
    assert!(score.is_at_least(95), "{score}");
}

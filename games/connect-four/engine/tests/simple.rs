//! What the simple player does, one test for each of its rules of thumb.

use connect_four_engine::Simple;
use connect_four_rules::{ConnectFour, NoOptions, Position, Side, threats};
use std::collections::BTreeSet;
use tablier_game::{Engine, Game, Notation};
use tablier_game_test::{check_stops, choice, play_out};

fn position(columns: &str) -> Position {
    ConnectFour::parse_position(columns, &NoOptions).expect("a position of a test")
}

/// Every column that it chooses with some of a hundred seeds.
fn choices(columns: &str) -> BTreeSet<String> {
    tablier_game_test::choices(&Simple, &position(columns), 100)
}

fn only(column: &str) -> BTreeSet<String> {
    BTreeSet::from([column.to_owned()])
}

#[test]
fn it_takes_a_win_before_it_stops_a_loss() {
    // Red has a1 b1 c1, Blue a2 b2 c2: Red plays d1 and wins.
    assert_eq!(choices("aabbcc"), only("d"));
    // Red has three in column a, Blue three in column g.
    assert_eq!(choices("agagag"), only("a"));
}

#[test]
fn it_stops_a_loss() {
    // Red threatens a4; Blue has nothing.
    assert_eq!(choices("abaea"), only("a"));
}

#[test]
fn it_does_not_hand_over_the_cell_above() {
    // Red has b2, c2 and e2, and wins on d2 if Blue fills d1, its favourite cell.
    let threatened = position("cbbeegc");
    let cells = threats(&threatened, Side::Red);
    assert!(cells.reachable.is_empty());
    assert!(cells.unsupported.contains("d2".parse().expect("a cell")));
    assert!(!choices("cbbeegc").contains("d"));
}

#[test]
fn it_prefers_the_centre() {
    assert_eq!(choices(""), only("d"));
    assert_eq!(choices("d"), only("d"));
}

#[test]
fn it_chooses_among_equals_by_the_seed() {
    // Column d is full: c and e are equal by symmetry.
    let equal = choices("dddddd");
    assert_eq!(equal, BTreeSet::from(["c".to_owned(), "e".to_owned()]));
    let position = position("dddddd");
    for seed in 0..20 {
        assert_eq!(
            choice(&Simple, &position, seed),
            choice(&Simple, &position, seed),
            "the same seed gives the same turn"
        );
    }
}

#[test]
fn it_plays_whole_games_with_legal_turns() {
    for seed in 0..200 {
        let end = play_out::<ConnectFour>(position(""), u32::MAX, |position| {
            choice(&Simple, position, seed * 100 + u64::from(position.ply()))
        });
        assert!(ConnectFour::outcome(&end).is_some());
    }
}

#[test]
fn it_stops_when_asked_and_has_one_level() {
    check_stops(&Simple, &position(""));
    assert_eq!(Simple.levels(), 1);
}

//! What the simple player does, one test for each of its rules of thumb.

use new_game_engine::Simple;
use new_game_rules::{NewGame, NoOptions, Position};
use std::collections::BTreeSet;
use tablier_game::{Engine, Game, Notation};
use tablier_game_test::{check_stops, choice, play_out, seed_of};

fn position(text: &str) -> Position {
    NewGame::parse_position(text, &NoOptions).expect("a position of a test")
}

/// Every cell that it chooses with some of a hundred seeds.
fn choices(text: &str) -> BTreeSet<String> {
    tablier_game_test::choices(&Simple, &position(text), 100)
}

fn set(cells: &[&str]) -> BTreeSet<String> {
    cells.iter().map(ToString::to_string).collect()
}

#[test]
fn it_takes_a_win_before_it_stops_a_loss() {
    assert_eq!(choices("3/bb1/rr1 r"), set(&["c1"]));
}

#[test]
fn it_stops_a_loss() {
    assert_eq!(choices("3/1b1/rr1 b"), set(&["c1"]));
}

#[test]
fn it_prefers_the_cell_in_most_rows() {
    assert_eq!(choices("3/3/3 r"), set(&["b2"]));
    assert_eq!(choices("3/1r1/3 b"), set(&["a1", "a3", "c1", "c3"]));
}

#[test]
fn the_same_seed_gives_the_same_turn() {
    let position = position("3/1r1/3 b");
    for seed in 0..20 {
        assert_eq!(
            choice(&Simple, &position, seed),
            choice(&Simple, &position, seed)
        );
    }
}

#[test]
fn it_plays_whole_games_with_legal_turns() {
    for game in 0..200 {
        let end = play_out::<NewGame>(NewGame::initial(&NoOptions), u32::MAX, |position| {
            choice(&Simple, position, seed_of(game, position.ply().into()))
        });
        assert!(NewGame::outcome(&end).is_some());
    }
}

#[test]
fn it_stops_when_asked_and_has_one_level() {
    check_stops(&Simple, &position("3/3/3 r"));
    assert_eq!(Engine::levels(&Simple), 1);
}

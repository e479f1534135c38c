//! What the simple player does, one test for each of its rules of thumb.

use new_game_engine::Simple;
use new_game_rules::{NewGame, NoOptions, Position};
use std::collections::BTreeSet;
use tablier_game::{Actor, Budget, Engine, Game, Notation, Stop, Stopped};

fn position(text: &str) -> Position {
    NewGame::parse_position(text, &NoOptions).expect("a position of a test")
}

fn budget(seed: u64) -> Budget {
    Budget {
        level: 1,
        seed,
        stop: Stop::new(),
    }
}

/// Every cell that it chooses with some of a hundred seeds.
fn choices(text: &str) -> BTreeSet<String> {
    let position = position(text);
    (0..100)
        .map(|seed| Simple.choose(&position, &budget(seed)).expect("nobody stops it"))
        .map(|cell| cell.to_string())
        .collect()
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
        let turn = Simple.choose(&position, &budget(seed));
        assert_eq!(turn, Simple.choose(&position, &budget(seed)));
    }
}

#[test]
fn it_plays_whole_games_with_legal_turns() {
    for seed in 0..200 {
        let mut position = NewGame::initial(&NoOptions);
        while NewGame::actor(&position) != Actor::Over {
            let turn = Simple
                .choose(&position, &budget(seed))
                .expect("nobody stops it");
            NewGame::play(&mut position, &turn).expect("it plays legal turns");
        }
    }
}

#[test]
fn it_stops_when_asked_and_has_one_level() {
    let budget = budget(0);
    budget.stop.stop();
    assert_eq!(
        Simple.choose(&position("3/3/3 r"), &budget),
        Err(Stopped)
    );
    assert_eq!(Engine::levels(&Simple), 1);
}

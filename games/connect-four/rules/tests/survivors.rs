//! What a mutation run found untested (`docs/mutants.md`).
#![allow(clippy::unwrap_used, reason = "a panic fails the test")]

use connect_four_rules::{Cell, ConnectFour, NoOptions, Position};
use std::collections::{BTreeSet, HashSet};
use tablier_game::{Game, Notation, Options, Seat};

fn position(text: &str) -> Position {
    ConnectFour::parse_position(text, &NoOptions).unwrap()
}

#[test]
fn c4_3_the_condition_is_said_and_there_are_no_options() {
    assert!(!NoOptions.conditions().is_empty());
    assert!(NoOptions.to_values().is_empty());
}

#[test]
fn c4_1_cells_are_numbered_seven_to_a_column_with_a_gap() {
    let cells: Vec<u16> = (0..200)
        .filter(|index| Cell::from_index(*index).is_some())
        .collect();
    let expected: Vec<u16> = (0..7)
        .flat_map(|column| (0..6).map(move |row| 7 * column + row))
        .collect();
    assert_eq!(cells, expected);
}

#[test]
fn g_8_a_field_is_given_once() {
    let board = "7/7/7/7/7/3r3 b";
    position(&format!("{board} out=2"));
    position(&format!("{board} ply=1 out=1"));
    for fields in [
        "out=2 out=2",
        "out=1 out=2",
        "ply=1 ply=1",
        "out=3",
        "out=0",
    ] {
        let text = format!("{board} {fields}");
        assert!(
            ConnectFour::parse_position(&text, &NoOptions).is_err(),
            "{text}"
        );
    }
}

#[test]
fn every_position_and_everybody_who_left_has_a_hash_of_its_own() {
    let mut hashes = BTreeSet::new();
    let mut positions = HashSet::new();
    let mut layer = vec![ConnectFour::initial(&NoOptions)];
    for _ in 0..6 {
        let mut next = Vec::new();
        for position in layer {
            let mut turns = Vec::new();
            ConnectFour::turns(&position, &mut turns);
            for turn in turns {
                let mut after = position;
                ConnectFour::play_unchecked(&mut after, &turn);
                if positions.insert(after) {
                    hashes.insert(ConnectFour::hash(&after));
                    next.push(after);
                }
            }
        }
        layer = next;
    }
    for seat in 0..2 {
        for text in ["", "4", "44", "4455"] {
            let mut left = position(text);
            ConnectFour::retire(&mut left, Seat(seat));
            hashes.insert(ConnectFour::hash(&left));
            positions.insert(left);
        }
    }
    assert_eq!(hashes.len(), positions.len());
}

#[test]
fn bare_turns_are_columns_with_their_lines() {
    let turns = ConnectFour::bare_turns("# a comment\n45\n\nd\n");
    let expected = [(2, "4"), (2, "5"), (4, "d")];
    assert_eq!(turns.len(), expected.len(), "{turns:?}");
    let start = ConnectFour::initial(&NoOptions);
    let turn = |text: &str| ConnectFour::parse_turn(&start, text);
    for ((line, text), (expected_line, expected_text)) in turns.iter().zip(expected) {
        assert_eq!(*line, expected_line);
        assert_eq!(turn(text), turn(expected_text));
    }
    assert_eq!(ConnectFour::bare_turns("# 4\n \n"), []);
}

//! The complete sets of resulting positions of `data/legal-plays.jsonl` (source and licence beside it).

use backgammon_rules::{Backgammon, BySide, Dice, Position, Setup, Side, Turn};
use serde_json::Value;
use std::collections::BTreeSet;
use tablier_game::{Game, Notation};

/// White is the mover: the board from its side, the opponent's checkers negative, its bar at 0.
fn setup(board: &[i64], dice: Dice) -> Setup {
    let mut checkers = BySide::<[u8; 26]>::default();
    for (place, count) in board.iter().enumerate() {
        let number = u8::try_from(count.abs()).unwrap();
        if place > 0 && *count > 0 {
            checkers.white[place] = number;
        } else {
            // At 0, the opponent's bar, some lines have the number without its sign.
            checkers.black[25 - place] = number;
        }
    }
    Setup {
        checkers,
        on_roll: Side::White,
        dice: Some(dice),
        ..Setup::EMPTY
    }
}

/// The position ID after a turn of White's, with White still on roll.
fn id_after(position: &Position, turn: &Turn) -> String {
    let mut after = *position;
    Backgammon::play_unchecked(&mut after, turn);
    // The ID of Black on roll has White's half first: read it as White's and swap.
    let setup = Setup {
        checkers: BySide {
            white: after.checkers(Side::White).counts(),
            black: after.checkers(Side::Black).counts(),
        },
        on_roll: Side::White,
        ..Setup::EMPTY
    };
    let text = Backgammon::position_text(&Position::try_from(setup).unwrap());
    text.split(' ').next().unwrap().to_owned()
}

fn texts(value: &Value) -> Vec<&str> {
    let list = value.as_array().unwrap();
    list.iter().map(|text| text.as_str().unwrap()).collect()
}

#[test]
fn bg_7_every_line_has_exactly_these_results() {
    let mut lines = 0;
    for line in include_str!("data/legal-plays.jsonl").lines() {
        let case: Value = serde_json::from_str(line).unwrap();
        let name = format!("{} {}", case["id"], case["tag"]);
        let number = |value: &Value| value.as_i64().unwrap();
        let board: Vec<i64> = case["board"]
            .as_array()
            .unwrap()
            .iter()
            .map(number)
            .collect();
        let dice = case["dice"].as_array().unwrap();
        let die = |index: usize| u8::try_from(number(&dice[index])).unwrap();
        let dice = Dice::new(die(0), die(1)).unwrap();
        let position = Position::try_from(setup(&board, dice)).unwrap();

        let id = case["position_id"].as_str().unwrap();
        assert_eq!(
            Backgammon::position_text(&position),
            format!("{id} w {dice}"),
            "{name}"
        );

        let mut turns = Vec::new();
        Backgammon::turns(&position, &mut turns);
        let count = number(&case["count"]);
        if count == 0 {
            assert_eq!(turns, [Turn::Pass], "{name}");
        } else {
            let found: BTreeSet<String> =
                turns.iter().map(|turn| id_after(&position, turn)).collect();
            let expected: BTreeSet<String> = texts(&case["results"])
                .into_iter()
                .map(str::to_owned)
                .collect();
            assert_eq!(found, expected, "{name}");
            assert_eq!(turns.len(), expected.len(), "{name}");
            let used = number(&case["info"]["max_plays"]);
            for turn in &turns {
                let Turn::Play(play) = turn else {
                    panic!("{name}: {turn:?}");
                };
                assert_eq!(i64::from(play.dice()), used, "{name}");
            }
        }
        lines += 1;
    }
    assert_eq!(lines, 36);
}

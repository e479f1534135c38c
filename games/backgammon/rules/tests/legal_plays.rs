//! The complete sets of resulting positions of `data/legal-plays.jsonl` (source and licence beside it).

mod support;

use backgammon_rules::{Backgammon, Position, Turn};
use serde::Deserialize;
use std::collections::BTreeSet;
use support::board;
use tablier_game::{Game, Notation};

/// A line of the file; White is the mover.
#[derive(Deserialize)]
struct Case {
    id: u32,
    tag: String,
    position_id: String,
    board: Vec<i32>,
    dice: (u8, u8),
    count: usize,
    results: BTreeSet<String>,
    info: Info,
}

#[derive(Deserialize)]
struct Info {
    max_plays: u8,
}

impl Case {
    fn position(&self) -> Position {
        let count = |number: &i32| u8::try_from(number.abs()).expect("at most 15");
        let (mut white, mut black) = (Vec::new(), Vec::new());
        for (place, number) in self.board.iter().enumerate() {
            // At 0, the opponent's bar, some lines have the number without its sign.
            if place > 0 && *number > 0 {
                white.push((place, count(number)));
            } else {
                black.push((25 - place, count(number)));
            }
        }
        board(&white, &black, &format!("{}-{}", self.dice.0, self.dice.1))
    }
}

/// The position ID after a turn of White's, with White still on roll.
fn id_after(position: &Position, turn: &Turn) -> String {
    let mut after = *position;
    Backgammon::play_unchecked(&mut after, turn);
    Backgammon::play_unchecked(&mut after, &Turn::Pass);
    let text = Backgammon::position_text(&after);
    text.split(' ').next().expect("an ID").to_owned()
}

#[test]
fn bg_7_every_line_has_exactly_these_results() {
    let cases: Vec<Case> = include_str!("data/legal-plays.jsonl")
        .lines()
        .map(|line| serde_json::from_str(line).expect("a line of the file"))
        .collect();
    assert_eq!(cases.len(), 36);
    for case in cases {
        let name = format!("{} {}", case.id, case.tag);
        let position = case.position();
        let text = Backgammon::position_text(&position);
        assert!(
            text.starts_with(&format!("{} w ", case.position_id)),
            "{name}: {text}"
        );

        let mut turns = Vec::new();
        Backgammon::turns(&position, &mut turns);
        if case.count == 0 {
            assert_eq!(turns, [Turn::Pass], "{name}");
            continue;
        }
        let found: BTreeSet<String> = turns.iter().map(|turn| id_after(&position, turn)).collect();
        assert_eq!(found, case.results, "{name}");
        assert_eq!(turns.len(), case.count, "{name}");
        for turn in &turns {
            let Turn::Play(play) = turn else {
                panic!("{name}: {turn:?}");
            };
            assert_eq!(play.dice(), case.info.max_plays, "{name}");
        }
    }
}

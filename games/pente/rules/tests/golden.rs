//! Named positions of PT-12 and PT-13, in files read by one checker; the oracle must say the same.

mod beside;
mod common;
mod oracle;

use pente_rules::{Pente, Position};
use std::collections::BTreeMap;
use tablier_game::{Change, Game, Message, Notation, Outcome};
use tablier_game_test::SlowRules;

#[test]
fn pt_12_golden_positions() {
    check_file(include_str!("data/golden/pt-12.txt"));
}

#[test]
fn pt_12b_golden_positions() {
    check_file(include_str!("data/golden/pt-12b.txt"));
}

#[test]
fn pt_13_golden_positions() {
    check_file(include_str!("data/golden/pt-13.txt"));
}

/// A position, and what the last turn took off.
struct Case {
    name: String,
    position: Position,
    taken: Vec<String>,
}

fn check_file(text: &str) {
    let mut name = String::new();
    let mut case: Option<Case> = None;
    let mut count = 0;
    for (index, line) in text.lines().enumerate() {
        let Some((key, value)) = line
            .split_once(' ')
            .filter(|(key, _)| !key.starts_with('#'))
        else {
            continue;
        };
        let place = format!("line {} ({name})", index + 1);
        match (key, &mut case) {
            ("case", _) => {
                value.clone_into(&mut name);
                case = None;
                count += 1;
            }
            ("position", _) => {
                let position = common::position(value);
                let text = Pente::position_text(&position);
                assert_eq!(common::position(&text), position, "{place}");
                case = Some(Case {
                    name: name.clone(),
                    position,
                    taken: Vec::new(),
                });
            }
            ("play", Some(case)) => play(case, value),
            ("refused", Some(case)) => {
                let (turn, id) = value.split_once(' ').expect("a turn and an id");
                let refusal = Pente::parse_turn(&case.position, turn).expect_err(&place);
                assert_eq!(Message::from(refusal).id, id, "{place}");
            }
            (key, Some(case)) => assert_eq!(found(case, key), value, "{place}: {key}"),
            (key, None) => panic!("{place}: {key} without a position"),
        }
    }
    assert!(count > 0);
}

/// Plays turns beside the oracle, where that can be set up.
fn play(case: &mut Case, turns: &str) {
    let text = Pente::position_text(&case.position);
    let ready = text.contains(" ply=100") && !text.contains(" line=") && !text.contains(" out=");
    let mut naive = ready.then(|| beside::set_up(&case.position));
    let mut story = vec![case.name.clone()];
    for text in turns.split(' ') {
        let turn = Pente::parse_turn(&case.position, text)
            .unwrap_or_else(|refusal| panic!("{}: {text}: {refusal}", case.name));
        let account = Pente::account(&case.position, &turn);
        let taken = account.changes.iter().filter_map(|change| match change {
            Change::Take { cell, .. } => Some(Pente::cell_text(&case.position, *cell)),
            Change::Put { .. } | Change::Move { .. } => None,
        });
        case.taken = taken.collect();
        case.taken.sort();
        Pente::play_unchecked(&mut case.position, &turn);
        story.push(text.to_owned());
        if let Some(naive) = &mut naive {
            naive.play(text).expect(text);
            beside::compare(&case.position, naive, &story);
        }
    }
}

/// What holds in a case, as the files write it.
fn found(case: &Case, key: &str) -> String {
    let position = &case.position;
    let fields: BTreeMap<String, String> = Pente::position_text(position)
        .split(' ')
        .filter_map(|field| field.split_once('='))
        .map(|(key, value)| (key.to_owned(), value.to_owned()))
        .collect();
    let or_none = |text: String| {
        if text.is_empty() {
            "none".to_owned()
        } else {
            text
        }
    };
    match key {
        "taken" => or_none(case.taken.join(",")),
        "captured" => fields.get("cap").cloned().unwrap_or_else(|| {
            let zeros = vec!["0"; usize::from(position.options().players())];
            zeros.join(",")
        }),
        "to-move" => position.to_move().to_string(),
        "outcome" => match Pente::outcome(position) {
            None => "none".to_owned(),
            Some(Outcome::Draw { why }) => format!("draw {why}"),
            Some(Outcome::Win { seats, how, .. }) => {
                let seats: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
                format!("win {} {how}", seats.join(","))
            }
            Some(Outcome::Aborted) => unreachable!("rules do not call games off"),
        },
        "pending" => match position.pending() {
            None => "none".to_owned(),
            Some(owner) => format!("{owner} {}", fields["line"]),
        },
        "turns" => {
            let mut turns = Vec::new();
            Pente::turns(position, &mut turns);
            let texts: Vec<String> = turns.iter().map(ToString::to_string).collect();
            texts.join(",")
        }
        _ => panic!("unknown key {key}"),
    }
}

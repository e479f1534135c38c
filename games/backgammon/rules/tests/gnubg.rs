//! A game of GNU Backgammon against itself, in two forms (`data/README.md`).

mod support;

use backgammon_rules::{Backgammon, NoOptions, Position, Side};
use support::{play, position};
use tablier_game::{Game, How, Notation, Outcome, SeatSet};

const MAT: &str = include_str!("data/gnubg_selfplay_0ply.mat");
const IDS: &str = include_str!("data/gnubg_selfplay_0ply.ids");

/// Position ID, match ID, dice and play of each turn.
fn id_lines() -> Vec<(&'static str, &'static str, &'static str, &'static str)> {
    IDS.lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| {
            let mut words = line.splitn(4, ' ');
            let mut word = || words.next().expect("four fields");
            (word(), word(), word(), word())
        })
        .map(|(id, match_id, dice, text)| match (dice, text) {
            // GNU Backgammon leaves out where the checker rests, even if the 3 alone would do (BG-4).
            ("31", "2/off") => (id, match_id, dice, "2/1/off"),
            _ => (id, match_id, dice, text),
        })
        .collect()
}

/// Dice and play of each turn of the first game of a `.mat` file.
fn mat_turns() -> Vec<(String, String)> {
    let mut turns: Vec<(String, Vec<&str>)> = Vec::new();
    for line in MAT.lines() {
        let Some((number, rest)) = line.split_once(')') else {
            continue;
        };
        if number.trim().parse::<u32>().is_err() {
            continue;
        }
        for word in rest.split_whitespace() {
            match word.strip_suffix(':') {
                Some(dice) => turns.push((dice.to_owned(), Vec::new())),
                None => turns.last_mut().expect("dice come first").1.push(word),
            }
        }
    }
    turns
        .into_iter()
        .map(|(dice, words)| match words.as_slice() {
            [] => (dice, "pass".to_owned()),
            words => (dice, words.join(" ")),
        })
        .collect()
}

fn id(position: &Position) -> String {
    let text = Backgammon::position_text(position);
    text.split(' ').next().expect("an ID").to_owned()
}

#[test]
fn bg_9_position_and_match_ids_of_a_whole_game_are_read_and_lead_to_each_other() {
    let lines = id_lines();
    assert_eq!(lines.len(), 51);
    for (index, (id_text, match_id, dice, text)) in lines.iter().enumerate() {
        let mut position = position(&format!("{id_text}:{match_id}"));
        // The player whom GNU Backgammon calls 0 began; here 1 is White.
        let on_roll = [Side::Black, Side::White][index % 2];
        assert_eq!(position.on_roll(), on_roll);
        let rolled = position.dice().expect("the dice are in the match ID");
        assert_eq!(Ok(rolled), dice.parse());
        play(&mut position, text).unwrap_or_else(|refusal| panic!("{id_text} {text}: {refusal}"));
        if let Some((next, ..)) = lines.get(index + 1) {
            assert_eq!(id(&position), *next, "after turn {index}");
        }
    }
}

#[test]
fn bg_8_the_plays_of_gnu_backgammon_are_our_canonical_texts() {
    for (id_text, match_id, _, text) in id_lines() {
        let position = position(&format!("{id_text}:{match_id}"));
        let turn = Backgammon::parse_turn(&position, text).expect("a legal play");
        assert_eq!(Backgammon::turn_text(&position, &turn), text);
    }
}

#[test]
fn bg_7_a_mat_file_is_a_legal_game_in_which_white_began() {
    let ids = id_lines();
    let turns = mat_turns();
    assert_eq!(turns.len(), ids.len());
    let mut position = Backgammon::initial(&NoOptions);
    for ((dice, text), (id_text, ..)) in turns.iter().zip(&ids) {
        assert_eq!(id(&position), *id_text);
        for text in [dice, text] {
            play(&mut position, text)
                .unwrap_or_else(|refusal| panic!("{id_text} {dice} {text}: {refusal}"));
        }
    }
    let gammon = Outcome::Win {
        seats: SeatSet::of(Side::White.seat()),
        how: How::new("gammon"),
        points: 2,
    };
    assert_eq!(Backgammon::outcome(&position), Some(gammon));
    assert_eq!(position.ply(), 51);
}

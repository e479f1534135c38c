//! The suite that every game runs, the files of known counts, the golden records, and the seeded random texts.

use backgammon_rules::{Backgammon, NoOptions, Position, Side, TEXTS_EN, TEXTS_FR};
use tablier_game::{Game, Notation};
use tablier_game_test::{Conformance, check_parsers, check_perft, check_records};

/// Where random games seldom come: bearing off against a point, both sides on the bar, four on the bar, a
/// short race, and a double that can be played in many ways.
const STARTS: [&str; 5] = [
    "uO8DADC2uwMAAA w",
    "fy+kAAB9bAIYYA b",
    "4HPwATDgc3AAeA w 5-5",
    "nAEAwGgAAAAAAA b",
    "4HPwATDgc/ABMA b 1-1 ply=3",
];

#[test]
fn every_promise_of_the_core_is_kept() {
    let suite = Conformance::new(Backgammon, TEXTS_FR, TEXTS_EN)
        .garbage(&[
            "13/8 6/5*",
            "24/13",
            "13/8/5",
            "24/18 18/13",
            "bar/20",
            "25/20",
            "6/off",
            "6/5/off",
            "6/off(4)",
            "1/0",
            "13/8(2) 6/3(2)",
            "8/4* 6/4",
            "pass",
            "3-1",
            "66",
        ])
        .longest(5_000);
    STARTS.into_iter().fold(suite, Conformance::start).run();
}

#[test]
fn bg_7_perft_is_as_in_the_file() {
    check_perft::<Backgammon>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft"));
}

#[test]
fn g_4_the_golden_records_replay() {
    check_records(
        &Backgammon,
        concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records"),
    );
}

#[test]
fn no_text_makes_a_parser_panic() {
    check_parsers(Backgammon);
}

#[test]
fn bg_1_both_sides_are_alike() {
    // The same checkers with the other side on roll have the same turns, in the same words.
    let words = |position: &Position| {
        let mut turns = Vec::new();
        Backgammon::turns(position, &mut turns);
        let text = |turn| Backgammon::turn_text(position, turn);
        turns.iter().map(text).collect::<Vec<String>>()
    };
    for line in include_str!("data/gnubg_selfplay_0ply.ids").lines().skip(1) {
        let mut words_of_line = line.split(' ');
        let (id, dice) = (words_of_line.next(), words_of_line.nth(1));
        let (Some(id), Some(dice)) = (id, dice) else {
            panic!("{line}");
        };
        let [white, black] = Side::ALL.map(|side| {
            let text = format!("{id} {} {dice}", side.letter());
            Backgammon::parse_position(&text, &NoOptions).expect("a position")
        });
        assert_ne!(white, black);
        assert_eq!(words(&white), words(&black), "{line}");
    }
}

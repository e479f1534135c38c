//! The suite that every game runs.

use backgammon_rules::{Backgammon, TEXTS_EN, TEXTS_FR};
use tablier_game_test::{Conformance, check_parsers};

/// Both sides on the bar; a race near its end; prime against prime with two checkers on the bar.
const STARTS: [&str; 3] = [
    "sGfwATDgc/ABMA w",
    "HwAAdgAAAAAAAA b",
    "4HPwATDgc/ABMA b 6-6 ply=3",
];

#[test]
fn every_promise_of_the_core_is_kept() {
    let mut suite = Conformance::new(Backgammon, TEXTS_FR, TEXTS_EN)
        .garbage(&[
            "13/8 6/5*",
            "24/13",
            "bar/20",
            "6/off",
            "6/5/off",
            "pass",
            "3-1",
            "66",
            "13/8/5",
            "24/18 18/13",
            "6/off(4)",
            "25/20",
            "1/0",
            "13/8(2) 6/3(2)",
            "8/4* 6/4",
        ])
        .longest(5_000);
    for start in STARTS {
        suite = suite.start(start);
    }
    suite.run();
}

#[test]
fn no_text_makes_a_parser_panic() {
    check_parsers(Backgammon);
}

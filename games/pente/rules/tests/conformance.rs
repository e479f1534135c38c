//! The suite that every game passes.

mod common;

use common::{option_rows, symmetries};
use pente_rules::{Pente, TEXTS_EN, TEXTS_FR};
use tablier_game_test::{Conformance, check_parsers, check_perft, check_records};

const GARBAGE: [&str; 12] = [
    "i5", "k10 k11", "k", "10", "k0", "u1", "K 10", "whites", "PASS", "Two", "é9", "a01",
];

#[test]
fn conformance() {
    let mut suite = Conformance::new(Pente, TEXTS_FR, TEXTS_EN)
        .options(&[])
        .garbage(&GARBAGE)
        .longest(1000)
        // Two placements can end in one position where the stone placed is taken off again.
        .turns_may_end_alike();
    for row in option_rows() {
        let values: Vec<(&str, &str)> = row
            .iter()
            .map(|(key, value)| (key.as_str(), value.as_str()))
            .collect();
        suite = suite.options(&values);
    }
    for symmetry in symmetries() {
        suite = suite.symmetry(symmetry);
    }
    suite.run();
}

#[test]
fn conformance_of_positions_set_up() {
    Conformance::new(Pente, TEXTS_FR, TEXTS_EN)
        .garbage(&GARBAGE)
        // Lines that are pending, in both kinds of overtime, with two and with four players.
        .start("9/9/9/9/1bwwwww2/9/9/9/9 b overtime=line ply=20 line=c5-g5")
        .start("6w2/5w3/4w4/3w5/2wwwww2/2w6/2b6/9/9 b overtime=break ply=30 line=c5-g5,c5-g9")
        .start("9/9/9/9/1bwwww3/5r3/5b3/9/9 b players=4 overtime=break ply=16 line=c5-f5")
        // Nearly full, and a mover without a legal point.
        .start("wbwbwbwbw/wbwbwbwbw/bwbwbwbwb/bwbwbwbwb/wbwbwbwbw/wbwbwbwbw/bwbwbwbwb/bwbwbwbwb/wbwbw4 w size=9 ply=90")
        .start("9/9/9/9/9/9/9/2wb5/9 b ply=900 players=3 self-capture=forbidden")
        .start("9/9/9/9/9/9/9/9/9 w phase=play self-capture=forbidden ply=998")
        .positions(1_500)
        .run();
}

#[test]
fn parsers_never_panic() {
    check_parsers(Pente);
}

#[test]
fn perft_tables() {
    check_perft::<Pente>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft"));
}

#[test]
fn golden_records() {
    check_records(
        &Pente,
        concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records"),
    );
}

//! The suite that every game passes.

use connect6_rules::{Connect6, TEXTS_EN, TEXTS_FR};
use tablier_game::OptionValues;
use tablier_game_test::{
    Conformance, check_parsers, check_perft, check_records, square_symmetries,
};

fn side(options: &OptionValues) -> u8 {
    options["size"].parse().expect("a complete option")
}

#[test]
fn conformance() {
    Conformance::new(Connect6, TEXTS_FR, TEXTS_EN)
        .options(&[])
        .options(&[("size", "15")])
        .options(&[("size", "13")])
        .garbage(&["j10 j10", "a1 a2 a3", "t1 a1", "j10 k0", "j10,k11", "J10"])
        .longest(181)
        .symmetries(square_symmetries(side))
        .run();
}

/// Fives that wait to be completed, by both sides; and a board with one point left.
#[test]
fn conformance_of_positions_set_up() {
    let two_fives = "13/13/2bbbbb6/13/3w9/3w9/3w9/3w9/3w9/13/13/13/13 b ply=6";
    // Two and two, shifted by two in every other row: no row is longer than two.
    let rows = "bbwwbbwwbbwwb/wwbbwwbbwwbbw/".repeat(6);
    let three_left = format!("{rows}bbwwbbwwbb3 w ply=84");
    let one_left = format!("{rows}bbwwbbwwbbww1 b ply=85");
    Conformance::new(Connect6, TEXTS_FR, TEXTS_EN)
        .start(two_fives)
        .start(&three_left)
        .start(&one_left)
        .positions(300)
        .run();
}

#[test]
fn parsers_never_panic() {
    check_parsers(Connect6);
}

#[test]
fn perft_tables() {
    check_perft::<Connect6>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft"));
}

#[test]
fn golden_records() {
    check_records(
        &Connect6,
        concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records"),
    );
}

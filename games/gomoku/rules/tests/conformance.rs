//! The suite that every game passes.

use gomoku_rules::{Gomoku, TEXTS_EN, TEXTS_FR};
use tablier_game::OptionValues;
use tablier_game_test::{
    Conformance, check_parsers, check_perft, check_records, square_symmetries,
};

fn side(options: &OptionValues) -> u8 {
    options["size"].parse().expect("a complete option")
}

#[test]
fn conformance() {
    Conformance::new(Gomoku, TEXTS_FR, TEXTS_EN)
        .options(&[])
        .options(&[("rule", "freestyle"), ("size", "13")])
        .options(&[("opening", "swap"), ("size", "19")])
        .options(&[("opening", "swap2"), ("size", "20")])
        .options(&[("opening", "swap2"), ("rule", "freestyle")])
        .garbage(&["h8 h9", "u1", "p16", "White", "choose", "black ", "two"])
        .longest(404)
        .symmetries(square_symmetries(side))
        .run();
}

/// Openings are only a few plies of a game, so many short looks at them.
#[test]
fn conformance_of_positions_set_up() {
    let empty = "13/".repeat(11) + "13";
    let first = |row: &str, rest: &str| format!("{row}/{empty} {rest}");
    Conformance::new(Gomoku, TEXTS_FR, TEXTS_EN)
        .start(&first("bwb10", "w opening=swap ply=3 phase=choose"))
        .start(&first("bwb10", "w opening=swap2 ply=3 phase=choose"))
        .start(&first("bwbwb8", "w opening=swap2 ply=6 phase=choose-again"))
        .start(&first("bwbwb8", "w opening=swap ply=9 seats=wb"))
        .start(&first("bbbbb1b6", "w"))
        .start(&first("bbbb1bb6", "b"))
        .start(&first("bbbb1bb6", "b rule=freestyle"))
        .positions(2400)
        .run();
}

#[test]
fn parsers_never_panic() {
    check_parsers(Gomoku);
}

#[test]
fn perft_tables() {
    check_perft::<Gomoku>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft"));
}

#[test]
fn golden_records() {
    check_records(
        &Gomoku,
        concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records"),
    );
}

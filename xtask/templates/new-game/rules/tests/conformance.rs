//! The suite that every game passes.

use new_game_rules::{NewGame, SIZE, TEXTS_EN, TEXTS_FR};
use tablier_game_test::{
    Conformance, check_parsers, check_perft, check_records, square_symmetries,
};

#[test]
fn conformance() {
    // A game with options adds `.options(…)` for every combination that plays differently.
    Conformance::new(NewGame, TEXTS_FR, TEXTS_EN)
        .garbage(&["a4", "d1", "A1", "b2 ", "b2b2", "b 2"])
        .longest(9)
        .symmetries(square_symmetries(|_| SIZE))
        .run();
}

#[test]
fn conformance_of_positions_set_up() {
    Conformance::new(NewGame, TEXTS_FR, TEXTS_EN)
        .start("rb1/1r1/2b r")
        .positions(200)
        .run();
}

#[test]
fn parsers_never_panic() {
    check_parsers(NewGame);
}

#[test]
fn perft_tables() {
    check_perft::<NewGame>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft"));
}

#[test]
fn golden_records() {
    check_records(
        &NewGame,
        concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records"),
    );
}

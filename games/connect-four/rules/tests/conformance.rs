//! The suite that every game passes.

use connect_four_rules::{COLUMNS, Column, ConnectFour, TEXTS_EN, TEXTS_FR};
use tablier_game_test::{Conformance, Symmetry, check_parsers, check_perft, check_records};

#[test]
fn conformance() {
    Conformance::new(ConnectFour, TEXTS_FR, TEXTS_EN)
        .garbage(&["h", "D", "d ", "d1", "44", "d d", "0", "9"])
        .longest(42)
        .symmetry(Symmetry::new("mirror", |_, turn| {
            let column: Column = turn.parse().expect("a canonical turn");
            Column::new(COLUMNS - 1 - column.index())
                .expect("the mirror keeps columns on the grid")
                .to_string()
        }))
        .run();
}

#[test]
fn conformance_of_positions_set_up() {
    Conformance::new(ConnectFour, TEXTS_FR, TEXTS_EN)
        .start("brr1brr/rbbrbbr/rrbbrbr/rbrrbbb/brbbbrr/rbrbbrr b ply=41")
        .start("ddddddaaaaaa")
        .positions(500)
        .run();
}

#[test]
fn parsers_never_panic() {
    check_parsers(ConnectFour);
}

#[test]
fn perft_tables() {
    check_perft::<ConnectFour>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft"));
}

#[test]
fn golden_records() {
    check_records(
        &ConnectFour,
        concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records"),
    );
}

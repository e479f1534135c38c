//! The perft tables counted again by the oracle (`conformance.rs` counts them with the fast rules).

mod beside;
mod common;
mod oracle;

use tablier_game_test::{check_perft_slowly, scaled};

#[test]
fn the_oracle_counts_the_same() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft");
    let compared = check_perft_slowly(folder, scaled(150_000, 1_000_000), |case| {
        Some(match &case.position {
            None => beside::oracle(&case.options),
            Some(text) => beside::set_up(&common::position(text)),
        })
    });
    assert!(compared > 100, "only {compared} counts");
}

//! The perft tables counted again by the oracle (`conformance.rs` counts them with the fast rules).

mod beside;
mod common;
mod oracle;

use oracle::Oracle;
use tablier_game_test::{read_perft, scaled};

#[test]
fn the_oracle_counts_the_same() {
    let cases = read_perft(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft"));
    assert!(cases.len() > 50);
    for case in cases {
        let naive = match &case.position {
            None => beside::oracle(&case.options),
            Some(text) => beside::set_up(&common::position(text)),
        };
        for (depth, count) in &case.perft {
            if *count <= scaled(150_000, 1_000_000) {
                assert_eq!(
                    leaves(&naive, *depth),
                    *count,
                    "{} depth {depth}",
                    case.name
                );
            }
        }
    }
}

fn leaves(naive: &Oracle, depth: u32) -> u64 {
    let turns = naive.legal_turns();
    if depth == 1 {
        return turns.len() as u64;
    }
    turns
        .iter()
        .map(|turn| {
            let mut after = naive.clone();
            after.play(turn).expect(turn);
            leaves(&after, depth - 1)
        })
        .sum()
}

//! The perft tables are counted by the slow rules too.

mod oracle;

use oracle::Oracle;
use tablier_game_test::{check_perft_slowly, scaled};

#[test]
fn gm_1_the_slow_rules_count_the_same_turns() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft");
    let compared = check_perft_slowly(folder, scaled(60_000, 200_000), |case| {
        let begins = case.position.is_none();
        begins.then(|| Oracle::new(&case.option_pairs()).expect(&case.name))
    });
    assert!(compared >= 6, "only {compared} counts");
}

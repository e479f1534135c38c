//! The perft tables are counted by the slow rules too.

mod oracle;

use oracle::Oracle;
use tablier_game_test::{read_perft, scaled};

#[test]
fn gm_1_the_slow_rules_count_the_same_turns() {
    let cases = read_perft(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft"));
    let mut counted = 0;
    for case in cases.iter().filter(|case| case.position.is_none()) {
        let options: Vec<_> = case
            .options
            .iter()
            .map(|(key, value)| (&**key, &**value))
            .collect();
        let naive = Oracle::new(&options).expect(&case.name);
        for (depth, count) in case
            .perft
            .iter()
            .filter(|(_, count)| *count <= scaled(60_000, 200_000))
        {
            assert_eq!(
                leaves(&naive, *depth),
                *count,
                "{} depth {depth}",
                case.name
            );
            counted += 1;
        }
    }
    assert!(counted >= 6, "only {counted} counts");
}

fn leaves(naive: &Oracle, depth: u32) -> u64 {
    if depth == 1 {
        return naive.legal_turns().len() as u64;
    }
    naive
        .legal_turns()
        .iter()
        .map(|turn| {
            let mut after = naive.clone();
            after.play(turn).expect(turn);
            leaves(&after, depth - 1)
        })
        .sum()
}

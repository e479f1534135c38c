//! The perft tables are counted by the slow rules too.

mod oracle;

use oracle::Oracle;
use tablier_game_test::read_perft;

#[test]
fn c6_5_the_slow_rules_count_the_same_turns() {
    let cases = read_perft(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft"));
    let mut counted = 0;
    for case in cases.iter().filter(|case| case.position.is_none()) {
        let options: Vec<_> = case
            .options
            .iter()
            .map(|(key, value)| (&**key, &**value))
            .collect();
        let naive = Oracle::new(&options).expect(&case.name);
        for (depth, count) in &case.perft {
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
        return naive.count_turns();
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

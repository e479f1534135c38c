//! Makes `tests/data/options.txt`: sets of options in which every two values that exist together occur
//! together at least once. Deterministic; run with
//! `cargo run -p pente-rules --example pairwise > games/pente/rules/tests/data/options.txt`.

use pente_rules::{PenteOptions, SPEC};
use std::collections::BTreeSet;
use tablier_game::{OptionValues, Options};

type Pair = ((usize, &'static str), (usize, &'static str));

fn main() {
    let sets = combinations();
    let mut open: BTreeSet<Pair> = sets.iter().flat_map(|set| pairs(set)).collect();
    println!("# Sets of options in which every two values that exist together occur together.");
    println!(
        "# Made by `cargo run -p pente-rules --example pairwise`; a test checks the coverage."
    );
    while !open.is_empty() {
        let news = |set: &[&'static str]| pairs(set).filter(|pair| open.contains(pair)).count();
        // The first of the best, so that the file is always the same.
        let best = sets
            .iter()
            .rev()
            .max_by_key(|set| news(set))
            .expect("there are combinations");
        for pair in pairs(best) {
            open.remove(&pair);
        }
        let fields: Vec<String> = SPEC
            .options
            .iter()
            .zip(best)
            .map(|(option, value)| format!("{}={value}", option.key))
            .collect();
        println!("{}", fields.join(" "));
    }
}

/// Every combination that exists, one value for each option.
fn combinations() -> Vec<Vec<&'static str>> {
    let mut sets = vec![Vec::new()];
    for option in SPEC.options {
        sets = sets
            .iter()
            .flat_map(|set| {
                option.values.iter().map(move |value| {
                    let mut longer = set.clone();
                    longer.push(*value);
                    longer
                })
            })
            .collect();
    }
    sets.retain(|set| {
        let values: OptionValues = SPEC
            .options
            .iter()
            .zip(set)
            .map(|(option, value)| (option.key.to_owned(), (*value).to_owned()))
            .collect();
        PenteOptions::from_values(&values).is_ok()
    });
    sets
}

fn pairs<'a>(set: &'a [&'static str]) -> impl Iterator<Item = Pair> + use<'a> {
    (0..set.len()).flat_map(move |i| (0..i).map(move |j| ((j, set[j]), (i, set[i]))))
}

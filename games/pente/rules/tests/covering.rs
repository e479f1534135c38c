//! The covering array of options covers what it says.

mod common;

use common::option_rows;
use pente_rules::{PenteOptions, SPEC};
use std::collections::BTreeSet;
use tablier_game::{OptionValues, Options};

/// Whether some combination that exists has these two values; the rest is tried in full.
fn exists(pair: &OptionValues) -> bool {
    fn fill(values: &mut OptionValues, index: usize) -> bool {
        let Some(option) = SPEC.options.get(index) else {
            return PenteOptions::from_values(values).is_ok();
        };
        if values.contains_key(option.key) {
            return fill(values, index + 1);
        }
        option.values.iter().any(|value| {
            values.insert(option.key.to_owned(), (*value).to_owned());
            let found = fill(values, index + 1);
            values.remove(option.key);
            found
        })
    }
    fill(&mut pair.clone(), 0)
}

#[test]
fn pt_2_every_two_values_that_exist_together_are_in_a_row() {
    let rows = option_rows();
    assert!(rows.len() <= 35);
    let mut covered = 0;
    let mut impossible = BTreeSet::new();
    for (index, one) in SPEC.options.iter().enumerate() {
        for other in &SPEC.options[..index] {
            for a in one.values {
                for b in other.values {
                    let pair: OptionValues = [(one.key, *a), (other.key, *b)]
                        .into_iter()
                        .map(|(key, value)| (key.to_owned(), value.to_owned()))
                        .collect();
                    let has = |row: &&OptionValues| row[one.key] == *a && row[other.key] == *b;
                    if exists(&pair) {
                        assert!(rows.iter().any(|row| has(&row)), "{pair:?} is in no row");
                        covered += 1;
                    } else {
                        impossible.insert(format!("{pair:?}"));
                    }
                }
            }
        }
    }
    println!("{covered} pairs covered, {} impossible", impossible.len());
    assert!(covered > 200 && !impossible.is_empty());
}

#[test]
fn every_row_is_complete_and_exists() {
    for row in option_rows() {
        let options = PenteOptions::from_values(&row).unwrap();
        assert_eq!(options.to_values(), row);
    }
}

//! Files of known perft counts.
//!
//! ```text
//! # A comment. Say here where the numbers come from.
//! case     the empty grid
//! source   counted by two programs, see README.md
//! option   size=15
//! position start
//! perft    1 7
//! perft    2 49
//! unique   3 238
//! ```
//!
//! `case` begins a case, with its name. `option key=value` may be repeated; `position` is a position string of
//! the game, or `start`, which it also is when the line is missing. `perft DEPTH COUNT` counts leaves, `unique
//! DEPTH COUNT` distinct positions ([`tablier_game::perft`], [`tablier_game::perft_unique`]). Every case
//! names its source.

use crate::files::read_all;
use crate::{positions, scaled};
use std::path::Path;
use tablier_game::{Notation, OptionValues, Options, perft, perft_unique};

/// One position with its known counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PerftCase {
    /// The file and the line where the case begins, for messages.
    pub place: String,
    /// What it is.
    pub name: String,
    /// Where the counts come from.
    pub source: String,
    /// The options, as text.
    pub options: OptionValues,
    /// The position string, or `None` for the game's beginning.
    pub position: Option<String>,
    /// Depth and leaves.
    pub perft: Vec<(u32, u64)>,
    /// Depth and distinct positions.
    pub unique: Vec<(u32, u64)>,
}

impl PerftCase {
    /// The options, as pairs of texts.
    pub fn option_pairs(&self) -> Vec<(&str, &str)> {
        self.options
            .iter()
            .map(|(key, value)| (key.as_str(), value.as_str()))
            .collect()
    }
}

/// Checks every `*.perft` file of a folder, usually `concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft")`.
///
/// Counts above six million leaves or 600,000 distinct positions are left to the long tests.
///
/// # Panics
/// With the place of the first count that differs.
pub fn check_perft<G: Notation>(folder: impl AsRef<Path>) {
    let ordinary = positions() as u64;
    let most_leaves = scaled(1_200 * ordinary, u64::MAX);
    let most_unique = scaled(120 * ordinary, u64::MAX);
    for case in read_perft(folder) {
        let place = format!("{} ({})", case.place, case.name);
        let options = G::Options::from_values(&case.options)
            .unwrap_or_else(|error| panic!("{place}: {error}"));
        let position = match &case.position {
            None => G::initial(&options),
            Some(text) => G::parse_position(text, &options)
                .unwrap_or_else(|refusal| panic!("{place}: `{text}`: {refusal:?}")),
        };
        for (depth, count) in case.perft {
            if count <= most_leaves {
                assert_eq!(
                    perft::<G>(&position, depth),
                    count,
                    "{place}: perft {depth}"
                );
            }
        }
        let within = |(_, count): &&(u32, u64)| *count <= most_unique;
        if let Some((deepest, _)) = case.unique.iter().filter(within).max() {
            let counts = perft_unique::<G>(&position, *deepest);
            for (depth, count) in case.unique.iter().filter(within) {
                assert_eq!(counts[*depth as usize], *count, "{place}: unique {depth}");
            }
        }
    }
}

/// Reads every `*.perft` file of a folder.
///
/// # Panics
/// With the place of the first line that is not as it should be.
pub fn read_perft(folder: impl AsRef<Path>) -> Vec<PerftCase> {
    read_all(folder.as_ref(), "perft")
        .iter()
        .flat_map(|(path, text)| read_file(path, text))
        .collect()
}

fn read_file(path: &Path, text: &str) -> Vec<PerftCase> {
    let mut cases: Vec<PerftCase> = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let place = format!("{}:{}", path.display(), index + 1);
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let Some((key, value)) = line.split_once(char::is_whitespace) else {
            panic!("{place}: `{line}` has no value");
        };
        let value = value.trim().to_owned();
        if key == "case" {
            cases.push(PerftCase {
                place,
                name: value,
                source: String::new(),
                options: OptionValues::new(),
                position: None,
                perft: Vec::new(),
                unique: Vec::new(),
            });
            continue;
        }
        let case = cases
            .last_mut()
            .unwrap_or_else(|| panic!("{place}: `{key}` before the first `case`"));
        match key {
            "source" => case.source = value,
            "option" => {
                let (key, value) = value
                    .split_once('=')
                    .unwrap_or_else(|| panic!("{place}: `{value}` is not key=value"));
                case.options.insert(key.to_owned(), value.to_owned());
            }
            "position" => case.position = (value != "start").then_some(value),
            "perft" => case.perft.push(count(&place, &value)),
            "unique" => case.unique.push(count(&place, &value)),
            _ => panic!("{place}: unknown `{key}`"),
        }
    }
    for case in &cases {
        assert!(!case.source.is_empty(), "{}: no source", case.place);
        let counts = case.perft.len() + case.unique.len();
        assert!(counts > 0, "{}: nothing is counted", case.place);
    }
    cases
}

fn count(place: &str, value: &str) -> (u32, u64) {
    value
        .split_once(char::is_whitespace)
        .and_then(|(depth, count)| Some((depth.parse().ok()?, count.trim().parse().ok()?)))
        .unwrap_or_else(|| panic!("{place}: `{value}` is not a depth and a count"))
}

//! The name of a game, and the words that are made of it.

use std::fmt;
use std::str::FromStr;

use anyhow::{Error, Result, bail};

/// Names of types in the template, which the game's own type must not take.
const TYPES: [&str; 32] = [
    "Account",
    "Actor",
    "Board",
    "Budget",
    "Cell",
    "Change",
    "Conformance",
    "Engine",
    "Game",
    "How",
    "Message",
    "NoOptions",
    "Notation",
    "OptionError",
    "OptionValues",
    "Options",
    "Outcome",
    "Position",
    "Refusal",
    "Seat",
    "SeatSet",
    "Seating",
    "Self",
    "Side",
    "Simple",
    "Spec",
    "Step",
    "Steps",
    "Stop",
    "Stopped",
    "Symmetry",
    "Target",
];

/// The texts of these begin the same way: `site-…`, `game-…`.
const PREFIXES: [&str; 4] = ["board", "game", "goban", "site"];

/// Longer ones do not fit on a card.
const LONGEST: usize = 30;

/// A name in kebab-case: small letters and digits in words joined by hyphens, `connect-four`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct GameName(String);

impl GameName {
    /// `three_in_row`: in names of crates.
    pub(crate) fn snake(&self) -> String {
        self.0.replace('-', "_")
    }

    /// `ThreeInRow`: the type of the rules.
    pub(crate) fn type_name(&self) -> String {
        self.words().collect()
    }

    /// `Three In Row`: for people, until its author writes a better one.
    pub(crate) fn title(&self) -> String {
        self.words().collect::<Vec<_>>().join(" ")
    }

    /// `THREEINROW`: before the numbers of its rules.
    pub(crate) fn series(&self) -> String {
        self.0.replace('-', "").to_ascii_uppercase()
    }

    fn words(&self) -> impl Iterator<Item = String> {
        self.0.split('-').map(|word| {
            let (first, rest) = word.split_at(1);
            first.to_ascii_uppercase() + rest
        })
    }
}

impl fmt::Display for GameName {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
    }
}

impl FromStr for GameName {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self> {
        let is_word = |word: &str| {
            !word.is_empty()
                && word
                    .chars()
                    .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit())
        };
        if !text.split('-').all(is_word) || !text.starts_with(|c: char| c.is_ascii_lowercase()) {
            bail!(
                "`{text}` is no name for a game: small letters and digits in words joined by hyphens, \
                 beginning with a letter, as in `connect-four`"
            );
        }
        if text.len() > LONGEST {
            bail!("`{text}` is too long: a name has at most {LONGEST} characters");
        }
        let name = Self(text.to_owned());
        let type_name = name.type_name();
        if PREFIXES.contains(&text) || TYPES.contains(&type_name.as_str()) {
            bail!("`{text}` is taken: the site or the code of every game uses this word");
        }
        Ok(name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_has_every_form_that_is_needed() {
        let name: GameName = "three-in-row2".parse().unwrap();
        assert_eq!(name.to_string(), "three-in-row2");
        assert_eq!(name.snake(), "three_in_row2");
        assert_eq!(name.type_name(), "ThreeInRow2");
        assert_eq!(name.title(), "Three In Row2");
        assert_eq!(name.series(), "THREEINROW2");
    }

    #[test]
    fn what_is_no_kebab_case_is_refused() {
        for text in [
            "", "-", "a-", "-a", "a--b", "Trois", "jeu_de", "2048", "é", "a b", "../x",
        ] {
            let error = text.parse::<GameName>().unwrap_err().to_string();
            assert!(error.contains("is no name for a game"), "{error}");
        }
        assert!("a".repeat(31).parse::<GameName>().is_err());
    }

    #[test]
    fn words_that_are_taken_are_refused() {
        for text in ["site", "game", "position", "self", "no-options"] {
            let error = text.parse::<GameName>().unwrap_err().to_string();
            assert!(error.contains("is taken"), "{error}");
        }
    }
}

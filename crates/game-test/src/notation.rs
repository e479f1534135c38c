//! Position strings and hashes.

use crate::run::Run;
use tablier_game::{Notation, OptionValues, Options};

/// Positions whose hashes are kept to find two that have the same.
const KEPT_HASHES: usize = 20_000;

impl<G: Notation> Run<'_, G> {
    pub(crate) fn check_position_text(&mut self, position: &G::Position) {
        let text = G::position_text(position);
        let again = match G::parse_position(&text, &self.options) {
            Ok(again) => again,
            Err(refusal) => self.fail(
                position,
                format!("the position string is refused: {refusal:?}"),
            ),
        };
        if again != *position {
            self.fail(
                position,
                format!("the position string is read as {again:?}"),
            );
        }
        if G::hash(&again) != G::hash(position) {
            self.fail(
                position,
                "the hash kept up turn by turn is not the one computed afresh",
            );
        }
        if G::position_text(&again) != text {
            self.fail(
                position,
                "the position string is written in another way after reading",
            );
        }
        let defaults = G::Options::from_values(&OptionValues::new());
        if let Ok(read) = defaults.map(|defaults| G::parse_position(&text, &defaults))
            && read.as_ref() != Ok(position)
        {
            self.fail(
                position,
                format!("the string does not hold its options: {read:?}"),
            );
        }
        if !G::diagram(position).ends_with('\n') {
            self.fail(position, "the diagram does not end with a line break");
        }
        if self.hashes.len() < KEPT_HASHES {
            match self.hashes.insert(G::hash(position), position.clone()) {
                Some(other) if other != *position => {
                    self.fail(position, format!("the same hash as {other:?}"));
                }
                _ => {}
            }
        }
    }

    /// The position in other notations, which may leave things open but never contradict.
    pub(crate) fn check_other_texts(&self, position: &G::Position) {
        for (name, text) in G::other_texts(position) {
            if !G::spec().notations.contains(&name) {
                self.fail(
                    position,
                    format!("the notation `{name}` is not in the description"),
                );
            }
            match G::parse_position(&text, &self.options) {
                Ok(again) if G::diagram(&again) == G::diagram(position) => {}
                read => self.fail(position, format!("{name} `{text}` is read as {read:?}")),
            }
        }
    }
}

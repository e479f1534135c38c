//! What is not legal is refused with a reason and changes nothing (G-1).

use crate::playout::after;
use crate::run::Run;
use rand::RngExt;
use rand::seq::IndexedRandom;
use std::collections::HashSet;
use tablier_game::{DynGame, Message, Notation, Seat};

/// Texts that are turns in hardly any position of any game.
pub(crate) const GARBAGE: &[&str] = &[
    "",
    " ",
    "\0",
    "é",
    "d3\u{301}",
    "💥",
    "a",
    "a0",
    "a1 a1",
    "a1 a1 a1",
    "zz99",
    "h8h8",
    "-1",
    "+1",
    "0",
    "8",
    "18446744073709551616",
    "a18446744073709551617",
    "bar",
    "bar/off",
    "24/25",
    "0/0",
    "25/-1",
    "6/5(18446744073709551616)",
    "6/5*/4**",
    "0-0",
    "7-7",
    "1-1-1",
    "pass",
    "pass pass",
    "white",
    "white black",
    "two",
    "resign",
    "a1,a2",
    "a1\ta2",
    "/",
    "//////",
    "=",
];

impl<G: Notation> Run<'_, G> {
    pub(crate) fn check_refusals(&mut self, position: &G::Position, turns: &[G::Turn]) {
        // Only a short list is worth a look-up for every odd text that turns out to be a turn.
        let legal: Option<HashSet<G::Position>> = (turns.len() <= 400).then(|| {
            turns
                .iter()
                .chain(G::chance(position).iter().map(|(roll, _)| roll))
                .map(|turn| after::<G>(position, turn))
                .collect()
        });
        for _ in 0..4 {
            if let Some(turn) = self.strangers.choose(&mut self.rng).cloned() {
                self.probe_turn(position, &turn, legal.as_ref());
            }
        }
        let suite = self.suite;
        let own = suite.garbage.choose(&mut self.rng).map(String::as_str);
        let common = GARBAGE.choose(&mut self.rng).copied();
        for text in own.into_iter().chain(common) {
            self.probe_text(position, text, legal.as_ref());
        }
        if let Some(turn) = turns.choose(&mut self.rng) {
            let text = self.spoilt(&G::turn_text(position, turn));
            self.probe_text(position, &text, legal.as_ref());
        }
    }

    /// A turn from elsewhere is refused, or it is one of the legal ones.
    fn probe_turn(
        &self,
        position: &G::Position,
        turn: &G::Turn,
        legal: Option<&HashSet<G::Position>>,
    ) {
        let mut tried = position.clone();
        match (G::check(position, turn), G::play(&mut tried, turn)) {
            (Ok(()), Ok(())) => {
                if legal.is_some_and(|legal| !legal.contains(&tried)) {
                    self.fail(
                        position,
                        format!("{turn:?} is accepted, but never generated"),
                    );
                }
            }
            (Err(refusal), Err(again)) => {
                if refusal != again {
                    self.fail(position, format!("{turn:?}: {refusal:?} and {again:?}"));
                }
                self.require(position, &refusal.into());
                if tried != *position || G::hash(&tried) != G::hash(position) {
                    self.fail(
                        position,
                        format!("{turn:?} is refused, but changed something"),
                    );
                }
            }
            both => self.fail(position, format!("{turn:?}: check and play say {both:?}")),
        }
    }

    /// A text is refused, or it is a legal turn.
    fn probe_text(&self, position: &G::Position, text: &str, legal: Option<&HashSet<G::Position>>) {
        match G::parse_turn(position, text) {
            Ok(turn) => {
                if let Err(refusal) = G::check(position, &turn) {
                    self.fail(
                        position,
                        format!("`{text}` is read, but refused: {refusal:?}"),
                    );
                }
                self.probe_turn(position, &turn, legal);
            }
            Err(refusal) => {
                self.require(position, &refusal.into());
                let mut erased = DynGame::parse_position(
                    &self.suite.game,
                    &G::position_text(position),
                    &self.values,
                )
                .unwrap_or_else(|message| self.fail(position, message));
                if erased.play(text).is_ok() || erased.text() != G::position_text(position) {
                    self.fail(
                        position,
                        format!("`{text}` is refused, but changed something"),
                    );
                }
            }
        }
    }

    /// A text with a letter changed, doubled or dropped, or the text twice.
    fn spoilt(&mut self, text: &str) -> String {
        let mut letters: Vec<char> = text.chars().collect();
        let at = self.rng.random_range(0..letters.len().max(1));
        match self.rng.random_range(0..5) {
            0 => letters.insert(at, ' '),
            1 if !letters.is_empty() => {
                letters.remove(at);
            }
            2 if !letters.is_empty() => letters.insert(at, letters[at]),
            3 if !letters.is_empty() => {
                letters[at] = char::from(self.rng.random_range(b' '..=b'~'));
            }
            _ => return format!("{text} {text}"),
        }
        letters.into_iter().collect()
    }
}

/// Why the last of the steps `partial` cannot be taken after these turns and rolls from the start of a game.
///
/// # Panics
/// If a turn is not legal, or every step can be taken.
pub fn refused_step(
    game: &dyn DynGame,
    options: &[(&str, &str)],
    turns: &[&str],
    partial: &[&str],
) -> Message {
    let values = options
        .iter()
        .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()));
    let mut position = game
        .start(&values.collect())
        .expect("the options of a test are possible");
    for turn in turns {
        if let Err(why) = position.play(turn) {
            panic!("`{turn}` is refused: {why}");
        }
    }
    match position.steps(partial) {
        Ok(node) => panic!("{partial:?} can be taken: {node:?}"),
        Err(why) => why,
    }
}

/// A seat that no game has.
pub(crate) const NO_SEAT: Seat = Seat(7);

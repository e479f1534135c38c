//! What a second, slow reading of a game's rules is compared by, in words that neither of the two owns.
//!
//! A game's tests bring such a reading (`tests/oracle`), written without looking at the fast rules. It knows texts and
//! plain numbers; so does this module.

use crate::{PerftCase, read_perft};
use std::path::Path;
use tablier_game::{Actor, Game, Outcome};

/// A game played by slow rules.
pub trait SlowRules: Clone {
    /// The texts of all legal turns.
    fn legal_turns(&self) -> Vec<String>;

    /// How many there are, if that can be told without their texts.
    fn count_turns(&self) -> u64 {
        self.legal_turns().len() as u64
    }

    /// Plays one of them.
    ///
    /// # Errors
    /// Why it is refused.
    fn play(&mut self, turn: &str) -> Result<(), String>;
}

/// Counts the `*.perft` files of a folder again, by slow rules, up to counts of `most` leaves. `begin` sets them up in
/// the position of a case, or says `None` where they cannot be. Returns how many counts were compared, so that a test
/// can ask for some.
///
/// # Panics
/// With the place of the first count that differs.
pub fn check_perft_slowly<R: SlowRules>(
    folder: impl AsRef<Path>,
    most: u64,
    begin: impl Fn(&PerftCase) -> Option<R>,
) -> usize {
    let mut compared = 0;
    for case in read_perft(folder) {
        let Some(rules) = begin(&case) else { continue };
        for (depth, count) in case.perft.iter().filter(|(_, count)| *count <= most) {
            assert_eq!(
                leaves(&rules, *depth),
                *count,
                "{} ({}): perft {depth}",
                case.place,
                case.name
            );
            compared += 1;
        }
    }
    compared
}

fn leaves<R: SlowRules>(rules: &R, depth: u32) -> u64 {
    if depth == 1 {
        return rules.count_turns();
    }
    let after = |turn: &String| {
        let mut next = rules.clone();
        next.play(turn)
            .unwrap_or_else(|refusal| panic!("the legal turn `{turn}`: {refusal}"));
        leaves(&next, depth - 1)
    };
    rules.legal_turns().iter().map(after).sum()
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlainOutcome {
    /// These seats won.
    Win {
        /// The winning seats, from 0.
        seats: Vec<u8>,
        /// In which way.
        how: String,
        /// What the win counts.
        points: u8,
    },
    /// Nobody won.
    Draw {
        /// The reason.
        why: String,
    },
}

impl PlainOutcome {
    /// How a game ended by the rules, or `None` while it goes on.
    ///
    /// # Panics
    /// If the rules call a game off, which is for a table to do.
    pub fn of<G: Game>(position: &G::Position) -> Option<PlainOutcome> {
        G::outcome(position).map(|outcome| match outcome {
            Outcome::Win { seats, how, points } => PlainOutcome::Win {
                seats: seats.iter().map(|seat| seat.0).collect(),
                how: how.to_string(),
                points,
            },
            Outcome::Draw { why } => PlainOutcome::Draw {
                why: why.to_string(),
            },
            Outcome::Aborted => panic!("the rules call a game off in {position:?}"),
        })
    }
}

/// The seat that has a turn to play; `None` when a roll is due and after the end.
pub fn seat_to_act<G: Game>(position: &G::Position) -> Option<u8> {
    match G::actor(position) {
        Actor::Player(seat) => Some(seat.0),
        Actor::Chance | Actor::Over => None,
    }
}

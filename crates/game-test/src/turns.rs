//! Generated turns and their texts.

use crate::playout::after;
use crate::run::Run;
use rand::seq::IndexedRandom;
use std::collections::HashSet;
use tablier_game::{Change, Notation};

/// Turns looked at where there are too many for all.
const SAMPLE: usize = 48;

impl<G: Notation> Run<'_, G> {
    pub(crate) fn check_turns(&mut self, position: &G::Position, turns: &[G::Turn]) {
        let player = matches!(G::actor(position), tablier_game::Actor::Player(_));
        if player && turns.is_empty() {
            self.fail(position, "a player is to act without a turn");
        }
        if self.turn_budget.allows(turns.len()) {
            let mut texts = HashSet::with_capacity(turns.len());
            let mut reached = HashSet::with_capacity(turns.len());
            for turn in turns {
                let text = self.check_turn(position, turn);
                let is_new = reached.insert(after::<G>(position, turn));
                if !is_new && !self.suite.turns_end_alike {
                    self.fail(position, format!("two turns end as `{text}` does"));
                }
                if let Some(text) = texts.replace(text) {
                    self.fail(position, format!("`{text}` is generated twice"));
                }
            }
        } else {
            for _ in 0..SAMPLE {
                if let Some(turn) = turns.choose(&mut self.rng) {
                    self.check_turn(position, turn);
                }
            }
        }
    }

    fn check_turn(&self, position: &G::Position, turn: &G::Turn) -> String {
        if let Err(refusal) = G::check(position, turn) {
            self.fail(
                position,
                format!("generated, but refused: {turn:?}: {refusal:?}"),
            );
        }
        let text = G::turn_text(position, turn);
        if self.parse(position, &text) != *turn {
            self.fail(position, format!("`{text}` is read as another turn"));
        }
        text
    }

    /// What is played for good: `play`, its account, and what it does to the ply.
    pub(crate) fn check_played(&self, position: &G::Position, turn: &G::Turn) {
        let after = after::<G>(position, turn);
        let mut checked = position.clone();
        if G::play(&mut checked, turn).is_err() || checked != after {
            self.fail(
                position,
                format!("`play` and `play_unchecked` differ for {turn:?}"),
            );
        }
        if G::hash(&checked) != G::hash(&after) {
            self.fail(position, "equal positions with unequal hashes");
        }
        let is_turn = matches!(G::actor(position), tablier_game::Actor::Player(_));
        if G::ply(&after) != G::ply(position) + u32::from(is_turn) {
            self.fail(
                position,
                format!("the ply after {turn:?} is {}", G::ply(&after)),
            );
        }
        let account = G::account(position, turn);
        self.require(position, &account.message);
        let side_exists = |side: u8| usize::from(side) < G::spec().sides.len();
        for change in &account.changes {
            let (cells, side) = match *change {
                Change::Put { cell, side } | Change::Take { cell, side } => ([cell; 2], side),
                Change::Move { from, to, side } => ([from, to], side),
            };
            let named = cells
                .iter()
                .all(|cell| !G::cell_text(position, *cell).is_empty());
            if !named || !side_exists(side) {
                self.fail(position, format!("an account with {change:?}"));
            }
        }
    }
}

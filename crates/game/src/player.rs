//! The edge to computer players. An engine gets its limits as arguments; it has no clock of its own.

use crate::{DynPosition, Game, Notation};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A signal that asks a computer player to stop; clones share it.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// A signal that has not been given yet.
    pub fn new() -> Stop {
        Stop::default()
    }

    /// Asks to stop.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether somebody asked to stop.
    pub fn is_stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// What a computer player may use for one turn.
#[derive(Clone, Debug)]
pub struct Budget {
    /// The level of play, from 1.
    pub level: u8,
    /// The seed of every random choice: the same seed gives the same turn.
    pub seed: u64,
    /// Asked between nodes of a search.
    pub stop: Stop,
}

/// The player was asked to stop before it had chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("stopped before a turn was chosen")]
pub struct Stopped;

/// A computer player of one game.
pub trait Engine: Send + Sync + 'static {
    /// The game that it plays.
    type Game: Notation;

    /// How many levels it offers.
    fn levels(&self) -> u8;

    /// Chooses a legal turn for the player to act. The position is not over and waits for a player.
    ///
    /// # Errors
    /// [`Stopped`] if it was asked to stop.
    fn choose(
        &self,
        position: &<Self::Game as Game>::Position,
        budget: &Budget,
    ) -> Result<<Self::Game as Game>::Turn, Stopped>;
}

/// An [`Engine`] with its game erased: positions in, text turns out.
pub trait Player: Send + Sync {
    /// How many levels it offers.
    fn levels(&self) -> u8;

    /// Chooses a legal turn; the text is canonical.
    ///
    /// # Errors
    /// [`Stopped`] if it was asked to stop.
    ///
    /// # Panics
    /// If the position is of another game: the catalog pairs players with games.
    fn choose(&self, position: &dyn DynPosition, budget: &Budget) -> Result<String, Stopped>;
}

impl<E: Engine> Player for E {
    fn levels(&self) -> u8 {
        Engine::levels(self)
    }

    fn choose(&self, position: &dyn DynPosition, budget: &Budget) -> Result<String, Stopped> {
        let position = position
            .as_any()
            .downcast_ref::<<E::Game as Game>::Position>()
            .expect("the catalog pairs a player with positions of its own game");
        let turn = Engine::choose(self, position, budget)?;
        Ok(E::Game::turn_text(position, &turn))
    }
}

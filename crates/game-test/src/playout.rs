//! Random games.

use rand::RngExt;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use tablier_game::{Actor, Game};

/// A random turn of the player to act (each legal turn alike) or a random roll (by its weight); `None`
/// when the game is over. `turns` is a buffer.
pub fn random_turn<G: Game>(
    position: &G::Position,
    rng: &mut ChaCha8Rng,
    turns: &mut Vec<G::Turn>,
) -> Option<G::Turn> {
    turns.clear();
    G::turns(position, turns);
    random_choice::<G>(position, turns, rng)
}

/// One of the legal `turns`, or a random roll.
pub(crate) fn random_choice<G: Game>(
    position: &G::Position,
    turns: &[G::Turn],
    rng: &mut ChaCha8Rng,
) -> Option<G::Turn> {
    match G::actor(position) {
        Actor::Over => None,
        Actor::Player(_) => turns.choose(rng).cloned(),
        Actor::Chance => {
            let rolls = G::chance(position);
            let total: u32 = rolls.iter().map(|(_, weight)| weight).sum();
            let mut at = rng.random_range(0..total);
            rolls.iter().find_map(|(roll, weight)| {
                if at < *weight {
                    Some(roll.clone())
                } else {
                    at -= weight;
                    None
                }
            })
        }
    }
}

/// The position after a turn or a roll.
pub(crate) fn after<G: Game>(position: &G::Position, turn: &G::Turn) -> G::Position {
    let mut next = position.clone();
    G::play_unchecked(&mut next, turn);
    next
}

/// A random game from a seed: an iterator over what is played, each with the position before it.
///
/// ```no_run
/// # fn example<G: tablier_game::Game>(options: &G::Options) {
/// let mut playout = tablier_game_test::Playout::<G>::new(options, 7);
/// while let Some((before, turn)) = playout.next() {
///     assert_eq!(G::check(&before, &turn), Ok(()));
/// }
/// assert!(G::outcome(playout.position()).is_some());
/// # }
/// ```
pub struct Playout<G: Game> {
    position: G::Position,
    rng: ChaCha8Rng,
    turns: Vec<G::Turn>,
}

impl<G: Game> Playout<G> {
    /// A game from the beginning.
    pub fn new(options: &G::Options, seed: u64) -> Playout<G> {
        Playout::from_position(G::initial(options), seed)
    }

    /// A game from a position.
    pub fn from_position(position: G::Position, seed: u64) -> Playout<G> {
        Playout {
            position,
            rng: ChaCha8Rng::seed_from_u64(seed),
            turns: Vec::new(),
        }
    }

    /// The position reached so far.
    pub fn position(&self) -> &G::Position {
        &self.position
    }
}

impl<G: Game> Iterator for Playout<G> {
    type Item = (G::Position, G::Turn);

    fn next(&mut self) -> Option<(G::Position, G::Turn)> {
        let turn = random_turn::<G>(&self.position, &mut self.rng, &mut self.turns)?;
        let before = self.position.clone();
        G::play_unchecked(&mut self.position, &turn);
        Some((before, turn))
    }
}

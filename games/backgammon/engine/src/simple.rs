//! The simple player: the play that leaves the best position by [`judge`].

use crate::judge::judge;
use backgammon_rules::{Backgammon, Position, Turn};
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use tablier_game::{Budget, Engine, Game, Stopped};

/// A player of one level: it races, hits, makes points and covers its blots; among plays that it finds
/// equal the seed decides.
#[derive(Clone, Copy, Debug, Default)]
pub struct Simple;

impl Engine for Simple {
    type Game = Backgammon;

    fn levels(&self) -> u8 {
        1
    }

    fn choose(&self, position: &Position, budget: &Budget) -> Result<Turn, Stopped> {
        let mover = position.on_roll();
        let mut turns = Vec::new();
        Backgammon::turns(position, &mut turns);
        let mut best = Vec::new();
        let mut best_score = i32::MIN;
        for turn in turns {
            if budget.stop.is_stopped() {
                return Err(Stopped);
            }
            let mut after = *position;
            Backgammon::play_unchecked(&mut after, &turn);
            let score = judge(
                after.checkers(mover).counts(),
                after.checkers(mover.other()).counts(),
            );
            if score > best_score {
                best_score = score;
                best.clear();
            }
            if score == best_score {
                best.push(turn);
            }
        }
        let mut rng = ChaCha8Rng::seed_from_u64(budget.seed);
        Ok(*best
            .choose(&mut rng)
            .expect("a position that waits for a player has a turn, be it a pass"))
    }
}

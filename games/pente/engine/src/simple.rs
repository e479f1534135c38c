//! The simple player.

use crate::field::Field;
use crate::{opening, search};
use pente_rules::{Pente, Phase, Position, Turn};
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use tablier_game::{Budget, Engine, Stop, Stopped};

/// A player of one level.
///
/// It looks three turns ahead, at the points near the stones that are worth most: those that win by a row or by
/// captures, those where another would, then open fours, fours and threes, captures (the more, the nearer the
/// number that wins), and possible rows. So it takes a win, stops a loss, answers a line that can be answered, saves
/// a pair or leaves it for something better, and does not capture its partner's stones for nothing. With three or four
/// players it takes all who are not its partner as allied against it. The first stone on an empty board is the centre.
/// It passes only where nothing else is legal. It chooses at random, by the seed, among turns that are nearly
/// equal.
///
/// In an opening it places the stones of a set near each other, off the centre, the last of them where quick
/// games against itself come out most nearly even; it chooses the colour that wins more such games, and `two`,
/// where there is that choice, if neither does.
#[derive(Clone, Copy, Debug, Default)]
pub struct Simple;

impl Engine for Simple {
    type Game = Pente;

    fn levels(&self) -> u8 {
        1
    }

    fn choose(&self, position: &Position, budget: &Budget) -> Result<Turn, Stopped> {
        let stop = &budget.stop;
        if stop.is_stopped() {
            return Err(Stopped);
        }
        let mut rng = ChaCha8Rng::seed_from_u64(budget.seed);
        if position.phase() != Phase::Play {
            return opening::turn(&mut Field::new(position), &mut rng, stop);
        }
        let centre = position.size().centre();
        if position.occupied().is_empty() && position.legal_points().contains(centre) {
            return Ok(Turn::Place(centre));
        }
        if position.options().players() == 2 {
            play::<2>(position, &mut rng, stop)
        } else {
            play::<4>(position, &mut rng, stop)
        }
    }
}

/// A turn in ordinary play.
fn play<const COLOURS: usize>(
    position: &Position,
    rng: &mut ChaCha8Rng,
    stop: &Stop,
) -> Result<Turn, Stopped> {
    let found = search::search(&mut Field::<COLOURS>::new(position), stop)?;
    Ok(found.choose(rng).copied().unwrap_or(Turn::Pass))
}

//! The simple player.

use crate::{opening, play};
use gomoku_rules::{Gomoku, Phase, Position, Rule, Side, Turn};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use tablier_game::{Budget, Engine, Stopped};
use tablier_threats::{EXACTLY_FIVE, FIVE, LineBoard};

/// A player of one level. In ordinary play, in this order, it
///
/// 1. makes a row that wins, or takes the point where the other side would,
/// 2. makes an open four or two fours, or wins by continuous fours if it finds how,
/// 3. prefers, of the points of the greatest worth (a four and a three, two threes, an open three, and the same
///    taken from the other side; then the possible rows through the point), one after which the other side
///    does not win by continuous fours,
///
/// and chooses at random, by the seed, among points that are nearly equal then. The first stone on an empty board is
/// the centre.
///
/// In an opening it places the stones of a set near each other, off the centre, the last of them where quick
/// games against itself come out most nearly even; it chooses the colour that wins more such games, and `two`,
/// where there is that choice, if neither does.
#[derive(Clone, Copy, Debug, Default)]
pub struct Simple;

impl Engine for Simple {
    type Game = Gomoku;

    fn levels(&self) -> u8 {
        1
    }

    fn choose(&self, position: &Position, budget: &Budget) -> Result<Turn, Stopped> {
        let stop = &budget.stop;
        if stop.is_stopped() {
            return Err(Stopped);
        }
        let table = match position.rule() {
            Rule::Standard => &EXACTLY_FIVE,
            Rule::Freestyle => &FIVE,
        };
        let stones = Side::ALL.map(|side| *position.stones(side));
        let mut board = LineBoard::with_stones(position.size(), table, stones);
        let mut rng = ChaCha8Rng::seed_from_u64(budget.seed);
        if position.phase() == Phase::Play {
            let own = position.to_move().index();
            play::stone(&mut board, own, &mut rng, stop).map(Turn::Place)
        } else {
            opening::turn(position, &mut board, &mut rng, stop)
        }
    }
}

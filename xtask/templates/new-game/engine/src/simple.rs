//! The simple player: three rules of thumb, the first that has an opinion decides.

use new_game_rules::{Cell, LINES, NewGame, Position, Side};
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use tablier_game::{Budget, Engine, Stopped};

/// A player of one level. In this order it
///
/// 1. makes three in a row if it can,
/// 2. takes the cell where the opponent would make three in a row next,
/// 3. prefers the cell that lies in most rows of three,
///
/// and chooses at random, by the seed, among what is equal then.
#[derive(Clone, Copy, Debug, Default)]
pub struct Simple;

impl Engine for Simple {
    type Game = NewGame;

    fn levels(&self) -> u8 {
        1
    }

    fn choose(&self, position: &Position, budget: &Budget) -> Result<Cell, Stopped> {
        // A player that thinks longer asks again while it does, and one with levels looks at `budget.level`.
        if budget.stop.is_stopped() {
            return Err(Stopped);
        }
        let mut rng = ChaCha8Rng::seed_from_u64(budget.seed);
        Ok(*candidates(position)
            .choose(&mut rng)
            .expect("a position that waits for a player has an empty cell"))
    }
}

/// The cells that are equally good to this player; none only if the grid is full.
fn candidates(position: &Position) -> Vec<Cell> {
    let side = position.to_move();
    for side in [side, side.other()] {
        let completing: Vec<Cell> = position
            .empty_cells()
            .filter(|cell| completes(position, *cell, side))
            .collect();
        if !completing.is_empty() {
            return completing;
        }
    }
    let most = position.empty_cells().map(|cell| lines_of(cell).count()).max();
    position
        .empty_cells()
        .filter(|cell| Some(lines_of(*cell).count()) == most)
        .collect()
}

/// Whether a piece of `side` on an empty cell would complete a row of three.
fn completes(position: &Position, cell: Cell, side: Side) -> bool {
    lines_of(cell).any(|mut line| line.all(|other| other == cell || position.piece(other) == Some(side)))
}

/// The rows of three that a cell lies in.
fn lines_of(cell: Cell) -> impl Iterator<Item = impl Iterator<Item = Cell>> {
    LINES
        .iter()
        .filter(move |line| line.iter().any(|index| usize::from(*index) == cell.index()))
        .map(|line| line.iter().filter_map(|index| Cell::from_index((*index).into())))
}

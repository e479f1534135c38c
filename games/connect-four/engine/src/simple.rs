//! The simple player: four rules of thumb, the first that has an opinion decides.

use connect_four_rules::{Cell, Cells, Column, ConnectFour, Position, threats};
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use tablier_game::{Budget, Engine, Stopped};

/// A player of one level. In this order it
///
/// 1. makes four in a row if it can,
/// 2. takes the cell where the opponent would make four in a row next,
/// 3. leaves alone a column where its disc would support such a cell of the opponent,
/// 4. prefers the cell that lies in most possible rows of four, which is to say the centre,
///
/// and chooses at random, by the seed, among what is equal then.
#[derive(Clone, Copy, Debug, Default)]
pub struct Simple;

impl Engine for Simple {
    type Game = ConnectFour;

    fn levels(&self) -> u8 {
        1
    }

    fn choose(&self, position: &Position, budget: &Budget) -> Result<Column, Stopped> {
        if budget.stop.is_stopped() {
            return Err(Stopped);
        }
        let candidates = candidates(position);
        let mut rng = ChaCha8Rng::seed_from_u64(budget.seed);
        Ok(candidates
            .choose(&mut rng)
            .expect("a position that waits for a player has a column that is not full")
            .column())
    }
}

/// The landing cells that are equally good to this player; none only if the grid is full.
fn candidates(position: &Position) -> Vec<Cell> {
    let side = position.to_move();
    let rival = threats(position, side.other());
    let wins = threats(position, side).reachable;
    if !wins.is_empty() {
        return most_rows(wins);
    }
    if !rival.reachable.is_empty() {
        return most_rows(rival.reachable);
    }
    let landings = position.landings();
    let supports = |cell: &Cell| {
        cell.above()
            .is_some_and(|above| rival.unsupported.contains(above))
    };
    let sound = landings.without(landings.iter().filter(supports).collect());
    most_rows(if sound.is_empty() { landings } else { sound })
}

/// Those of `cells` that lie in the greatest number of rows of four.
fn most_rows(cells: Cells) -> Vec<Cell> {
    let most = cells.iter().map(rows_through).max();
    cells
        .iter()
        .filter(|cell| Some(rows_through(*cell)) == most)
        .collect()
}

/// How many of the grid's 69 rows of four a cell lies in.
fn rows_through(cell: Cell) -> u8 {
    /// By column, then row from below. A test counts them again.
    const ROWS_THROUGH: [[u8; 6]; 7] = [
        [3, 4, 5, 5, 4, 3],
        [4, 6, 8, 8, 6, 4],
        [5, 8, 11, 11, 8, 5],
        [7, 10, 13, 13, 10, 7],
        [5, 8, 11, 11, 8, 5],
        [4, 6, 8, 8, 6, 4],
        [3, 4, 5, 5, 4, 3],
    ];
    ROWS_THROUGH[usize::from(cell.column().index())][usize::from(cell.row())]
}

#[cfg(test)]
mod tests {
    use super::rows_through;
    use connect_four_rules::{Cell, Cells, Column};

    #[test]
    fn the_table_counts_the_rows_of_four() {
        let at = |column: i8, row: i8| {
            let column = Column::new(u8::try_from(column).ok()?)?;
            Cell::new(column, u8::try_from(row).ok()?)
        };
        for cell in Cells::ALL.iter() {
            let (column, row) = (cell.column().index() as i8, cell.row() as i8);
            let mut count = 0;
            for (right, up) in [(1, 0), (0, 1), (1, 1), (1, -1)] {
                for back in 0..4 {
                    let fits = (-back..4 - back)
                        .all(|step| at(column + right * step, row + up * step).is_some());
                    count += u8::from(fits);
                }
            }
            assert_eq!(rows_through(cell), count, "{cell}");
        }
    }
}

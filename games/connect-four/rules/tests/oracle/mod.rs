//! A slow, literal reading of the rules of Connect Four (rules.md C4-1 to C4-4, G-1 to G-4), written without looking at
//! the fast implementation. It knows texts, a grid of cells and loops; nothing else.
//!
//! Decided where the rules are silent: a turn is exactly one character, a lower-case column letter or a digit; spaces
//! around it, upper case and a cell (`d3`) are refused. A whole game is read by [`Oracle::play_columns`].
#![allow(
    dead_code,
    unreachable_pub,
    clippy::manual_find,
    clippy::needless_range_loop,
    clippy::unused_self,
    reason = "one oracle serves several test files; its loops are meant to be plain"
)]

use tablier_game_test::PlainOutcome;

/// Columns of the grid (C4-1).
const COLUMNS: usize = 7;
/// Rows of the grid (C4-1).
const ROWS: usize = 6;

/// A game of Connect Four: seat 0 is Red, seat 1 is Blue.
#[derive(Clone, Debug)]
pub struct Oracle {
    /// `cells[column][row]`, row 0 at the bottom; the seat whose disc it is.
    cells: Vec<Vec<Option<u8>>>,
    ply: u32,
    /// Wins are by `line` and count 1; draws are `board-full`.
    outcome: Option<PlainOutcome>,
}

impl Oracle {
    /// The empty grid; there are no options.
    pub fn new(options: &[(&str, &str)]) -> Result<Oracle, String> {
        if let Some((key, _)) = options.first() {
            return Err(format!("no such option: {key}"));
        }
        Ok(Oracle {
            cells: vec![vec![None; ROWS]; COLUMNS],
            ply: 0,
            outcome: None,
        })
    }

    /// The columns that are not full, in order; empty once the game is over (G-3).
    pub fn legal_turns(&self) -> Vec<String> {
        let mut turns = Vec::new();
        if self.outcome.is_some() {
            return turns;
        }
        for column in 0..COLUMNS {
            // C4-2: a full column is refused.
            if self.lowest_empty(column).is_some() {
                turns.push(column_letter(column));
            }
        }
        turns
    }

    /// Drops a disc of the seat to move into the column `a`–`g` or `1`–`7` (C4-4).
    pub fn play(&mut self, turn: &str) -> Result<(), String> {
        let Some(seat) = self.to_move() else {
            return Err("the game is over".to_owned());
        };
        let column = column_of(turn)?;
        // C4-2: the disc falls to the lowest empty cell.
        let Some(row) = self.lowest_empty(column) else {
            return Err("the column is full".to_owned());
        };
        self.cells[column][row] = Some(seat);
        self.ply += 1;
        // C4-3 and G-2: a win comes before the full board.
        if self.has_four(seat) {
            self.outcome = Some(PlainOutcome::Win {
                seats: vec![seat],
                how: "line".to_owned(),
                points: 1,
            });
        } else if self.is_full() {
            self.outcome = Some(PlainOutcome::Draw {
                why: "board-full".to_owned(),
            });
        }
        Ok(())
    }

    /// Plays a string of columns one after another (C4-4); changes nothing if one of them is refused.
    pub fn play_columns(&mut self, columns: &str) -> Result<(), String> {
        let mut copy = self.clone();
        for letter in columns.chars() {
            copy.play(&letter.to_string())?;
        }
        *self = copy;
        Ok(())
    }

    /// Red (0) on even plies, Blue (1) on odd ones (C4-1); `None` once the game is over.
    pub fn to_move(&self) -> Option<u8> {
        if self.outcome.is_some() {
            return None;
        }
        Some((self.ply % 2) as u8)
    }

    /// The number of discs dropped.
    pub fn ply(&self) -> u32 {
        self.ply
    }

    /// How the game ended, if it did.
    pub fn outcome(&self) -> Option<PlainOutcome> {
        self.outcome.clone()
    }

    /// The disc at a column and a row, both counted from 0, the row from below.
    pub fn cell(&self, column: usize, row: usize) -> Option<u8> {
        self.cells[column][row]
    }

    /// Columns and rows.
    pub fn size(&self) -> (usize, usize) {
        (COLUMNS, ROWS)
    }

    fn lowest_empty(&self, column: usize) -> Option<usize> {
        for row in 0..ROWS {
            if self.cells[column][row].is_none() {
                return Some(row);
            }
        }
        None
    }

    fn is_full(&self) -> bool {
        for column in 0..COLUMNS {
            for row in 0..ROWS {
                if self.cells[column][row].is_none() {
                    return false;
                }
            }
        }
        true
    }

    /// C4-3: four adjacent discs of the seat somewhere on the grid, in one of the four directions.
    fn has_four(&self, seat: u8) -> bool {
        for column in 0..COLUMNS {
            for row in 0..ROWS {
                for (right, up) in [(1, 0), (0, 1), (1, 1), (1, -1)] {
                    let mut count = 0;
                    for step in 0..4 {
                        let x = column as i32 + right * step;
                        let y = row as i32 + up * step;
                        if x >= 0
                            && x < COLUMNS as i32
                            && y >= 0
                            && y < ROWS as i32
                            && self.cells[x as usize][y as usize] == Some(seat)
                        {
                            count += 1;
                        }
                    }
                    if count == 4 {
                        return true;
                    }
                }
            }
        }
        false
    }
}

fn column_letter(column: usize) -> String {
    ["a", "b", "c", "d", "e", "f", "g"][column].to_owned()
}

/// C4-4: the column letter, or a digit.
fn column_of(turn: &str) -> Result<usize, String> {
    for column in 0..COLUMNS {
        if turn == column_letter(column) || turn == (column + 1).to_string() {
            return Ok(column);
        }
    }
    Err(format!("not a column: {turn}"))
}

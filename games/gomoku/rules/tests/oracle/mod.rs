//! A slow, literal reading of the rules of Gomoku (rules.md GM-1 to GM-4, G-1 to G-4, G-7), written without looking at the
//! fast implementation. It knows texts, a board of points and loops; nothing else.
//!
//! Decided where the rules are silent: points and choices are lower case, without leading zeros and without white space
//! around them. A stone may go on any empty point in the opening too.
#![allow(
    dead_code,
    unreachable_pub,
    clippy::needless_range_loop,
    reason = "one oracle serves several test files; its loops are meant to be plain"
)]

use tablier_game_test::{PlainOutcome, SlowRules};

/// The first colour to move.
const BLACK: u8 = 0;
/// The second colour to move.
const WHITE: u8 = 1;

/// What the game waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Phase {
    /// Seat `seat` places `left` more stones, then the other seat chooses; `two` tells whether that choice may be `two`.
    Place { seat: u8, left: u32, two: bool },
    /// Seat `seat` chooses `white` or `black`, or, if `two`, `two`.
    Choose { seat: u8, two: bool },
    /// The colours are held: `seats[colour]` is the seat.
    Normal { seats: Vec<u8> },
}

/// A game of Gomoku.
#[derive(Clone, Debug)]
pub struct Oracle {
    size: usize,
    /// Rows of five only (`standard`), or of five and more (`freestyle`) (GM-2).
    exactly_five: bool,
    /// `cells[x][y]`, column and row from 0, row 0 at the bottom; the colour of the stone.
    cells: Vec<Vec<Option<u8>>>,
    stones: u32,
    ply: u32,
    phase: Phase,
    /// Wins are of seats, not colours, by `line` and count 1; draws are `board-full`.
    outcome: Option<PlainOutcome>,
}

impl SlowRules for Oracle {
    /// All turns, sorted as texts; empty once the game is over (G-3).
    fn legal_turns(&self) -> Vec<String> {
        let mut turns = Vec::new();
        if self.outcome.is_some() {
            return turns;
        }
        if let Phase::Choose { two, .. } = self.phase {
            // G-7
            turns.push("white".to_owned());
            turns.push("black".to_owned());
            if two {
                turns.push("two".to_owned());
            }
        } else {
            for x in 0..self.size {
                for y in 0..self.size {
                    if self.cells[x][y].is_none() {
                        turns.push(text_of(x, y));
                    }
                }
            }
        }
        turns.sort();
        turns
    }

    /// Plays a stone or a choice.
    fn play(&mut self, turn: &str) -> Result<(), String> {
        if self.outcome.is_some() {
            return Err("the game is over".to_owned());
        }
        if !self.legal_turns().contains(&turn.to_owned()) {
            return Err(format!("not possible now: {turn}"));
        }
        // G-7: every stone and every choice is a ply of its own.
        self.ply += 1;
        match self.phase.clone() {
            Phase::Choose { seat, two: _ } => {
                let other = 1 - seat;
                self.phase = match turn {
                    // G-7: the chooser takes that colour, the other seat the other one.
                    "black" => Phase::Normal {
                        seats: vec![seat, other],
                    },
                    "white" => Phase::Normal {
                        seats: vec![other, seat],
                    },
                    // G-7: the same seat places two stones, then the other seat chooses `white` or `black`.
                    _ => Phase::Place {
                        seat,
                        left: 2,
                        two: false,
                    },
                };
            }
            Phase::Place { seat, left, two } => {
                let colour = self.place(turn);
                self.phase = if left > 1 {
                    Phase::Place {
                        seat,
                        left: left - 1,
                        two,
                    }
                } else {
                    Phase::Choose {
                        seat: 1 - seat,
                        two,
                    }
                };
                // At most three stones of a colour stand before the last choice, so nobody can have won.
                debug_assert!(!self.has_winning_row(colour));
            }
            Phase::Normal { seats } => {
                let colour = self.place(turn);
                // GM-2, G-2: a win comes before the full board.
                if self.has_winning_row(colour) {
                    self.outcome = Some(PlainOutcome::Win {
                        seats: vec![seats[colour as usize]],
                        how: "line".to_owned(),
                        points: 1,
                    });
                } else if self.stones as usize == self.size * self.size {
                    // GM-4
                    self.outcome = Some(PlainOutcome::Draw {
                        why: "board-full".to_owned(),
                    });
                }
            }
        }
        Ok(())
    }
}

impl Oracle {
    /// The empty board; `size` 13, 15, 19 or 20, `rule` `standard` or `freestyle`, `opening` `none`, `swap` or `swap2`.
    pub fn new(options: &[(&str, &str)]) -> Result<Oracle, String> {
        let mut size = 15; // GM-1
        let mut exactly_five = true; // GM-2
        // GM-3: without an opening the first seat is Black.
        let mut phase = Phase::Normal { seats: vec![0, 1] };
        for (key, value) in options {
            match (*key, *value) {
                ("size", "13") => size = 13,
                ("size", "15") => size = 15,
                ("size", "19") => size = 19,
                ("size", "20") => size = 20,
                ("rule", "standard") => exactly_five = true,
                ("rule", "freestyle") => exactly_five = false,
                ("opening", "none") => phase = Phase::Normal { seats: vec![0, 1] },
                // G-7: the first seat places B W B; in swap2 the second may then choose `two`.
                ("opening", "swap") => {
                    phase = Phase::Place {
                        seat: 0,
                        left: 3,
                        two: false,
                    };
                }
                ("opening", "swap2") => {
                    phase = Phase::Place {
                        seat: 0,
                        left: 3,
                        two: true,
                    };
                }
                _ => return Err(format!("no such option: {key}={value}")),
            }
        }
        Ok(Oracle {
            size,
            exactly_five,
            cells: vec![vec![None; size]; size],
            stones: 0,
            ply: 0,
            phase,
            outcome: None,
        })
    }

    /// The seat that places or chooses, `None` once the game is over.
    pub fn to_move(&self) -> Option<u8> {
        if self.outcome.is_some() {
            return None;
        }
        match &self.phase {
            Phase::Place { seat, .. } | Phase::Choose { seat, .. } => Some(*seat),
            Phase::Normal { seats } => Some(seats[self.colour_due() as usize]),
        }
    }

    /// The number of stones and choices.
    pub fn ply(&self) -> u32 {
        self.ply
    }

    /// How the game ended, if it did.
    pub fn outcome(&self) -> Option<PlainOutcome> {
        self.outcome.clone()
    }

    /// The colour at a column and a row (0 Black, 1 White), both counted from 0, the row from below.
    pub fn cell(&self, x: usize, y: usize) -> Option<u8> {
        self.cells[x][y]
    }

    /// The length of a side.
    pub fn size(&self) -> usize {
        self.size
    }

    /// The seat of Black and the seat of White, once they are settled.
    pub fn seat_of_colour(&self) -> Option<Vec<u8>> {
        match &self.phase {
            Phase::Normal { seats } => Some(seats.clone()),
            _ => None,
        }
    }

    /// G-7: colours alternate from the first stone, whoever places them.
    fn colour_due(&self) -> u8 {
        if self.stones.is_multiple_of(2) {
            BLACK
        } else {
            WHITE
        }
    }

    /// Puts a stone of the colour due on a point that is known to be empty, and tells its colour.
    fn place(&mut self, turn: &str) -> u8 {
        let colour = self.colour_due();
        for x in 0..self.size {
            for y in 0..self.size {
                if text_of(x, y) == turn {
                    self.cells[x][y] = Some(colour);
                }
            }
        }
        self.stones += 1;
        colour
    }

    /// GM-2: a maximal row of exactly five (standard), or of five or more (freestyle), anywhere.
    fn has_winning_row(&self, colour: u8) -> bool {
        for x in 0..self.size {
            for y in 0..self.size {
                for (right, up) in [(1, 0), (0, 1), (1, 1), (1, -1)] {
                    // A row starts where the point before is not of the colour.
                    if self.colour_at(x, y, -right, -up) == Some(colour) {
                        continue;
                    }
                    let mut length = 0;
                    while self.colour_at(x, y, right * length, up * length) == Some(colour) {
                        length += 1;
                    }
                    if length == 5 || (length > 5 && !self.exactly_five) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// The colour at a distance from a point; `None` if empty or outside.
    fn colour_at(&self, x: usize, y: usize, right: i32, up: i32) -> Option<u8> {
        let x = x as i32 + right;
        let y = y as i32 + up;
        let size = self.size as i32;
        if x < 0 || x >= size || y < 0 || y >= size {
            return None;
        }
        self.cells[x as usize][y as usize]
    }
}

/// GM-4: columns a–t with i, rows from 1 from below.
fn text_of(x: usize, y: usize) -> String {
    let letter = "abcdefghijklmnopqrst"
        .chars()
        .nth(x)
        .expect("a column of the board");
    format!("{letter}{}", y + 1)
}

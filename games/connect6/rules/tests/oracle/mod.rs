//! A slow, literal reading of the rules of Connect6 (rules.md C6-1 to C6-10, G-1 to G-4), written without looking at the
//! fast implementation. It knows texts, a board of points and loops; nothing else.
//!
//! Decided where the rules are silent: points are lower case without leading zeros (`h8`, not `H8` or `h08`); the two
//! points of a turn stand apart by any white space; white space around a turn is ignored. "The first turn" (C6-2) is ply 0.
#![allow(
    dead_code,
    unreachable_pub,
    clippy::needless_range_loop,
    reason = "one oracle serves several test files; its loops are meant to be plain"
)]

use tablier_game_test::{PlainOutcome, SlowRules};

/// A game of Connect6: seat 0 is Black, seat 1 is White.
#[derive(Clone, Debug)]
pub struct Oracle {
    size: usize,
    /// `cells[x][y]`, column and row from 0, row 0 at the bottom; the seat whose stone it is.
    cells: Vec<Vec<Option<u8>>>,
    ply: u32,
    to_move: u8,
    /// Wins are by `line` and count 1; draws are `board-full`.
    outcome: Option<PlainOutcome>,
}

/// A point: its column and its row, both from 0, the row from below.
type Point = (usize, usize);

impl SlowRules for Oracle {
    /// All canonical turns (C6-5), sorted as texts; empty once the game is over (G-3).
    fn legal_turns(&self) -> Vec<String> {
        let mut turns = Vec::new();
        self.for_each_turn(&mut |points| {
            let texts: Vec<String> = points.iter().map(|&point| text_of(point)).collect();
            turns.push(texts.join(" "));
        });
        turns.sort();
        turns
    }

    /// The number of canonical turns, by going through them.
    fn count_turns(&self) -> u64 {
        let mut count = 0;
        self.for_each_turn(&mut |_| count += 1);
        count
    }

    /// Plays a turn; both orders of a pair of stones that do not win alone are read (C6-5).
    fn play(&mut self, turn: &str) -> Result<(), String> {
        let points = self.read_turn(turn)?;
        let seat = self.to_move;
        for (x, y) in points {
            self.cells[x][y] = Some(seat);
        }
        self.ply += 1;
        self.to_move = 1 - seat;
        // C6-3, C6-7, G-2: a win comes before the full board. No stone follows a winning one (see `read_turn`).
        if self.has_six(seat) {
            self.outcome = Some(line(seat));
        } else if self.empty_points().is_empty() {
            self.outcome = Some(board_full());
        }
        Ok(())
    }
}

impl Oracle {
    /// The empty board; `size` is 13, 15 or 19 (C6-1).
    pub fn new(options: &[(&str, &str)]) -> Result<Oracle, String> {
        let mut size = 19;
        for (key, value) in options {
            if *key != "size" {
                return Err(format!("no such option: {key}"));
            }
            size = match *value {
                "13" => 13,
                "15" => 15,
                "19" => 19,
                _ => return Err(format!("no such size: {value}")),
            };
        }
        Ok(Oracle {
            size,
            cells: vec![vec![None; size]; size],
            ply: 0,
            to_move: 0, // C6-1: Black starts.
            outcome: None,
        })
    }

    /// A set-up position: stones as `(x, y, seat)`, the seat to move and the ply. The outcome is computed from the board
    /// (G-4); if both colours have a line, the seat that moved last is the winner.
    pub fn from_stones(
        size: usize,
        stones: &[(usize, usize, u8)],
        to_move: u8,
        ply: u32,
    ) -> Oracle {
        let mut oracle = Oracle {
            size,
            cells: vec![vec![None; size]; size],
            ply,
            to_move,
            outcome: None,
        };
        for &(x, y, seat) in stones {
            oracle.cells[x][y] = Some(seat);
        }
        for seat in [1 - to_move, to_move] {
            if oracle.outcome.is_none() && oracle.has_six(seat) {
                oracle.outcome = Some(line(seat));
            }
        }
        if oracle.outcome.is_none() && oracle.empty_points().is_empty() {
            oracle.outcome = Some(board_full());
        }
        oracle
    }

    /// Whether [`Oracle::play`] would take this text.
    pub fn is_legal(&self, turn: &str) -> bool {
        self.read_turn(turn).is_ok()
    }

    /// The seat to move, `None` once the game is over.
    pub fn to_move(&self) -> Option<u8> {
        if self.outcome.is_some() {
            return None;
        }
        Some(self.to_move)
    }

    /// The number of turns (not stones) played.
    pub fn ply(&self) -> u32 {
        self.ply
    }

    /// How the game ended, if it did.
    pub fn outcome(&self) -> Option<PlainOutcome> {
        self.outcome.clone()
    }

    /// The stone at a column and a row, both counted from 0, the row from below.
    pub fn cell(&self, x: usize, y: usize) -> Option<u8> {
        self.cells[x][y]
    }

    /// The length of a side.
    pub fn size(&self) -> usize {
        self.size
    }

    /// Calls `visit` with every canonical turn (C6-5).
    fn for_each_turn(&self, visit: &mut dyn FnMut(&[Point])) {
        if self.outcome.is_some() {
            return;
        }
        let empty = self.empty_points();
        // C6-2 and C6-7: the first turn, and the last lonely point, are one stone.
        if self.ply == 0 || empty.len() == 1 {
            for &point in &empty {
                visit(&[point]);
            }
            return;
        }
        let mut winners = Vec::new();
        for &point in &empty {
            if self.wins_alone(point) {
                winners.push(point);
            }
        }
        // C6-5: the winners alone.
        for &point in &winners {
            visit(&[point]);
        }
        for &first in &empty {
            if winners.contains(&first) {
                continue;
            }
            for &second in &empty {
                if second == first {
                    continue;
                }
                // C6-5: a non-winner followed by a winner; two non-winners with the lower point first.
                if winners.contains(&second) || is_lower(first, second) {
                    visit(&[first, second]);
                }
            }
        }
    }

    /// The points of a legal turn in the order given, or the reason why it is refused.
    fn read_turn(&self, turn: &str) -> Result<Vec<Point>, String> {
        // G-3
        if self.outcome.is_some() {
            return Err("the game is over".to_owned());
        }
        let mut points: Vec<Point> = Vec::new();
        for word in turn.split_whitespace() {
            let (x, y) = point_of(word, self.size)?;
            // C6-4: an occupied point, or one point twice.
            if self.cells[x][y].is_some() {
                return Err(format!("{word} is occupied"));
            }
            if points.contains(&(x, y)) {
                return Err(format!("{word} is given twice"));
            }
            points.push((x, y));
        }
        let one_stone_turn = self.ply == 0 || self.empty_points().len() == 1;
        match points.len() {
            1 => {
                // C6-4: one stone only on the first turn, for a win, or on the last empty point.
                if one_stone_turn || self.wins_alone(points[0]) {
                    Ok(points)
                } else {
                    Err("two stones are due".to_owned())
                }
            }
            2 => {
                if one_stone_turn {
                    Err("one stone is due".to_owned())
                } else if self.wins_alone(points[0]) {
                    // C6-5
                    Err("the first stone already wins".to_owned())
                } else {
                    Ok(points)
                }
            }
            _ => Err("a turn is one or two stones".to_owned()),
        }
    }

    /// Whether a stone of the seat to move on this empty point makes a winning line by itself.
    fn wins_alone(&self, (x, y): Point) -> bool {
        let mut copy = self.clone();
        copy.cells[x][y] = Some(self.to_move);
        copy.has_six(self.to_move)
    }

    /// The empty points, lower ones first: by column, then by row.
    fn empty_points(&self) -> Vec<Point> {
        let mut points = Vec::new();
        for x in 0..self.size {
            for y in 0..self.size {
                if self.cells[x][y].is_none() {
                    points.push((x, y));
                }
            }
        }
        points
    }

    /// C6-3: six adjacent stones of the seat anywhere (seven or eight contain six).
    fn has_six(&self, seat: u8) -> bool {
        for x in 0..self.size {
            for y in 0..self.size {
                for (right, up) in [(1, 0), (0, 1), (1, 1), (1, -1)] {
                    let mut count = 0;
                    while count < 6 && self.stone_at(x, y, right * count, up * count) == Some(seat)
                    {
                        count += 1;
                    }
                    if count == 6 {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// The stone at a distance from a point; `None` if empty or outside.
    fn stone_at(&self, x: usize, y: usize, right: i32, up: i32) -> Option<u8> {
        let x = x as i32 + right;
        let y = y as i32 + up;
        let size = self.size as i32;
        if x < 0 || x >= size || y < 0 || y >= size {
            return None;
        }
        self.cells[x as usize][y as usize]
    }
}

fn line(seat: u8) -> PlainOutcome {
    PlainOutcome::Win {
        seats: vec![seat],
        how: "line".to_owned(),
        points: 1,
    }
}

fn board_full() -> PlainOutcome {
    PlainOutcome::Draw {
        why: "board-full".to_owned(),
    }
}

/// C6-5: lower by column, then by row.
fn is_lower(a: Point, b: Point) -> bool {
    if a.0 != b.0 {
        return a.0 < b.0;
    }
    a.1 < b.1
}

/// C6-10: columns a–s with i.
const LETTERS: &str = "abcdefghijklmnopqrs";

/// C6-10: the text of a point, rows from 1.
fn text_of((x, y): Point) -> String {
    let letter = LETTERS.chars().nth(x).expect("a column of the board");
    format!("{letter}{}", y + 1)
}

/// C6-10: the point of a text.
fn point_of(word: &str, size: usize) -> Result<Point, String> {
    for x in 0..size {
        for y in 0..size {
            if text_of((x, y)) == word {
                return Ok((x, y));
            }
        }
    }
    Err(format!("not a point of this board: {word}"))
}

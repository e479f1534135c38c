//! The board part of a position string (rule G-8): rows from the top, joined by `/`, a letter per stone,
//! a number for a run of empty points.

use crate::{Point, Size};
use std::fmt::{self, Write};

/// Writes the board; `letter` gives the letter of the stone on a point.
pub fn write_board(size: Size, letter: impl Fn(Point) -> Option<char>) -> String {
    let mut out = String::new();
    for y in (0..size.side()).rev() {
        if !out.is_empty() {
            out.push('/');
        }
        let mut empty = 0;
        for x in 0..size.side() {
            match letter(Point::new(x, y)) {
                None => empty += 1,
                Some(letter) => {
                    write_empty(&mut out, &mut empty);
                    out.push(letter);
                }
            }
        }
        write_empty(&mut out, &mut empty);
    }
    out
}

fn write_empty(out: &mut String, empty: &mut u8) {
    if *empty > 0 {
        write!(out, "{empty}").expect("writing to a String does not fail");
        *empty = 0;
    }
}

/// Reads a board; the number of rows is its size. `letters` are the letters of the stones; `put` is called
/// with each stone and the index of its letter.
///
/// # Errors
/// What is wrong and where. `put` may have been called before.
pub fn parse_board(
    text: &str,
    letters: &[char],
    mut put: impl FnMut(Point, usize),
) -> Result<Size, BoardError> {
    let rows = text.split('/').count();
    let size = u8::try_from(rows).ok().and_then(Size::new);
    let size = size.ok_or(BoardError {
        row: 0,
        column: 0,
        fault: BoardFault::Rows(rows),
    })?;
    let side = size.side();
    for (index, row) in text.split('/').enumerate() {
        let y = side - 1 - index as u8;
        let fault = |x: u8, fault| BoardError {
            row: y + 1,
            column: x + 1,
            fault,
        };
        let mut x = 0;
        let mut rest = row;
        while let Some(first) = rest.chars().next() {
            if first.is_ascii_digit() {
                let digits = rest
                    .find(|letter: char| !letter.is_ascii_digit())
                    .unwrap_or(rest.len());
                let run = rest[..digits].parse::<u8>().ok();
                match run.filter(|_| first != '0') {
                    None => return Err(fault(x, BoardFault::Number)),
                    Some(run) if run > side - x => return Err(fault(x, BoardFault::Long)),
                    Some(run) => x += run,
                }
                rest = &rest[digits..];
            } else {
                let stone = letters.iter().position(|letter| *letter == first);
                let stone = stone.ok_or(fault(x, BoardFault::Letter(first)))?;
                let point = size.point(x, y).ok_or(fault(x, BoardFault::Long))?;
                put(point, stone);
                x += 1;
                rest = &rest[first.len_utf8()..];
            }
        }
        if x < side {
            return Err(fault(x, BoardFault::Short));
        }
    }
    Ok(size)
}

/// Why a text is not a board, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardError {
    /// The row, counted from 1 from below as players count; 0 if it concerns the whole board.
    pub row: u8,
    /// The column, counted from 1; 0 if it concerns the whole board.
    pub column: u8,
    /// What is wrong.
    pub fault: BoardFault,
}

/// What is wrong with a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardFault {
    /// No board has this number of rows.
    Rows(usize),
    /// Neither a stone's letter nor a digit.
    Letter(char),
    /// Not a number of empty points.
    Number,
    /// The row has more points than the board has columns.
    Long,
    /// The row has fewer points than the board has columns.
    Short,
}

impl BoardFault {
    /// The id of the kind of fault, for texts to select on.
    pub const fn id(self) -> &'static str {
        match self {
            BoardFault::Rows(_) => "rows",
            BoardFault::Letter(_) => "letter",
            BoardFault::Number => "number",
            BoardFault::Long => "long",
            BoardFault::Short => "short",
        }
    }

    /// What was found instead: the number of rows, or the letter; empty for the other faults.
    pub fn found(self) -> String {
        match self {
            BoardFault::Rows(rows) => rows.to_string(),
            BoardFault::Letter(letter) => letter.to_string(),
            BoardFault::Number | BoardFault::Long | BoardFault::Short => String::new(),
        }
    }
}

impl fmt::Display for BoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.row > 0 {
            write!(f, "row {}, column {}: ", self.row, self.column)?;
        }
        match self.fault {
            BoardFault::Rows(rows) => write!(f, "no board has {rows} rows"),
            BoardFault::Letter(letter) => write!(f, "`{letter}` is no stone"),
            BoardFault::Number => f.write_str("not a number of empty points"),
            BoardFault::Long => f.write_str("the row is too long"),
            BoardFault::Short => f.write_str("the row is too short"),
        }
    }
}

impl std::error::Error for BoardError {}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    fn read(text: &str) -> Result<(Size, BTreeMap<Point, usize>), BoardError> {
        let mut stones = BTreeMap::new();
        let size = parse_board(text, &['b', 'w'], |point, stone| {
            stones.insert(point, stone);
        })?;
        Ok((size, stones))
    }

    #[test]
    fn boards_round_trip() {
        let mut seed = 1;
        for side in 9..=20 {
            let size = Size::new(side).unwrap();
            let stones: BTreeMap<Point, usize> = size
                .points()
                .filter_map(|point| {
                    seed = crate::splitmix64(seed);
                    (seed % 5 < 2).then_some((point, (seed % 5) as usize))
                })
                .collect();
            let text = write_board(size, |point| {
                stones.get(&point).map(|stone| ['b', 'w'][*stone])
            });
            assert_eq!(read(&text), Ok((size, stones)));
        }
    }

    #[test]
    fn the_example_of_the_rules() {
        let text = "19/19/19/19/19/19/19/19/19/9b9/19/19/19/19/19/19/19/19/19";
        let (size, stones) = read(text).unwrap();
        assert_eq!(size.side(), 19);
        assert_eq!(stones, BTreeMap::from([(Point::new(9, 9), 0)]));
        let again = write_board(size, |point| stones.get(&point).map(|_| 'b'));
        assert_eq!(again, text);
    }

    #[test]
    fn faults_say_where() {
        let board = |row: &str| format!("9/9/{row}/9/9/9/9/9/9");
        let fault = |row: &str| read(&board(row)).unwrap_err();
        let at = |column, fault| BoardError {
            row: 7,
            column,
            fault,
        };
        assert_eq!(fault("4x4"), at(5, BoardFault::Letter('x')));
        assert_eq!(fault("4b5"), at(6, BoardFault::Long));
        assert_eq!(fault("9b"), at(10, BoardFault::Long));
        assert_eq!(fault("4b3"), at(9, BoardFault::Short));
        assert_eq!(fault(""), at(1, BoardFault::Short));
        assert_eq!(fault("09"), at(1, BoardFault::Number));
        assert_eq!(fault("999"), at(1, BoardFault::Number));
        assert_eq!(fault("b255"), at(2, BoardFault::Long));
        assert_eq!(fault("4é4"), at(5, BoardFault::Letter('é')));
        assert_eq!(read("9/9").unwrap_err().fault, BoardFault::Rows(2));
        assert_eq!(read("").unwrap_err().fault, BoardFault::Rows(1));
        let many = "9/".repeat(300);
        assert_eq!(read(&many).unwrap_err().fault, BoardFault::Rows(301));
    }
}

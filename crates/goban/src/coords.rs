//! Coordinates: a letter for the column, a number for the row, rows from below.

use crate::{Point, Size};
use std::fmt;

/// How columns are lettered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CoordStyle {
    /// a, b, … h, i, j, …: nineteen columns are a–s.
    WithI,
    /// a, b, … h, j, …: nineteen columns are a–t.
    WithoutI,
}

impl CoordStyle {
    /// The letter of a column counted from 0.
    pub const fn letter(self, x: u8) -> char {
        let skipped = matches!(self, CoordStyle::WithoutI) && x >= 8;
        (b'a' + x + skipped as u8) as char
    }

    /// The column of a letter (either case), counted from 0.
    pub const fn column(self, letter: char) -> Option<u8> {
        let letter = letter.to_ascii_lowercase();
        if !letter.is_ascii_lowercase() {
            return None;
        }
        let x = letter as u8 - b'a';
        match self {
            CoordStyle::WithI => Some(x),
            CoordStyle::WithoutI if x == 8 => None,
            CoordStyle::WithoutI => Some(if x > 8 { x - 1 } else { x }),
        }
    }

    /// The coordinate of a point: `k10`.
    pub fn text(self, point: Point) -> String {
        format!("{}{}", self.letter(point.x()), point.y() + 1)
    }

    /// Reads a coordinate; the letter may be upper case.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn parse(self, text: &str, size: Size) -> Result<Point, CoordError> {
        let mut chars = text.chars();
        let letter = chars.next().ok_or(CoordError::Empty)?;
        let x = self.column(letter).ok_or(CoordError::Letter(letter))?;
        let digits = chars.as_str();
        if x >= size.side() {
            return Err(CoordError::Column(letter));
        }
        if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(CoordError::Number);
        }
        if digits.starts_with('0') {
            return Err(CoordError::Row);
        }
        let row: u8 = digits.parse().map_err(|_| CoordError::Row)?;
        size.point(x, row - 1).ok_or(CoordError::Row)
    }
}

/// Why a text is not the coordinate of a point of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CoordError {
    /// There is no text.
    Empty,
    /// It does not begin with the letter of a column.
    Letter(char),
    /// The board has no such column.
    Column(char),
    /// The letter is not followed by a number and nothing else.
    Number,
    /// The board has no such row.
    Row,
}

impl CoordError {
    /// The id of the kind of error, for texts to select on.
    pub const fn id(self) -> &'static str {
        match self {
            CoordError::Empty => "empty",
            CoordError::Letter(_) => "letter",
            CoordError::Column(_) => "column",
            CoordError::Number => "number",
            CoordError::Row => "row",
        }
    }
}

impl fmt::Display for CoordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CoordError::Empty => f.write_str("a coordinate is missing"),
            CoordError::Letter(letter) => write!(f, "`{letter}` is not the letter of a column"),
            CoordError::Column(letter) => write!(f, "the board has no column `{letter}`"),
            CoordError::Number => f.write_str("the column is not followed by a number"),
            CoordError::Row => f.write_str("the board has no such row"),
        }
    }
}

impl std::error::Error for CoordError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn coordinates_round_trip() {
        for style in [CoordStyle::WithI, CoordStyle::WithoutI] {
            for side in 9..=20 {
                let size = Size::new(side).unwrap();
                for point in size.points() {
                    let text = style.text(point);
                    assert_eq!(style.parse(&text, size), Ok(point));
                    assert_eq!(style.parse(&text.to_uppercase(), size), Ok(point));
                }
            }
        }
        assert_eq!(CoordStyle::WithoutI.letter(18), 't');
        assert_eq!(CoordStyle::WithI.letter(18), 's');
        assert_eq!(CoordStyle::WithoutI.text(Point::new(9, 9)), "k10");
        assert_eq!(CoordStyle::WithI.text(Point::new(9, 9)), "j10");
    }

    #[test]
    fn wrong_coordinates_say_what_is_wrong() {
        let size = Size::new(15).unwrap();
        let without = |text| CoordStyle::WithoutI.parse(text, size);
        assert_eq!(without(""), Err(CoordError::Empty));
        assert_eq!(without("i5"), Err(CoordError::Letter('i')));
        assert_eq!(without("é5"), Err(CoordError::Letter('é')));
        assert_eq!(without("q5"), Err(CoordError::Column('q')));
        assert_eq!(without("a"), Err(CoordError::Number));
        assert_eq!(without("a1b"), Err(CoordError::Number));
        assert_eq!(without("a+1"), Err(CoordError::Number));
        for text in ["a0", "a01", "a16", "a256", "a99999999999999999999"] {
            assert_eq!(without(text), Err(CoordError::Row));
        }
        assert_eq!(without("p15"), Ok(Point::new(14, 14)));
    }
}

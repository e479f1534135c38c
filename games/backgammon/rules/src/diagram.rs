//! The board as plain text.

use crate::view::standing;
use crate::{Place, Position, Side};
use std::fmt;

/// How many checkers of a point are drawn; a greater number stands in the place of the last.
const DRAWN: u8 = 5;

/// The board from White's side, White's home below on the right; the checkers as `w` and `b`.
pub(crate) struct Diagram<'a>(pub(crate) &'a Position);

impl fmt::Display for Diagram<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Diagram(position) = self;
        let upper: [u8; 12] = std::array::from_fn(|column| 13 + column as u8);
        let lower: [u8; 12] = std::array::from_fn(|column| 12 - column as u8);
        let number = |point: u8| point.to_string();
        line(f, '+', &upper.map(number))?;
        for row in 1..=DRAWN {
            line(f, '|', &upper.map(|point| self.checker(point, row)))?;
        }
        line(f, '|', &upper.map(|_| String::new()))?;
        for row in (1..=DRAWN).rev() {
            line(f, '|', &lower.map(|point| self.checker(point, row)))?;
        }
        line(f, '+', &lower.map(number))?;
        for side in Side::ALL {
            let checkers = position.checkers(side);
            writeln!(
                f,
                "{}: {} on the bar, {} off, {} pips",
                side.letter(),
                checkers.bar(),
                checkers.off(),
                checkers.pips()
            )?;
        }
        let letter = position.on_roll().letter();
        match position.dice() {
            _ if !position.is_open() => writeln!(f, "the game is over"),
            Some(dice) => writeln!(f, "{letter} plays {dice}"),
            None => writeln!(f, "{letter} rolls"),
        }
    }
}

impl Diagram<'_> {
    /// What is drawn in a row (from the edge, 1) of a point of White's numbers.
    fn checker(&self, point: u8, row: u8) -> String {
        let standing = Place::new(point).and_then(|point| standing(self.0, point));
        match standing {
            Some((_, count)) if row == DRAWN && count > DRAWN => count.to_string(),
            Some((side, count)) if count >= row => side.letter().to_string(),
            _ => String::new(),
        }
    }
}

/// Twelve columns with the bar in the middle.
fn line(f: &mut fmt::Formatter<'_>, edge: char, columns: &[String; 12]) -> fmt::Result {
    for (index, column) in columns.iter().enumerate() {
        if index % 6 == 0 {
            write!(f, "{edge}")?;
        }
        write!(f, "{column:>3}")?;
        if index % 6 == 5 {
            f.write_str(" ")?;
        }
    }
    writeln!(f, "{edge}")
}

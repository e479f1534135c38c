//! The board as plain text.

use crate::view::standing;
use crate::{Place, Position, Side};
use std::fmt::Write as _;

/// How many checkers of a point are drawn; a greater number stands in the place of the last.
const DRAWN: u8 = 5;

/// The board from White's side, White's home below on the right; the checkers as `w` and `b`.
pub(crate) fn diagram(position: &Position) -> String {
    let mut text = String::new();
    let upper: Vec<u8> = (13..=24).collect();
    let lower: Vec<u8> = (1..=12).rev().collect();
    numbers(&mut text, &upper);
    for row in 1..=DRAWN {
        half(&mut text, position, &upper, row);
    }
    text.push_str("|                   |                   |\n");
    for row in (1..=DRAWN).rev() {
        half(&mut text, position, &lower, row);
    }
    numbers(&mut text, &lower);
    for side in Side::ALL {
        let checkers = position.checkers(side);
        let _ = writeln!(
            text,
            "{}: {} on the bar, {} off, {} pips",
            side.letter(),
            checkers.bar(),
            checkers.off(),
            checkers.pips()
        );
    }
    if position.is_open() {
        let letter = position.on_roll().letter();
        let _ = match position.dice() {
            Some(dice) => writeln!(text, "{letter} plays {dice}"),
            None => writeln!(text, "{letter} rolls"),
        };
    }
    text
}

fn numbers(text: &mut String, points: &[u8]) {
    row(text, points, '+', |point| format!("{point:>2}"));
}

fn half(text: &mut String, position: &Position, points: &[u8], row_number: u8) {
    row(text, points, '|', |point| {
        let standing = Place::new(point).and_then(|point| standing(position, point));
        match standing {
            Some((_, count)) if row_number == DRAWN && count > DRAWN => format!("{count:>2}"),
            Some((side, count)) if count >= row_number => format!(" {}", side.letter()),
            _ => "  ".to_owned(),
        }
    });
}

/// A line of twelve columns of two characters with the bar in the middle.
fn row(text: &mut String, points: &[u8], edge: char, column: impl Fn(u8) -> String) {
    for half in points.chunks(6) {
        text.push(edge);
        for point in half {
            text.push_str(&column(*point));
            text.push(' ');
        }
        text.push(' ');
    }
    text.push(edge);
    text.push('\n');
}

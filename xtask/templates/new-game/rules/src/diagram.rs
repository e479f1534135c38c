//! The board as plain text.

use crate::view::letters;
use crate::{Position, SIZE};
use std::fmt::Write;

/// The board with its coordinates; ends with a line break.
pub(crate) fn diagram(position: &Position) -> String {
    let spaced = |letters: &str| -> String { letters.chars().flat_map(|c| [' ', c]).collect() };
    let mut text = String::new();
    for row in (0..SIZE).rev() {
        let row_text = spaced(&letters(position, row));
        writeln!(text, "{}{row_text}", row + 1).expect("writing to a text never fails");
    }
    let columns: String = ('a'..).take(SIZE.into()).collect();
    writeln!(text, " {}", spaced(&columns)).expect("writing to a text never fails");
    text
}

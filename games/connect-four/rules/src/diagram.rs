//! The board as plain text.

use crate::view::letters;
use crate::{Column, Position, ROWS};
use std::fmt::Write;

/// The board with its coordinates; ends with a line break.
pub(crate) fn diagram(position: &Position) -> String {
    let spaced = |letters: &mut dyn Iterator<Item = char>| {
        letters.flat_map(|letter| [' ', letter]).collect::<String>()
    };
    let mut text = String::new();
    for row in (0..ROWS).rev() {
        let row_text = spaced(&mut letters(position, row).chars());
        writeln!(text, "{}{row_text}", row + 1).expect("writing to a text never fails");
    }
    let columns = spaced(&mut Column::ALL.iter().map(|column| column.letter()));
    writeln!(text, " {columns}").expect("writing to a text never fails");
    text
}

//! A board as plain text.

use crate::{CoordStyle, Point, Size};

/// The board with its coordinates, one character a point; ends with a line break.
pub fn diagram(size: Size, style: CoordStyle, mark: impl Fn(Point) -> char) -> String {
    let mut letters = String::from("  ");
    for x in 0..size.side() {
        letters.push(' ');
        letters.push(style.letter(x));
    }
    letters.push('\n');
    let mut out = letters.clone();
    for y in (0..size.side()).rev() {
        let number = format!("{:>2}", y + 1);
        out.push_str(&number);
        for x in 0..size.side() {
            out.push(' ');
            out.push(mark(Point::new(x, y)));
        }
        out.push(' ');
        out.push_str(number.trim_start());
        out.push('\n');
    }
    out.push_str(&letters);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_small_board() {
        let text = diagram(Size::MIN, CoordStyle::WithoutI, |point| {
            if point == Point::new(8, 0) { 'W' } else { '.' }
        });
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[0], "   a b c d e f g h j");
        assert_eq!(lines[9], " 1 . . . . . . . . W 1");
        assert_eq!(lines.len(), 11);
        assert!(text.ends_with('\n'));
    }
}

//! Coordinates, boards and the fields of position strings of square boards.

use std::collections::BTreeMap;
use tablier_goban::{CoordStyle, PositionFields, Size, parse_board, write_board};

const LETTERS: [char; 4] = ['b', 'w', 'r', 'g'];

pub(crate) fn read(text: &str) {
    for word in text.split_ascii_whitespace() {
        coordinate(word);
        board(word);
    }
    board(text);
    match PositionFields::parse(text, &["ply", "phase", "line"]) {
        Ok(fields) => {
            board(fields.board);
            let _ = ["ply", "phase", "line", "none"].map(|key| fields.get(key));
        }
        Err(error) => assert!(!format!("{error} {} {}", error.id(), error.found()).is_empty()),
    }
}

fn coordinate(text: &str) {
    for size in (0..=u8::MAX).filter_map(Size::new) {
        for style in [CoordStyle::WithI, CoordStyle::WithoutI] {
            match style.parse(text, size) {
                Ok(point) => {
                    assert!(size.contains(point), "{text}");
                    let written = style.text(point);
                    assert_eq!(style.parse(&written, size), Ok(point), "{text}");
                    assert!(written.eq_ignore_ascii_case(text), "{text}");
                }
                Err(error) => assert!(!error.to_string().is_empty()),
            }
        }
    }
}

fn board(text: &str) {
    let mut stones = BTreeMap::new();
    let read = parse_board(text, &LETTERS, |point, stone| {
        stones.insert(point, stone);
    });
    match read {
        Ok(size) => {
            let written = write_board(size, |point| {
                stones.get(&point).map(|stone| LETTERS[*stone])
            });
            let mut again = BTreeMap::new();
            let size_again = parse_board(&written, &LETTERS, |point, stone| {
                again.insert(point, stone);
            });
            assert_eq!((size_again, again), (Ok(size), stones), "{text}");
        }
        Err(error) => assert!(!format!("{error} {}", error.fault.found()).is_empty()),
    }
}

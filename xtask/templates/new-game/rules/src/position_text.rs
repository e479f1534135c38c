//! The position string of rule G-8: `3/1r1/3 b`.

use crate::lines::winning_lines;
use crate::position::End;
use crate::view::letters;
use crate::{Cell, Position, Refusal, SIZE, Side};

/// Writes the position string.
pub(crate) fn write(position: &Position) -> String {
    let rows: Vec<String> = (0..SIZE)
        .rev()
        .map(|row| shorten(&letters(position, row)))
        .collect();
    let text = format!("{} {}", rows.join("/"), position.to_move().letter());
    match position.end() {
        End::Left(side) => format!("{text} out={}", side.seat()),
        End::Open | End::Line(_) | End::Full => text,
    }
}

/// Reads a position string; only positions that a game can have left are accepted.
pub(crate) fn parse(text: &str) -> Result<Position, Refusal> {
    let mut fields = text.split_whitespace();
    let mut position = parse_board(fields.next().unwrap_or_default())?;
    check_pieces(&position)?;
    let expected = position.to_move();
    let names_side = |field: &str| field.chars().eq([expected.letter()]);
    if !fields.next().is_some_and(names_side) {
        return Err(Refusal::ToMove { expected });
    }
    if let Some(field) = fields.next() {
        let given = field
            .strip_prefix("out=")
            .ok_or_else(|| Refusal::Field { field: field.into() })?;
        let side = Side::ALL
            .into_iter()
            .find(|side| side.seat().to_string() == given && position.is_open())
            .ok_or_else(|| Refusal::Left { given: given.into() })?;
        position.leave(side);
    }
    match fields.next() {
        None => Ok(position),
        Some(field) => Err(Refusal::Field { field: field.into() }),
    }
}

/// `.r.` as `1r1`.
fn shorten(row: &str) -> String {
    let mut text = String::new();
    let mut empty = 0;
    for letter in row.chars().map(Some).chain([None]) {
        if letter == Some('.') {
            empty += 1;
            continue;
        }
        if empty > 0 {
            text.push_str(&empty.to_string());
            empty = 0;
        }
        text.extend(letter);
    }
    text
}

fn parse_board(board: &str) -> Result<Position, Refusal> {
    let rows = board.split('/').count();
    if rows != usize::from(SIZE) {
        return Err(Refusal::Rows { rows });
    }
    let mut position = Position::EMPTY;
    for (row, letters) in (0..SIZE).rev().zip(board.split('/')) {
        let mut cells = 0;
        for letter in letters.chars() {
            if let Some(empty) = letter.to_digit(10).filter(|empty| *empty > 0) {
                cells += empty as usize;
                continue;
            }
            let side = Side::ALL
                .into_iter()
                .find(|side| side.letter() == letter)
                .ok_or(Refusal::BoardLetter {
                    row: row + 1,
                    letter,
                })?;
            let column = u8::try_from(cells).unwrap_or(SIZE);
            if let Some(cell) = Cell::new(column, row) {
                position.put(cell, side);
            }
            cells += 1;
        }
        if cells != usize::from(SIZE) {
            return Err(Refusal::RowLength {
                row: row + 1,
                cells,
            });
        }
    }
    Ok(position)
}

/// Refuses pieces that no game can have left there.
fn check_pieces(position: &Position) -> Result<(), Refusal> {
    let (red, blue) = (position.count(Side::Red), position.count(Side::Blue));
    if red != blue && red != blue + 1 {
        return Err(Refusal::Counts { red, blue });
    }
    match winning_lines(position, position.to_move()).next() {
        Some(_) => Err(Refusal::PlayedOn),
        None => Ok(()),
    }
}

//! The position string of rule G-8: `7/7/7/7/7/3r3 b ply=1`.

use crate::lines::has_four;
use crate::position::End;
use crate::view::letters;
use crate::{COLUMNS, Cell, Cells, Column, Position, ROWS, Refusal, Side};
use std::fmt::Write;

/// Writes the canonical position string.
pub(crate) fn write(position: &Position) -> String {
    let rows: Vec<String> = (0..ROWS)
        .rev()
        .map(|row| shorten(&letters(position, row)))
        .collect();
    let mut text = rows.join("/");
    let mut field = |args: std::fmt::Arguments<'_>| {
        text.write_fmt(args).expect("writing to a text never fails");
    };
    field(format_args!(" {}", position.to_move().letter()));
    if position.ply() != 0 {
        field(format_args!(" ply={}", position.ply()));
    }
    match position.end() {
        End::RedLeft => field(format_args!(" out={}", Side::Red.seat())),
        End::BlueLeft => field(format_args!(" out={}", Side::Blue.seat())),
        End::Open | End::Line | End::Full => {}
    }
    text
}

/// Reads a position string; only positions that can stand on the grid are accepted.
pub(crate) fn parse(text: &str) -> Result<Position, Refusal> {
    let mut fields = text.split_whitespace();
    let (red, blue) = parse_board(fields.next().unwrap_or_default())?;
    check_discs(red, blue)?;
    let mut position = Position::of_discs(red, blue);
    let expected = position.to_move();
    let names_side = |field: &str| field.chars().eq([expected.letter()]);
    if !fields.next().is_some_and(names_side) {
        return Err(Refusal::ToMove { expected });
    }
    let mut ply = None;
    let mut out = None;
    for field in fields {
        match field.split_once('=') {
            Some(("ply", value)) if ply.is_none() => ply = Some(value),
            Some(("out", value)) if out.is_none() => out = Some(value),
            _ => {
                return Err(Refusal::Field {
                    field: field.into(),
                });
            }
        }
    }
    if let Some(given) = ply.filter(|given| given.parse() != Ok(position.ply())) {
        return Err(Refusal::Ply {
            given: given.into(),
            discs: position.ply(),
        });
    }
    if let Some(given) = out {
        let side = Side::ALL
            .into_iter()
            .find(|side| side.seat().to_string() == given)
            .ok_or_else(|| Refusal::Left {
                given: given.into(),
            })?;
        if !position.is_open() {
            return Err(Refusal::LeftAfterEnd);
        }
        position.leave(side);
    }
    Ok(position)
}

/// `...r...` as `3r3`.
fn shorten(row: &str) -> String {
    let mut text = String::new();
    let mut empty: u8 = 0;
    for letter in row.chars().chain(['/']) {
        if letter == '.' {
            empty += 1;
            continue;
        }
        if empty > 0 {
            text.push((b'0' + empty) as char);
            empty = 0;
        }
        if letter != '/' {
            text.push(letter);
        }
    }
    text
}

fn parse_board(board: &str) -> Result<(Cells, Cells), Refusal> {
    let rows = board.split('/').count();
    if rows != usize::from(ROWS) {
        return Err(Refusal::Rows { rows });
    }
    let mut red = Cells::EMPTY;
    let mut blue = Cells::EMPTY;
    for (row, letters) in (0..ROWS).rev().zip(board.split('/')) {
        let mut cells = 0;
        for letter in letters.chars() {
            let side = match letter {
                'r' => &mut red,
                'b' => &mut blue,
                '1'..='7' => {
                    cells += usize::from(letter as u8 - b'0');
                    continue;
                }
                _ => {
                    return Err(Refusal::BoardLetter {
                        row: row + 1,
                        letter,
                    });
                }
            };
            let cell = u8::try_from(cells)
                .ok()
                .and_then(Column::new)
                .and_then(|column| Cell::new(column, row));
            if let Some(cell) = cell {
                *side = side.union(Cells::of(cell));
            }
            cells += 1;
        }
        if cells != usize::from(COLUMNS) {
            return Err(Refusal::RowLength {
                row: row + 1,
                cells,
            });
        }
    }
    Ok((red, blue))
}

/// Refuses discs that no game can have left there.
fn check_discs(red: Cells, blue: Cells) -> Result<(), Refusal> {
    let all = red.union(blue);
    let floats = |cell: &Cell| cell.below().is_some_and(|below| !all.contains(below));
    if let Some(cell) = all.iter().find(floats) {
        return Err(Refusal::Floating { cell });
    }
    if red.len() != blue.len() && red.len() != blue.len() + 1 {
        return Err(Refusal::Counts {
            red: red.len(),
            blue: blue.len(),
        });
    }
    let (side, winner, is_last) = match (has_four(red.bits()), has_four(blue.bits())) {
        (false, false) => return Ok(()),
        (true, true) => return Err(Refusal::TwoWinners),
        (true, false) => (Side::Red, red, red.len() != blue.len()),
        (false, true) => (Side::Blue, blue, red.len() == blue.len()),
    };
    // The last disc lies on top of its column, and without it there was no winning line.
    let can_be_last = |cell: Cell| {
        cell.above().is_none_or(|above| !all.contains(above))
            && !has_four(winner.without(Cells::of(cell)).bits())
    };
    if is_last && winner.iter().any(can_be_last) {
        Ok(())
    } else {
        Err(Refusal::PlayedOn { side })
    }
}

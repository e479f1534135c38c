//! Position strings (G-8): `19/…/9b9/…/19 w ply=1`. The size is that of the board.

use crate::{Connect6Options, Position, Refusal, Side};
use std::fmt::Write;
use tablier_game::Seat;
use tablier_goban::{PointSet, PositionFields, parse_board, read_ply, write_board};

/// The canonical position string.
pub(crate) fn write(position: &Position) -> String {
    let mut out = write_board(position.size(), |point| {
        position.stone(point).map(Side::letter)
    });
    out.push(' ');
    out.push(position.to_move().letter());
    let written = if position.ply() > 0 {
        write!(out, " ply={}", position.ply())
    } else {
        Ok(())
    }
    .and_then(|()| match position.left() {
        Some(seat) => write!(out, " out={seat}"),
        None => Ok(()),
    });
    written.expect("writing to a String does not fail");
    out
}

/// Reads a position string.
pub(crate) fn parse(text: &str) -> Result<Position, Refusal> {
    let fields = PositionFields::parse(text, &["ply", "out"]).map_err(Refusal::Fields)?;
    let mut stones = [PointSet::EMPTY; 2];
    let letters = Side::ALL.map(Side::letter);
    let size = parse_board(fields.board, &letters, |point, side| {
        stones[side].insert(point);
    })
    .map_err(Refusal::Board)?;
    if Connect6Options::with_size(size).is_none() {
        return Err(Refusal::Size { side: size.side() });
    }
    let letter = fields.to_move;
    let to_move = Side::ALL
        .into_iter()
        .find(|side| side.letter() == letter)
        .ok_or(Refusal::ToMove { letter })?;
    let ply = match fields.get("ply") {
        None => 0,
        Some(given) => read_ply(given).ok_or_else(|| Refusal::Ply {
            given: given.into(),
        })?,
    };
    let mut position = Position::set_up(size, stones, to_move, ply);
    if let Some(given) = fields.get("out") {
        let seat = match given {
            "1" => Seat(0),
            "2" => Seat(1),
            _ => {
                return Err(Refusal::Left {
                    given: given.into(),
                });
            }
        };
        if !position.is_open() {
            return Err(Refusal::LeftAfterEnd);
        }
        position.leave(Side::of(seat).expect("the game has two seats"));
    }
    Ok(position)
}

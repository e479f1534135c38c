//! Position strings (G-8): `15/…/7b7/…/15 w ply=1`, with the fields `rule=`, `opening=`, `ply=`,
//! `phase=`, `seats=` and `out=` in this order. The size is that of the board.
//!
//! `phase=` names what the opening waits for ([`crate::Phase::id`]); without it the position is in play. `seats=wb`
//! says that the first seat plays White.

use crate::{GomokuOptions, Opening, Phase, Position, Refusal, Rule, Side};
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
    let mut field = |key: &str, value: Option<&str>| {
        if let Some(value) = value {
            write!(out, " {key}={value}").expect("writing to a String does not fail");
        }
    };
    let (rule, opening) = (position.rule(), position.opening());
    field("rule", (rule != Rule::default()).then(|| rule.id()));
    field(
        "opening",
        (opening != Opening::default()).then(|| opening.id()),
    );
    let ply = position.ply();
    field("ply", (ply > 0).then(|| ply.to_string()).as_deref());
    let phase = position.phase();
    field("phase", (phase != Phase::Play).then(|| phase.id()));
    let swapped = position.seat_of(Side::Black) != Seat(0);
    field("seats", swapped.then_some("wb"));
    let left = position.left().map(|seat| seat.to_string());
    field("out", left.as_deref());
    out
}

/// Reads a position string; a rule or opening that it leaves open is as in `base`.
pub(crate) fn parse(text: &str, base: GomokuOptions) -> Result<Position, Refusal> {
    let known = ["rule", "opening", "ply", "phase", "seats", "out"];
    let fields = PositionFields::parse(text, &known).map_err(Refusal::Fields)?;
    let mut stones = [PointSet::EMPTY; 2];
    let letters = Side::ALL.map(Side::letter);
    let size = parse_board(fields.board, &letters, |point, side| {
        stones[side].insert(point);
    })
    .map_err(Refusal::Board)?;
    let mut options = GomokuOptions::with_size(size).ok_or(Refusal::Size { side: size.side() })?;
    options.rule = value(&fields, "rule", Rule::from_id)?.unwrap_or(base.rule);
    options.opening = value(&fields, "opening", Opening::from_id)?.unwrap_or(base.opening);
    let letter = fields.to_move;
    let to_move = Side::from_letter(letter).ok_or(Refusal::ToMove { letter })?;
    let ply = value(&fields, "ply", read_ply)?;
    let seats = value(&fields, "seats", |seats| match seats {
        "bw" => Some(Seat(0)),
        "wb" => Some(Seat(1)),
        _ => None,
    })?;
    let left = value(&fields, "out", |seat| match seat {
        "1" => Some(Seat(0)),
        "2" => Some(Seat(1)),
        _ => None,
    })?;
    let phase = value(&fields, "phase", Phase::from_id)?.unwrap_or(Phase::Play);
    let not_chosen = options.opening == Opening::None || phase != Phase::Play;
    if not_chosen && seats == Some(Seat(1)) {
        return Err(Refusal::SeatsNotChosen);
    }
    let black = seats.unwrap_or(Seat(0));
    let default_ply = match phase {
        Phase::Play => 0,
        opening => opening.ply(),
    };
    let ply = ply.unwrap_or(default_ply);
    if !fits(phase, options.opening, &stones, to_move, ply) {
        return Err(Refusal::Phase {
            given: phase.id().into(),
        });
    }
    let mut position = Position::set_up(options, stones, to_move, black, ply).in_phase(phase);
    if let Some(seat) = left {
        if !position.is_open() {
            return Err(Refusal::LeftAfterEnd);
        }
        position.leave(seat);
    }
    Ok(position)
}

/// Whether an opening has the phase, and stones, colour and ply are those of the phase; in play all are open.
fn fits(phase: Phase, opening: Opening, stones: &[PointSet; 2], to_move: Side, ply: u16) -> bool {
    let placed = usize::from(phase.stones());
    phase == Phase::Play
        || phase.is_of(opening)
            && stones[Side::Black.index()].len() == placed.div_ceil(2)
            && stones[Side::White.index()].len() == placed / 2
            && to_move == phase.due()
            && ply == phase.ply()
}

/// The value of a field, or `None` where the default applies.
fn value<T>(
    fields: &PositionFields<'_>,
    key: &'static str,
    parse: impl Fn(&str) -> Option<T>,
) -> Result<Option<T>, Refusal> {
    fields
        .get(key)
        .map(|given| {
            parse(given).ok_or_else(|| Refusal::Value {
                key,
                given: given.into(),
            })
        })
        .transpose()
}

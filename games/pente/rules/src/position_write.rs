//! Writing position strings (rule G-8).

use crate::turn::STYLE;
use crate::{Colour, Phase, Position, SPEC};
use std::fmt::Write;
use tablier_game::{Options, Seat};
use tablier_goban::{Line, Point, write_board};

/// The canonical position string.
pub(crate) fn write(position: &Position) -> String {
    let mut out = write_board(position.size(), |point| {
        position.stone(point).map(Colour::letter)
    });
    let mut field = |key: &str, value: &str| {
        write!(out, " {key}{value}").expect("writing to a String does not fail");
    };
    field("", &position.colour_due().letter().to_string());
    let options = position.options();
    let values = options.to_values();
    for option in SPEC.options {
        let value = &values[option.key];
        // With three or four players only the opening `none` exists, and is the default then.
        let fits = option.key == "opening" && options.players() > 2;
        if value != option.default && !fits {
            field(&format!("{}=", option.key), value);
        }
    }
    if position.ply() > 0 {
        field("ply=", &position.ply().to_string());
    }
    let seats = || (0..options.players()).map(Seat);
    if seats().any(|seat| position.captured(seat) > 0) {
        field("cap=", &list(seats().map(|seat| position.captured(seat))));
    }
    if position.phase() != default_phase(position) {
        field("phase=", position.phase().id());
    }
    if position.state.swapped {
        let letters: String = seats()
            .map(|seat| position.colour_of(seat).letter())
            .collect();
        field("seats=", &letters);
    }
    if let Some(owner) = position.pending() {
        let lines = position.rows_that_win(position.colour_of(owner));
        field("line=", &list(lines.map(line_text)));
    }
    if position.state.out != 0 {
        field("out=", &list(seats().filter(|seat| position.is_out(*seat))));
    }
    out
}

/// The phase where none is written: play, but for the empty board before the first turn the phase that
/// the opening begins with.
pub(crate) fn default_phase(position: &Position) -> Phase {
    if position.ply() == 0 && position.occupied().is_empty() {
        Phase::first(position.options().opening())
    } else {
        Phase::Play
    }
}

/// A line by its two ends: `c3-g7`.
pub(crate) fn line_text(line: Line) -> String {
    let last = line.points().last().unwrap_or(line.first);
    ends_text(line.first, last)
}

fn ends_text(first: Point, last: Point) -> String {
    format!("{}-{}", STYLE.text(first), STYLE.text(last))
}

fn list<T: ToString>(items: impl Iterator<Item = T>) -> String {
    let texts: Vec<String> = items.map(|item| item.to_string()).collect();
    texts.join(",")
}

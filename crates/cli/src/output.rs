//! The shapes in which several commands answer.

use serde_json::{Value, json};
use std::io::{self, Write};
use tablier_game::{Actor, DynPosition, Outcome, OutcomeView};

/// Writes a position as JSON: its view, and every notation.
pub(crate) fn write_json(
    out: &mut impl Write,
    position: &dyn DynPosition,
    outcome: Option<&Outcome>,
) -> io::Result<()> {
    writeln!(out, "{:#}", position_json(position, outcome))
}

/// Writes who is to move and how the game ended, a line each.
pub(crate) fn write_state(
    out: &mut impl Write,
    position: &dyn DynPosition,
    outcome: Option<&Outcome>,
) -> io::Result<()> {
    writeln!(out, "to move: {}", to_move(position))?;
    writeln!(out, "outcome: {}", outcome_text(position, outcome))
}

/// Who is to move, in a word.
fn to_move(position: &dyn DynPosition) -> String {
    match position.actor() {
        Actor::Player(seat) => {
            let side = position.side(seat).unwrap_or("no side yet");
            format!("{side} (seat {seat})")
        }
        Actor::Chance => "roll due".to_owned(),
        Actor::Over => "nobody".to_owned(),
    }
}

/// An outcome in a line, with the sides of the winners.
fn outcome_text(position: &dyn DynPosition, outcome: Option<&Outcome>) -> String {
    match outcome {
        None => "none".to_owned(),
        Some(Outcome::Aborted) => "aborted".to_owned(),
        Some(Outcome::Draw { why }) => format!("draw ({why})"),
        Some(Outcome::Win { seats, how, points }) => {
            let winners: Vec<String> = seats
                .iter()
                .map(|seat| match position.side(seat) {
                    Some(side) => format!("{side} (seat {seat})"),
                    None => format!("seat {seat}"),
                })
                .collect();
            let points = match points {
                1 => String::new(),
                points => format!(", {points} points"),
            };
            format!("win of {} by {how}{points}", winners.join(" and "))
        }
    }
}

fn position_json(position: &dyn DynPosition, outcome: Option<&Outcome>) -> Value {
    let view = position.view();
    let mut notations = serde_json::Map::new();
    notations.insert(
        position.spec().notations[0].to_owned(),
        json!(view.position),
    );
    for (name, text) in position.other_texts() {
        notations.insert(name.to_owned(), json!(text));
    }
    json!({
        "game": view.game,
        "options": view.options,
        "ply": view.ply,
        "actor": view.actor,
        "sides": view.sides,
        "outcome": outcome.map(OutcomeView::from),
        "position": view.position,
        "notations": notations,
        "board": view.board,
        "hash": format!("{:016x}", position.hash()),
    })
}

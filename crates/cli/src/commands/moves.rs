//! `tablier moves GAME`.

use crate::args::PositionArgs;
use crate::failure::Failure;
use crate::input;
use serde_json::json;
use std::io::{BufWriter, Write};
use tablier_game::Actor;

pub(crate) fn run(args: &PositionArgs, count: bool, json: bool) -> Result<(), Failure> {
    let position = input::position(args.game, &args.position)?;
    if position.actor() == Actor::Chance {
        return Err(Failure::refused(
            "a roll is due in this position: say which with --dice",
        ));
    }
    let mut out = BufWriter::new(std::io::stdout().lock());
    match (count, json) {
        (true, false) => writeln!(out, "{}", position.count_turns())?,
        (true, true) => writeln!(out, "{}", json!({ "count": position.count_turns() }))?,
        (false, true) => writeln!(out, "{}", json!(position.turns()))?,
        (false, false) => {
            for turn in position.turns() {
                writeln!(out, "{turn}")?;
            }
        }
    }
    out.flush()?;
    Ok(())
}

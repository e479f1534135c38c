//! `tablier show GAME`.

use crate::args::PositionArgs;
use crate::commands::replay;
use crate::failure::Failure;
use crate::{input, output};
use std::io::Write;
use std::path::Path;

pub(crate) fn run(
    args: &PositionArgs,
    record: Option<&Path>,
    ply: Option<u32>,
    json: bool,
) -> Result<(), Failure> {
    let (position, outcome) = if let Some(path) = record {
        let replayed = replay::file(args.game, path, &[], ply)?;
        (replayed.position, replayed.outcome)
    } else {
        let position = input::position(args.game, &args.position)?;
        let outcome = position.outcome();
        (position, outcome)
    };
    let mut out = std::io::stdout().lock();
    if json {
        output::write_json(&mut out, &*position, outcome.as_ref())?;
        return Ok(());
    }
    write!(out, "{}", position.diagram())?;
    writeln!(out)?;
    writeln!(out, "position: {}", position.text())?;
    for (name, text) in position.other_texts() {
        writeln!(out, "{name}: {text}")?;
    }
    output::write_state(&mut out, &*position, outcome.as_ref())?;
    Ok(())
}

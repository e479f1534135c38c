//! `tablier perft GAME DEPTH`.

use crate::args::PositionOnlyArgs;
use crate::failure::Failure;
use crate::input;
use serde_json::json;
use std::io::Write;
use tablier_catalog::Entry;

pub(crate) fn run(
    game: &Entry,
    depth: u32,
    args: &PositionOnlyArgs,
    unique: bool,
    json: bool,
) -> Result<(), Failure> {
    let position = input::position(game, args)?;
    let mut out = std::io::stdout().lock();
    if json {
        let rows: Vec<_> = counts(&*position, depth, unique)
            .map(|(depth, nodes)| json!({ "depth": depth, "nodes": nodes }))
            .collect();
        writeln!(out, "{}", json!(rows))?;
        return Ok(());
    }
    for (depth, nodes) in counts(&*position, depth, unique) {
        writeln!(out, "{depth} {nodes}")?;
        out.flush()?;
    }
    Ok(())
}

/// The counts for the depths from 1 (or for depth 0 alone), each as soon as it is known.
fn counts(
    position: &dyn tablier_game::DynPosition,
    depth: u32,
    unique: bool,
) -> Box<dyn Iterator<Item = (u32, u64)> + '_> {
    let depths = depth.min(1)..=depth;
    if unique {
        let counts = position.perft_unique(depth);
        Box::new(depths.map(move |depth| (depth, counts[depth as usize])))
    } else {
        Box::new(depths.map(|depth| (depth, position.perft(depth))))
    }
}

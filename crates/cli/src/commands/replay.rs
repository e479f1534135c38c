//! `tablier replay GAME FILE`.

use crate::failure::Failure;
use crate::say::say;
use crate::{input, output};
use std::io::Write;
use std::path::Path;
use tablier_catalog::Entry;
use tablier_game::{Record, ReplayError, Replayed, replay, replay_bare};

pub(crate) fn run(
    game: &Entry,
    path: &Path,
    options: &[(String, String)],
    json: bool,
) -> Result<(), Failure> {
    let Replayed { position, outcome } = file(game, path, options, None)?;
    let mut out = std::io::stdout().lock();
    if json {
        output::write_json(&mut out, &*position, outcome.as_ref())?;
    } else {
        writeln!(out, "position: {}", position.text())?;
        output::write_state(&mut out, &*position, outcome.as_ref())?;
    }
    Ok(())
}

/// Replays a file, a record or bare turns, whole or its first `until` turns.
pub(crate) fn file(
    game: &Entry,
    path: &Path,
    options: &[(String, String)],
    until: Option<u32>,
) -> Result<Replayed, Failure> {
    let text = input::text(path)?;
    let name = path.display();
    let values = input::options(options)?;
    let replayed = if Record::is_record(&text) {
        if !values.is_empty() {
            return Err(Failure::Usage("a record holds its own options".to_owned()));
        }
        let record: Record = text
            .parse()
            .map_err(|error| Failure::refused(format!("{name}, {error}")))?;
        replay(game.game, &record, until)
    } else {
        replay_bare(game.game, &text, &values, until)
    }
    .map_err(|error| Failure::refused(format!("{name}: {}", explain(&error))))?;
    if let Some(until) = until.filter(|until| replayed.position.ply() < *until) {
        let ply = replayed.position.ply();
        return Err(Failure::refused(format!(
            "{name}: --ply {until}: the record ends at ply {ply}"
        )));
    }
    Ok(replayed)
}

/// The error with the games' messages in words.
fn explain(error: &ReplayError) -> String {
    match error {
        ReplayError::Start(why) => format!("the beginning: {}", say(why)),
        ReplayError::Turn { place, text, why } => format!("{place} (`{text}`): {}", say(why)),
        ReplayError::Game { .. } | ReplayError::Rules { .. } | ReplayError::Result { .. } => {
            error.to_string()
        }
    }
}

//! Reading what the user gives: options, positions, files.

use crate::args::PositionOnlyArgs;
use crate::failure::Failure;
use crate::say::say;
use std::io::Read;
use std::path::Path;
use tablier_catalog::Entry;
use tablier_game::{Actor, DynPosition, OptionValues};

/// Options given as `key=value`, none twice.
pub(crate) fn options(given: &[(String, String)]) -> Result<OptionValues, Failure> {
    let mut values = OptionValues::new();
    for (key, value) in given {
        if values.insert(key.clone(), value.clone()).is_some() {
            return Err(Failure::Usage(format!("option `{key}` is given twice")));
        }
    }
    Ok(values)
}

/// The position that the arguments describe, with the roll played into it if one is given.
pub(crate) fn position(
    entry: &Entry,
    args: &PositionOnlyArgs,
) -> Result<Box<dyn DynPosition>, Failure> {
    let values = options(&args.option)?;
    let mut position = match &args.position {
        Some(text) => entry
            .game
            .parse_position(text, &values)
            .map_err(|why| Failure::refused(format!("position `{text}`: {}", say(&why))))?,
        None => entry
            .game
            .start(&values)
            .map_err(|why| Failure::refused(say(&why)))?,
    };
    if let Some(dice) = &args.dice {
        if position.actor() != Actor::Chance {
            return Err(Failure::refused(format!(
                "--dice {dice}: no roll is due in this position"
            )));
        }
        position
            .play(dice)
            .map_err(|why| Failure::refused(format!("--dice {dice}: {}", say(&why))))?;
    }
    Ok(position)
}

/// The text of a file; `-` is standard input.
pub(crate) fn text(path: &Path) -> Result<String, Failure> {
    let name = path.display();
    let mut bytes = Vec::new();
    if path == Path::new("-") {
        std::io::stdin().read_to_end(&mut bytes)
    } else {
        std::fs::File::open(path).and_then(|mut file| file.read_to_end(&mut bytes))
    }
    .map_err(|error| Failure::refused(format!("{name}: {error}")))?;
    String::from_utf8(bytes).map_err(|error| {
        let sound = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = String::from_utf8_lossy(sound).split('\n').count();
        Failure::refused(format!("{name}, line {line}: not UTF-8"))
    })
}

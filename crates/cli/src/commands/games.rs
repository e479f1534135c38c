//! `tablier games`.

use crate::failure::Failure;
use serde_json::json;
use std::io::Write;
use tablier_catalog::{Entry, GAMES};

pub(crate) fn run(json: bool) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    if json {
        let games: Vec<_> = GAMES.iter().map(game_json).collect();
        writeln!(out, "{:#}", json!(games))?;
        return Ok(());
    }
    for entry in GAMES {
        let spec = entry.game.spec();
        writeln!(out, "{}", spec.id)?;
        writeln!(out, "  rules      {}", spec.rules_name())?;
        writeln!(
            out,
            "  seats      {}",
            range(spec.min_seats, spec.max_seats)
        )?;
        writeln!(out, "  sides      {}", spec.sides.join(", "))?;
        writeln!(out, "  levels     {}", entry.player.levels())?;
        writeln!(out, "  notations  {}", spec.notations.join(", "))?;
        for option in spec.options {
            writeln!(
                out,
                "  option     {}={} ({})",
                option.key,
                option.default,
                option.values.join(", ")
            )?;
        }
    }
    Ok(())
}

fn range(min: u8, max: u8) -> String {
    if min == max {
        min.to_string()
    } else {
        format!("{min}-{max}")
    }
}

fn game_json(entry: &Entry) -> serde_json::Value {
    let spec = entry.game.spec();
    let options: Vec<_> = spec
        .options
        .iter()
        .map(|option| {
            json!({ "key": option.key, "default": option.default, "values": option.values })
        })
        .collect();
    json!({
        "id": spec.id,
        "rules": spec.rules_name(),
        "seats": { "min": spec.min_seats, "max": spec.max_seats },
        "sides": spec.sides,
        "options": options,
        "notations": spec.notations,
        "levels": entry.player.levels(),
    })
}

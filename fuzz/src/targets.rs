//! The list of targets.

use crate::{game, goban, record, table, wire};
use tablier_catalog::GAMES;

/// One thing that is done with any text; it panics if a promise is broken.
pub(crate) struct Target {
    pub(crate) name: &'static str,
    pub(crate) run: Box<dyn Fn(&str) + Send + Sync>,
}

/// All targets: each game of the catalog, then what the games share.
pub(crate) fn targets() -> impl Iterator<Item = Target> {
    let games = GAMES.iter().map(|entry| Target {
        name: entry.id(),
        run: Box::new(|text| game::read(entry.game, text)),
    });
    let shared: [(&str, fn(&str)); 4] = [
        ("record", record::read),
        ("goban", goban::read),
        ("table", table::read),
        ("wire", wire::read),
    ];
    games.chain(shared.into_iter().map(|(name, run)| Target {
        name,
        run: Box::new(run),
    }))
}

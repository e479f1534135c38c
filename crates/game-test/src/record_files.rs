//! Golden records: files that must replay as they stand for as long as their version of the rules is known.

use crate::files::read_all;
use std::path::Path;
use tablier_game::{DynGame, Record, replay};

/// Checks every `*.record` file of a folder: it is read, replays to the end (its result included), and is written again
/// as the same text, comments aside.
///
/// # Panics
/// With the file and what is wrong.
pub fn check_records(game: &dyn DynGame, folder: impl AsRef<Path>) {
    for (path, text) in read_all(folder.as_ref(), "record") {
        let place = path.display();
        let record: Record = text
            .parse()
            .unwrap_or_else(|error| panic!("{place}: {error}"));
        if let Err(error) = replay(game, &record, None) {
            panic!("{place}: {error}");
        }
        let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
        let written = record.to_string();
        assert_eq!(written.lines().collect::<Vec<_>>(), lines, "{place}");
    }
}

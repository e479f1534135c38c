//! Which tables are played at: every game, every value of its options, on one screen and against the
//! computer. No game is named.

use serde_json::{Value, json};
use tablier_catalog::{Entry, GAMES};
use tablier_game::{DynPosition, OptionValues, settle_options};

/// A table to be opened.
#[derive(Clone)]
pub struct Wanted {
    pub entry: &'static Entry,
    pub options: OptionValues,
    /// How many of the seats, from the last, the computer plays.
    pub computers: u8,
}

/// The games in turn, each with the next of its options, so that the first fifty have seen all games
/// alike.
pub fn all() -> Vec<Wanted> {
    let rows: Vec<Vec<Wanted>> = GAMES.iter().map(of_game).collect();
    let longest = rows.iter().map(Vec::len).max().unwrap();
    (0..longest)
        .flat_map(|row| rows.iter().map(move |rows| rows[row % rows.len()].clone()))
        .collect()
}

fn of_game(entry: &'static Entry) -> Vec<Wanted> {
    let defaults = entry.game.complete_options(&OptionValues::new()).unwrap();
    let mut rows = vec![defaults.clone()];
    for option in entry.game.spec().options {
        for value in option.values {
            // Some values go only with others that are not the default (teams want four players).
            let mut settled = rows
                .iter()
                .filter_map(|row| settle_options(entry.game, option.key, value, row));
            if let Some(settled) = settled.next()
                && !rows.contains(&settled)
            {
                rows.push(settled);
            }
        }
    }
    // What changes who plays comes first, for there may be more rows than tables.
    let seats = |options: &OptionValues| entry.game.seating(options).unwrap();
    let usual = seats(&defaults);
    rows[1..].sort_by_key(|options| seats(options) == usual);
    let local = rows.into_iter().map(|options| Wanted {
        entry,
        options,
        computers: 0,
    });
    let mut rows: Vec<Wanted> = local.collect();
    let computer = Wanted {
        computers: 1,
        ..rows[0].clone()
    };
    rows.insert(1, computer);
    rows
}

impl Wanted {
    /// The position at the beginning.
    pub fn start(&self) -> Box<dyn DynPosition> {
        self.entry.game.start(&self.options).unwrap()
    }

    /// The body that opens the table.
    pub fn body(&self) -> Value {
        let seats = self.entry.game.seating(&self.options).unwrap().seats;
        let kind = |seat: u8| {
            if seat + self.computers >= seats {
                json!({"kind": "computer", "level": 1})
            } else {
                json!({"kind": "local"})
            }
        };
        json!({
            "game": self.entry.id(),
            "options": self.options,
            "seats": (0..seats).map(kind).collect::<Vec<_>>(),
            "clock": {"kind": "none"},
        })
    }
}

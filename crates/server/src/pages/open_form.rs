//! What the form for a new table holds, and the table that it asks for.

use crate::{NewTable, SeatSetup};
use tablier_catalog::Entry;
use tablier_game::{Message, OptionValues};
use tablier_protocol::{ClockKind, SeatKind};

const MINUTE_MS: u64 = 60_000;
const DAY_MS: u64 = 24 * 60 * MINUTE_MS;

/// The clocks that the form offers, by the value in the form.
pub(super) const CLOCKS: [(&str, ClockKind); 8] = [
    ("none", ClockKind::None),
    ("3-2", fischer(3, 2)),
    ("5-3", fischer(5, 3)),
    ("10-5", fischer(10, 5)),
    ("30-20", fischer(30, 20)),
    ("byo", byo_yomi(10, 3, 30)),
    ("1-day", per_turn(1)),
    ("3-days", per_turn(3)),
];

const fn fischer(minutes: u64, seconds: u64) -> ClockKind {
    ClockKind::Fischer {
        initial_ms: minutes * MINUTE_MS,
        increment_ms: seconds * 1000,
    }
}

const fn byo_yomi(minutes: u64, periods: u8, seconds: u64) -> ClockKind {
    ClockKind::ByoYomi {
        main_ms: minutes * MINUTE_MS,
        period_ms: seconds * 1000,
        periods,
    }
}

const fn per_turn(days: u64) -> ClockKind {
    ClockKind::PerTurn {
        turn_ms: days * DAY_MS,
    }
}

/// How the seats are filled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    /// All on the screen of who opens the table.
    Screen,
    /// Against the computer.
    Computer,
    /// By whoever comes with the link.
    Link,
}

impl Way {
    pub(super) const ALL: [Way; 3] = [Way::Computer, Way::Link, Way::Screen];

    /// The value in the form, and a part of the ids of texts.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Way::Screen => "screen",
            Way::Computer => "computer",
            Way::Link => "link",
        }
    }
}

/// The form as it was filled in, or as it is shown first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Form {
    /// How the seats are filled.
    pub way: Way,
    /// The level of the computer.
    pub level: u8,
    /// The seat of who opens the table; `None`: chance decides.
    pub seat: Option<u8>,
    /// The value of [`CLOCKS`].
    pub clock: &'static str,
    /// Options by key.
    pub options: OptionValues,
    /// The name, empty if none was given.
    pub name: String,
}

impl Form {
    /// The form as it is shown first.
    pub(super) fn new(entry: &Entry, name: Option<&str>) -> Form {
        Form {
            way: Way::Computer,
            level: entry.player.levels().div_ceil(3).max(1),
            seat: Some(0),
            clock: "none",
            options: OptionValues::new(),
            name: name.unwrap_or_default().to_owned(),
        }
    }

    /// The form with what was sent; what is missing or unknown keeps its first value.
    pub(super) fn read(entry: &Entry, fields: Vec<(String, String)>) -> Form {
        let mut form = Form::new(entry, None);
        for (key, value) in fields {
            match key.as_str() {
                "way" => {
                    let known = Way::ALL.into_iter().find(|way| way.name() == value);
                    form.way = known.unwrap_or(form.way);
                }
                "level" => form.level = value.parse().unwrap_or(form.level),
                "seat" => form.seat = value.parse().ok(),
                "clock" => {
                    let known = CLOCKS.iter().find(|(name, _)| *name == value);
                    form.clock = known.map_or(form.clock, |(name, _)| name);
                }
                "name" => value.trim().clone_into(&mut form.name),
                key => {
                    if let Some(key) = key.strip_prefix("option-") {
                        form.options.insert(key.to_owned(), value);
                    }
                }
            }
        }
        form
    }

    /// The table that is asked for. `chance` gives a number below the one given.
    ///
    /// # Errors
    /// Options that do not exist or do not go together.
    pub(super) fn table(
        &self,
        entry: &Entry,
        chance: impl FnOnce(u8) -> u8,
    ) -> Result<NewTable, Message> {
        let seats = entry.game.seating(&self.options)?.seats;
        let own = match self.seat {
            Some(seat) if seat < seats => seat,
            _ => chance(seats),
        };
        let others = match self.way {
            Way::Screen => SeatKind::Local,
            Way::Computer => SeatKind::Computer { level: self.level },
            Way::Link => SeatKind::Link,
        };
        let kind = |seat| if seat == own { SeatKind::Local } else { others };
        Ok(NewTable {
            game: entry.id().to_owned(),
            options: self.options.clone(),
            seats: (0..seats)
                .map(|seat| SeatSetup { kind: kind(seat) })
                .collect(),
            clock: CLOCKS
                .iter()
                .find(|(name, _)| *name == self.clock)
                .map_or(ClockKind::None, |(_, clock)| *clock),
            name: (!self.name.is_empty() && self.way == Way::Link).then(|| self.name.clone()),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{Form, Way};
    use tablier_catalog::GAMES;
    use tablier_protocol::{ClockKind, SeatKind};

    fn read(fields: &[(&str, &str)]) -> Form {
        let fields = fields
            .iter()
            .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()));
        Form::read(&GAMES[0], fields.collect())
    }

    #[test]
    fn a_table_against_the_computer() {
        let form = read(&[
            ("way", "computer"),
            ("level", "1"),
            ("seat", "1"),
            ("clock", "5-3"),
        ]);
        let table = form.table(&GAMES[0], |_| unreachable!()).unwrap();
        let kinds: Vec<SeatKind> = table.seats.iter().map(|seat| seat.kind).collect();
        assert_eq!(kinds, [SeatKind::Computer { level: 1 }, SeatKind::Local]);
        assert_eq!(
            table.clock,
            ClockKind::Fischer {
                initial_ms: 300_000,
                increment_ms: 3000
            }
        );
    }

    #[test]
    fn chance_decides_where_no_seat_was_chosen() {
        let form = read(&[("way", "link"), ("seat", "any"), ("name", " Camille ")]);
        let table = form.table(&GAMES[0], |seats| seats - 1).unwrap();
        let kinds: Vec<SeatKind> = table.seats.iter().map(|seat| seat.kind).collect();
        assert_eq!(kinds, [SeatKind::Link, SeatKind::Local]);
        assert_eq!(table.name.as_deref(), Some("Camille"));
    }

    #[test]
    fn what_is_unknown_keeps_its_first_value() {
        let form = read(&[("way", "x"), ("level", "x"), ("clock", "x"), ("other", "x")]);
        assert_eq!(form.way, Way::Computer);
        assert_eq!(form.clock, "none");
    }

    #[test]
    fn options_that_do_not_exist_are_refused() {
        assert!(
            read(&[("option-none", "x")])
                .table(&GAMES[0], |_| 0)
                .is_err()
        );
    }
}

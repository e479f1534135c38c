//! What the form for a new table holds, and the table that it asks for.

use super::cards::card;
use super::open_way::{Way, Who};
use crate::{AppError, NewTable, SeatSetup};
use std::collections::BTreeSet;
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

/// The value of the seat that is left to chance.
pub(super) const ANY_SEAT: &str = "any";

/// The form as it was filled in, or as it is shown first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Form {
    /// How the seats are filled.
    pub way: Way,
    /// The level of the computer.
    pub level: u8,
    /// The seat of who opens the table, where the others are filled alike; `None`: chance decides.
    pub seat: Option<u8>,
    /// Who plays each seat, where they are filled one by one; as many as the game can have.
    pub each: Vec<Who>,
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
            way: Way::Others(Who::Computer),
            level: entry.player.levels().div_ceil(3).max(1),
            seat: Some(0),
            each: (0..usize::from(card(entry).players.1))
                .map(Who::first_shown)
                .collect(),
            clock: "none",
            options: OptionValues::new(),
            name: name.unwrap_or_default().to_owned(),
        }
    }

    /// The form with what was sent; what is missing keeps its first value.
    ///
    /// # Errors
    /// A field that the form does not have, has twice, or whose value it does not offer.
    pub(super) fn read(entry: &Entry, fields: Vec<(String, String)>) -> Result<Form, AppError> {
        let mut form = Form::new(entry, None);
        let mut seen = BTreeSet::new();
        for (key, value) in fields {
            if form.take(&key, value).is_none() || seen.contains(&key) {
                return Err(AppError::field(&key));
            }
            seen.insert(key);
        }
        Ok(form)
    }

    /// Takes a field in; `None` if there is no such field or value.
    fn take(&mut self, key: &str, value: String) -> Option<()> {
        match key {
            "way" => self.way = Way::ALL.into_iter().find(|way| way.name() == value)?,
            "level" => self.level = value.parse().ok()?,
            "seat" if value == ANY_SEAT => self.seat = None,
            "seat" => self.seat = Some(value.parse().ok().filter(|seat| self.has(*seat))?),
            "clock" => self.clock = CLOCKS.iter().find(|(name, _)| *name == value)?.0,
            "name" => value.trim().clone_into(&mut self.name),
            key => {
                if let Some(key) = key.strip_prefix("option-") {
                    // Whether there is such an option, the rules say.
                    self.options.insert(key.to_owned(), value);
                } else {
                    let seat: usize = key.strip_prefix("who-")?.parse().ok()?;
                    *self.each.get_mut(seat)? = Who::find(&value)?;
                }
            }
        }
        Some(())
    }

    /// Whether the game can have this seat.
    fn has(&self, seat: u8) -> bool {
        usize::from(seat) < self.each.len()
    }

    /// The table that is asked for; seats that it does not have are left aside. `chance` gives a number
    /// below the one given.
    ///
    /// # Errors
    /// Options that do not exist or do not go together.
    pub(super) fn table(
        &self,
        entry: &Entry,
        chance: impl FnOnce(u8) -> u8,
    ) -> Result<NewTable, Message> {
        let count = entry.game.seating(&self.options)?.seats;
        let who: Vec<Who> = match self.way {
            Way::Each => self.each.iter().copied().take(count.into()).collect(),
            Way::Others(others) => {
                let own = match self.seat {
                    Some(seat) if seat < count => seat,
                    _ => chance(count),
                };
                let who = |seat| if seat == own { Who::Screen } else { others };
                (0..count).map(who).collect()
            }
        };
        let kind = |who: &Who| match who {
            Who::Screen => SeatKind::Local,
            Who::Computer => SeatKind::Computer { level: self.level },
            Who::Link => SeatKind::Link,
        };
        let is_named = !self.name.is_empty() && who.contains(&Who::Link);
        Ok(NewTable {
            game: entry.id().to_owned(),
            options: self.options.clone(),
            seats: who
                .iter()
                .map(|who| SeatSetup { kind: kind(who) })
                .collect(),
            clock: CLOCKS
                .iter()
                .find(|(name, _)| *name == self.clock)
                .map_or(ClockKind::None, |(_, clock)| *clock),
            name: is_named.then(|| self.name.clone()),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{AppError, Form};
    use tablier_catalog::{Entry, GAMES};
    use tablier_protocol::{ClockKind, SeatKind};

    fn read(fields: &[(&str, &str)]) -> Form {
        read_of(&GAMES[0], fields)
    }

    fn read_of(entry: &Entry, fields: &[(&str, &str)]) -> Form {
        let fields = fields
            .iter()
            .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()));
        Form::read(entry, fields.collect()).unwrap()
    }

    /// Seats one by one at a table of the game that seats most.
    fn one_by_one(fields: &[(&str, &str)]) -> Vec<SeatKind> {
        let entry = tablier_catalog::find("pente").unwrap();
        let fields: Vec<(&str, &str)> = [("way", "each"), ("level", "2"), ("name", "Camille")]
            .into_iter()
            .chain(fields.iter().copied())
            .collect();
        let table = read_of(entry, &fields)
            .table(entry, |_| unreachable!())
            .unwrap();
        let kinds: Vec<SeatKind> = table.seats.iter().map(|seat| seat.kind).collect();
        assert_eq!(table.name.is_some(), kinds.contains(&SeatKind::Link));
        kinds
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
    fn seats_are_filled_one_by_one() {
        let three = ("option-players", "3");
        let computer = SeatKind::Computer { level: 2 };
        assert_eq!(
            one_by_one(&[three]),
            [SeatKind::Local, SeatKind::Link, computer]
        );
        assert_eq!(
            one_by_one(&[three, ("who-0", "computer"), ("who-1", "screen")]),
            [computer, SeatKind::Local, computer]
        );
        // Whether one at least is local is asked when the table is opened.
        let nobody = [("who-0", "link"), ("who-2", "link")];
        assert_eq!(
            one_by_one(&[three, nobody[0], nobody[1]]),
            [SeatKind::Link, SeatKind::Link, SeatKind::Link]
        );
    }

    #[test]
    fn seats_that_a_table_does_not_have_are_left_aside() {
        let fields = [("who-1", "screen"), ("who-3", "link")];
        assert_eq!(one_by_one(&fields), [SeatKind::Local, SeatKind::Local]);
        let entry = tablier_catalog::find("pente").unwrap();
        let form = read_of(entry, &[("seat", "3")]);
        let table = form.table(entry, |seats| seats - 1).unwrap();
        let kinds: Vec<SeatKind> = table.seats.iter().map(|seat| seat.kind).collect();
        assert_eq!(
            kinds,
            [SeatKind::Computer { level: form.level }, SeatKind::Local]
        );
    }

    #[test]
    fn what_the_form_does_not_offer_is_refused_by_field() {
        for (key, value) in [
            ("way", "x"),
            ("level", "256"),
            ("seat", "2"),
            ("seat", "x"),
            ("clock", "x"),
            ("who-0", "x"),
            ("who-2", "link"),
            ("who-x", "link"),
            ("other", "x"),
        ] {
            let fields = vec![(key.to_owned(), value.to_owned())];
            let refused = Form::read(&GAMES[0], fields);
            assert_eq!(refused, Err(AppError::field(key)), "{key}={value}");
        }
        let name = ("name".to_owned(), "Camille".to_owned());
        let twice = Form::read(&GAMES[0], vec![name.clone(), name]);
        assert_eq!(twice, Err(AppError::field("name")));
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

//! Symmetries: a game looks the same in a mirror.

use crate::playout::after;
use crate::run::{Entered, Run};
use std::collections::HashSet;
use tablier_game::{Actor, Notation, OptionValues, Outcome, Seat, SeatSet};

type MapText = Box<dyn Fn(&OptionValues, &str) -> String>;
type MapSeat = Box<dyn Fn(Seat) -> Seat>;

/// A way to map whole games from the beginning to games that must go the same way: a mirror, a quarter turn,
/// sides that change places. Turns and rolls are mapped as texts.
pub struct Symmetry {
    name: &'static str,
    text: MapText,
    seat: MapSeat,
}

impl Symmetry {
    /// A symmetry that leaves seats alone. `text` gets the options (the size of the board may be one) and the
    /// canonical text of a turn or a roll.
    pub fn new(
        name: &'static str,
        text: impl Fn(&OptionValues, &str) -> String + 'static,
    ) -> Symmetry {
        Symmetry {
            name,
            text: Box::new(text),
            seat: Box::new(|seat| seat),
        }
    }

    /// This symmetry with seats that change places.
    #[must_use]
    pub fn with_seats(mut self, seat: impl Fn(Seat) -> Seat + 'static) -> Symmetry {
        self.seat = Box::new(seat);
        self
    }
}

/// A mirror and a quarter turn of a square board: all its symmetries are made of the two. `side` tells how many cells it
/// has along an edge; cells are written as [`map_cells`] reads them.
pub fn square_symmetries(side: impl Fn(&OptionValues) -> u8 + Copy + 'static) -> [Symmetry; 2] {
    let last = move |options: &OptionValues| side(options) - 1;
    [
        Symmetry::new("mirror", move |options, turn| {
            map_cells(turn, |column, row| (last(options) - column, row))
        }),
        Symmetry::new("quarter turn", move |options, turn| {
            map_cells(turn, |column, row| (row, last(options) - column))
        }),
    ]
}

/// Maps every word of a text that names a cell (a letter and a number): `map` gets column and row counted from 0
/// (`a` is 0, `1` is 0) and gives the new ones. Other words stay.
pub fn map_cells(text: &str, map: impl Fn(u8, u8) -> (u8, u8)) -> String {
    let words: Vec<String> = text
        .split(' ')
        .map(|word| {
            let cell = || {
                let letter = word.chars().next().filter(char::is_ascii_lowercase)?;
                let row: u8 = word[1..].parse().ok()?;
                let (column, row) = map(letter as u8 - b'a', row.checked_sub(1)?);
                Some(format!("{}{}", (b'a' + column) as char, row + 1))
            };
            cell().unwrap_or_else(|| word.to_owned())
        })
        .collect();
    words.join(" ")
}

impl<G: Notation> Run<'_, G> {
    /// Plays a game again in the mirror, beside the game itself.
    ///
    /// `counts` are the numbers of turns before each entry and at the end.
    pub(crate) fn check_symmetry(
        &mut self,
        symmetry: &Symmetry,
        entries: &[Entered],
        counts: &[usize],
    ) {
        let mut here = G::initial(&self.options);
        let mut there = here.clone();
        for (entry, count) in entries.iter().zip(counts) {
            self.check_images(symmetry, &here, &there, *count);
            match entry {
                Entered::Played(text) => {
                    let turn = self.parse(&here, text);
                    G::play_unchecked(&mut here, &turn);
                    let image = (symmetry.text)(&self.values, text);
                    let turn = self.parse(&there, &image);
                    G::play_unchecked(&mut there, &turn);
                }
                Entered::Retired(seat) => {
                    G::retire(&mut here, *seat);
                    G::retire(&mut there, (symmetry.seat)(*seat));
                }
            }
        }
        self.check_images(symmetry, &here, &there, 0);
    }

    fn check_images(
        &mut self,
        symmetry: &Symmetry,
        here: &G::Position,
        there: &G::Position,
        count: usize,
    ) {
        let name = symmetry.name;
        let actor = match G::actor(here) {
            Actor::Player(seat) => Actor::Player((symmetry.seat)(seat)),
            other => other,
        };
        if actor != G::actor(there) {
            self.fail(here, format!("{name}: the image has another actor"));
        }
        if G::ply(here) != G::ply(there) {
            self.fail(here, format!("{name}: the image has another ply"));
        }
        let outcome = G::outcome(here).map(|outcome| match outcome {
            Outcome::Win { seats, how, points } => Outcome::Win {
                seats: seats
                    .iter()
                    .map(|seat| (symmetry.seat)(seat))
                    .collect::<SeatSet>(),
                how,
                points,
            },
            other => other,
        });
        if outcome != G::outcome(there) {
            self.fail(here, format!("{name}: the image has another outcome"));
        }
        if !self.symmetry_budget.allows(count) {
            return;
        }
        let mut turns = Vec::new();
        let mut images = Vec::new();
        G::turns(here, &mut turns);
        G::turns(there, &mut images);
        if turns.len() != images.len() {
            let counts = (turns.len(), images.len());
            self.fail(
                here,
                format!("{name}: the image has other turns: {counts:?}"),
            );
        }
        let known: HashSet<G::Position> =
            images.iter().map(|turn| after::<G>(there, turn)).collect();
        let mapped: HashSet<G::Position> = turns
            .iter()
            .map(|turn| {
                let image = (symmetry.text)(&self.values, &G::turn_text(here, turn));
                after::<G>(there, &self.parse(there, &image))
            })
            .collect();
        if known != mapped {
            self.fail(
                here,
                format!("{name}: the images of the turns are other turns"),
            );
        }
    }
}

//! Seats and sets of seats. Colours live inside the games; outside there are only seats.

use serde::de::{Error, Unexpected};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A place at the table, counted from 0. People read it from 1 ([`fmt::Display`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, ts_rs::TS)]
#[serde(transparent)]
#[ts(export_to = "protocol.ts")]
pub struct Seat(pub u8);

impl Seat {
    /// No table has more seats than this.
    pub const MOST: u8 = 8;

    /// The index of this seat in arrays and lists by seat.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat after this one at a table of `seats` seats.
    #[must_use]
    pub const fn next(self, seats: u8) -> Seat {
        Seat((self.0 + 1) % seats)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

/// Only seats that a [`SeatSet`] can hold are read.
impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let seat = u8::deserialize(deserializer)?;
        if seat < Seat::MOST {
            Ok(Seat(seat))
        } else {
            let found = Unexpected::Unsigned(seat.into());
            Err(D::Error::invalid_value(found, &"a seat"))
        }
    }
}

/// A set of at most eight seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// The set of one seat.
    pub const fn of(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// The seats `0..seats`.
    pub const fn all(seats: u8) -> SeatSet {
        SeatSet(((1u16 << seats) - 1) as u8)
    }

    /// This set and `seat`.
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.0)
    }

    /// This set less the seats of `other`.
    #[must_use]
    pub const fn without(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & !other.0)
    }

    /// The seats of both sets.
    #[must_use]
    pub const fn union(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 | other.0)
    }

    /// Whether `seat` is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats the set holds.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The seats in rising order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..Seat::MOST)
            .map(Seat)
            .filter(move |seat| self.contains(*seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

impl Serialize for SeatSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Seat>::deserialize(deserializer)?
            .into_iter()
            .collect())
    }
}

/// How many seats a game with given options has, and who plays together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seating {
    /// How many seats there are, 2 to 8.
    pub seats: u8,
    /// How many teams the seats form in turn (seat `s` is in team `s % teams`); equal to `seats`
    /// when each plays for themselves.
    pub teams: u8,
}

impl Seating {
    /// Each of `seats` for themselves.
    pub const fn each(seats: u8) -> Seating {
        Seating {
            seats,
            teams: seats,
        }
    }

    /// The seats that win and lose together with `seat`, itself included.
    pub fn allies(self, seat: Seat) -> SeatSet {
        self.iter()
            .filter(|other| other.0 % self.teams == seat.0 % self.teams)
            .collect()
    }

    /// The seats that play against `seat`.
    pub fn rivals(self, seat: Seat) -> SeatSet {
        SeatSet::all(self.seats).without(self.allies(seat))
    }

    /// All seats in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..self.seats).map(Seat)
    }
}

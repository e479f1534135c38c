//! Where a checker can be, from its owner's side.

use std::fmt;
use std::str::FromStr;

/// Where a checker can be, from its owner's side: a point from 24 down to 1, the bar (which counts as
/// 25: die n enters on 25 − n, BG-3) or off the board (0).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Place(u8);

impl Place {
    /// Borne off.
    pub const OFF: Place = Place(0);
    /// On the bar.
    pub const BAR: Place = Place(25);

    /// The place with this number: 0 off, 1 to 24 the points, 25 the bar.
    pub const fn new(number: u8) -> Option<Place> {
        if number <= 25 {
            Some(Place(number))
        } else {
            None
        }
    }

    /// Every point from 1 to 24.
    pub fn points() -> impl DoubleEndedIterator<Item = Place> {
        (1..=24).map(Place)
    }

    /// The number: 0 off, 1 to 24 the points, 25 the bar. It is also the number of pips to bear off.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The same point from the other side.
    #[must_use]
    pub const fn mirrored(self) -> Place {
        Place(25 - self.0)
    }

    /// The bit of this place in sets of places.
    pub(crate) const fn bit(self) -> u32 {
        1 << self.0
    }

    /// Where `die` leads from here.
    pub(crate) const fn after(self, die: u8) -> Place {
        Place(self.0.saturating_sub(die))
    }

    /// The place of the highest bit of a set that is not empty.
    pub(crate) const fn highest(set: u32) -> Place {
        debug_assert!(set != 0 && set < 1 << 26);
        Place(31 - set.leading_zeros() as u8)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Place::BAR => f.write_str("bar"),
            Place::OFF => f.write_str("off"),
            Place(point) => write!(f, "{point}"),
        }
    }
}

/// The text is not a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a place is a point from 1 to 24, bar or off")]
pub struct NotAPlace;

impl FromStr for Place {
    type Err = NotAPlace;

    /// Reads a point from 1 to 24, `bar` or `off` in any case, and what programs write for these: 25 and 0.
    fn from_str(text: &str) -> Result<Place, NotAPlace> {
        if text.eq_ignore_ascii_case("bar") {
            return Ok(Place::BAR);
        }
        if text.eq_ignore_ascii_case("off") {
            return Ok(Place::OFF);
        }
        let digits = text.bytes().all(|byte| byte.is_ascii_digit());
        let plain = digits && (text.len() == 1 || !text.starts_with('0'));
        text.parse()
            .ok()
            .filter(|_| plain)
            .and_then(Place::new)
            .ok_or(NotAPlace)
    }
}

/// The places of a set, the highest first.
pub(crate) fn descending(mut set: u32) -> impl Iterator<Item = Place> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let place = Place::highest(set);
        set ^= place.bit();
        Some(place)
    })
}

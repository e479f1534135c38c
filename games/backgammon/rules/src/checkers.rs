//! The fifteen checkers of one side.

use crate::Place;
use crate::place::descending;
use std::fmt;

/// How many checkers a side has (BG-1).
pub const CHECKERS: u8 = 15;

/// The points in sets of places.
const POINTS: u32 = 0x01ff_fffe;
/// The places where a checker is in play: the points and the bar.
const IN_PLAY: u32 = POINTS | Place::BAR.bit();

/// The checkers of one side by place, from its own side.
///
/// The count of each place (0 to 15, as a binary number of four digits) lies across four words: digit
/// `k` of the count of place `p` is bit `p` of word `k`. So the set of places with at least one or two
/// checkers is a few operations away, and a side fits into 16 bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Checkers([u32; 4]);

impl Checkers {
    /// The start (BG-1): two on 24, five on 13, three on 8, five on 6.
    pub const START: Checkers = {
        let mut counts = [0; 26];
        counts[24] = 2;
        counts[13] = 5;
        counts[8] = 3;
        counts[6] = 5;
        Checkers::of_counts(&counts)
    };

    /// The checkers with these counts by place number; each is at most 15.
    pub(crate) const fn of_counts(counts: &[u8; 26]) -> Checkers {
        let mut words = [0; 4];
        let mut place = 0;
        while place < 26 {
            let mut digit = 0;
            while digit < 4 {
                words[digit] |= ((counts[place] >> digit & 1) as u32) << place;
                digit += 1;
            }
            place += 1;
        }
        Checkers(words)
    }

    /// How many checkers are on `place`.
    #[inline]
    pub const fn count(self, place: Place) -> u8 {
        let at = place.number();
        let [ones, twos, fours, eights] = self.0;
        ((ones >> at & 1)
            | (twos >> at & 1) << 1
            | (fours >> at & 1) << 2
            | (eights >> at & 1) << 3) as u8
    }

    /// The counts by place number: 0 off, 1 to 24 the points, 25 the bar.
    pub fn counts(self) -> [u8; 26] {
        std::array::from_fn(|number| Place::new(number as u8).map_or(0, |place| self.count(place)))
    }

    /// How many checkers are borne off.
    #[inline]
    pub const fn off(self) -> u8 {
        self.count(Place::OFF)
    }

    /// How many checkers are on the bar.
    #[inline]
    pub const fn bar(self) -> u8 {
        self.count(Place::BAR)
    }

    /// The pips that all checkers together need to be borne off.
    pub fn pips(self) -> u16 {
        descending(self.in_play())
            .map(|place| u16::from(place.number()) * u16::from(self.count(place)))
            .sum()
    }

    /// The points and the bar, where at least one checker is.
    #[inline]
    pub(crate) const fn in_play(self) -> u32 {
        (self.0[0] | self.0[1] | self.0[2] | self.0[3]) & IN_PLAY
    }

    /// The points and the bar, where at least two checkers are.
    #[inline]
    pub(crate) const fn in_twos(self) -> u32 {
        (self.0[1] | self.0[2] | self.0[3]) & IN_PLAY
    }

    /// Puts one checker more on `place`, where there are less than 15.
    #[inline]
    pub(crate) const fn add(&mut self, place: Place) {
        let [ones, twos, fours, eights] = &mut self.0;
        let mut carry = place.bit();
        let next = *ones & carry;
        *ones ^= carry;
        carry = next;
        let next = *twos & carry;
        *twos ^= carry;
        carry = next;
        let next = *fours & carry;
        *fours ^= carry;
        *eights ^= next;
    }

    /// Takes one checker from `place`, where there is one.
    #[inline]
    pub(crate) const fn remove(&mut self, place: Place) {
        let [ones, twos, fours, eights] = &mut self.0;
        let mut borrow = place.bit();
        let next = !*ones & borrow;
        *ones ^= borrow;
        borrow = next;
        let next = !*twos & borrow;
        *twos ^= borrow;
        borrow = next;
        let next = !*fours & borrow;
        *fours ^= borrow;
        *eights ^= next;
    }

    /// These after one checker went from a place to another.
    #[inline]
    #[must_use]
    pub(crate) const fn moved(mut self, from: Place, to: Place) -> Checkers {
        self.remove(from);
        self.add(to);
        self
    }
}

impl fmt::Debug for Checkers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map()
            .entries(
                (0..=25)
                    .rev()
                    .filter_map(Place::new)
                    .map(|place| (place.to_string(), self.count(place)))
                    .filter(|(_, count)| *count > 0),
            )
            .finish()
    }
}

/// What the other side's checkers mean to the mover, in sets of points from the mover's side.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Enemy {
    /// The points with fewer than two enemy checkers, where one may land (BG-2).
    pub(crate) open: u32,
    /// The points with a single enemy checker, which is hit by a landing.
    pub(crate) blots: u32,
}

impl Enemy {
    /// What these checkers (from their own side) mean to the other side.
    #[inline]
    pub(crate) const fn of(checkers: Checkers) -> Enemy {
        let twos = mirrored(checkers.in_twos());
        Enemy {
            open: POINTS & !twos,
            blots: mirrored(checkers.in_play()) & !twos,
        }
    }

    /// What is hit by a landing: the bit of the place or nothing.
    #[inline]
    pub(crate) const fn hit(self, landing: Place) -> u32 {
        self.blots & landing.bit()
    }
}

/// A set of points from the other side.
const fn mirrored(points: u32) -> u32 {
    // Bit p goes to bit 25 − p.
    (points.reverse_bits() >> 6) & POINTS
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bg_1_the_start_has_fifteen_checkers_and_167_pips() {
        assert_eq!(Checkers::START.counts().iter().sum::<u8>(), CHECKERS);
        assert_eq!(Checkers::START.pips(), 167);
    }

    #[test]
    fn counts_go_up_and_down() {
        let place = Place::new(7).unwrap();
        let mut checkers = Checkers::of_counts(&[0; 26]);
        for count in 1..=15 {
            checkers.add(place);
            assert_eq!(checkers.count(place), count);
            assert_eq!(checkers.in_play(), place.bit());
            assert_eq!(checkers.in_twos(), if count > 1 { place.bit() } else { 0 });
        }
        for count in (0..15).rev() {
            checkers.remove(place);
            assert_eq!(checkers.count(place), count);
        }
        assert_eq!(checkers.counts(), [0; 26]);
    }

    #[test]
    fn the_enemy_is_seen_from_the_other_side() {
        let mut counts = [0; 26];
        counts[24] = 2;
        counts[1] = 1;
        counts[25] = 3;
        counts[0] = 9;
        let enemy = Enemy::of(Checkers::of_counts(&counts));
        assert_eq!(enemy.open, POINTS & !(1 << 1));
        assert_eq!(enemy.blots, 1 << 24);
    }
}

//! The plays for two different dice.
//!
//! First all plays with the higher die first, then those with the lower die first that end elsewhere. Two
//! plays end in the same position only in three ways, each of which is looked at directly, so that no
//! end positions have to be compared:
//! 1. the same two steps in the other order;
//! 2. one checker that makes both steps by way of either point in between, neither of which it hits;
//! 3. two checkers borne off, each by either die.

use crate::checkers::{Checkers, Enemy};
use crate::place::descending;
use crate::play::Move;
use crate::stepping::{OUTSIDE, movable};
use crate::{Dice, Place, Play};

/// Appends every play for the two different `dice`.
pub(crate) fn generate<T: From<Play>>(own: Checkers, enemy: Enemy, dice: Dice, out: &mut Vec<T>) {
    let search = Search {
        start: own.in_play(),
        twos: own.in_twos(),
        enemy,
        high: dice.high(),
        low: dice.low(),
    };
    let begin = out.len();
    if search.is_plain() {
        search.plain(out);
    } else {
        search.general(out);
    }
    if out.len() == begin {
        search.single(out);
    }
}

struct Search {
    /// Where the mover has checkers in play.
    start: u32,
    /// Where the mover has two or more of them.
    twos: u32,
    enemy: Enemy,
    high: u8,
    low: u8,
}

impl Search {
    /// Whether no checker is on the bar and none can be borne off in this turn.
    fn is_plain(&self) -> bool {
        let outside = self.start & OUTSIDE;
        let one_outside = outside & outside.wrapping_sub(1) == 0 && self.twos & OUTSIDE == 0;
        self.start & Place::BAR.bit() == 0 && !one_outside
    }

    /// Plays of two dice where a step needs nothing but its checker and its landing.
    #[inline]
    fn plain<T: From<Play>>(&self, out: &mut Vec<T>) {
        let by_high = self.enemy.open << self.high;
        let by_low = self.enemy.open << self.low;
        for from in descending(self.start & by_high) {
            let places = self.after(from, from.after(self.high));
            // A checker that comes to `from` and goes on may have gone by the other point (2).
            let comes = from.bit() << self.low & self.start & by_high;
            let known = if comes != 0 && self.hits_nothing_between(Place::highest(comes)) {
                comes
            } else {
                0
            };
            for other in descending(places & by_low & !known) {
                out.push(self.play(from, other).into());
            }
        }
        for from in descending(self.start & by_low) {
            let rest = from.after(self.low);
            // Where the mover has had a checker, the higher die could go first (1).
            let fresh = rest.bit() & !self.start & by_high;
            if fresh != 0 && !(from.bit() & by_high != 0 && self.hits_nothing_between(from)) {
                out.push(self.play(rest, from).into());
            }
        }
    }

    /// Plays of two dice in any position.
    fn general<T: From<Play>>(&self, out: &mut Vec<T>) {
        for from in descending(self.movable(self.start, self.high)) {
            for other in descending(self.second(from, self.high, self.low)) {
                if !(other.after(self.low) == from && self.goes_by_high(other)) {
                    out.push(self.play(from, other).into());
                }
            }
        }
        for from in descending(self.movable(self.start, self.low)) {
            for other in descending(self.second(from, self.low, self.high)) {
                if !self.is_known(other, from) {
                    out.push(self.play(other, from).into());
                }
            }
        }
    }

    /// Plays of one die: the higher one if it can be played (BG-4).
    fn single<T: From<Play>>(&self, out: &mut Vec<T>) {
        for die in [self.high, self.low] {
            let starts = self.movable(self.start, die);
            for from in descending(starts) {
                let to = from.after(die);
                out.push(Play::one(Move { from, to }, 1, self.enemy.hit(to)).into());
            }
            if starts != 0 {
                return;
            }
        }
    }

    fn movable(&self, places: u32, die: u8) -> u32 {
        movable(places, self.enemy, die)
    }

    /// Where the mover's checkers are in play after one of them went `from` a place `to` another.
    #[inline]
    fn after(&self, from: Place, to: Place) -> u32 {
        (self.start & !(from.bit() & !self.twos) | to.bit()) & !Place::OFF.bit()
    }

    /// Where the die `then` can be played from after `first` was played from `from`.
    fn second(&self, from: Place, first: u8, then: u8) -> u32 {
        self.movable(self.after(from, from.after(first)), then)
    }

    /// Whether a checker can play the higher die from `by_high` and after it one the lower from `by_low`.
    fn is_high_first(&self, by_high: Place, by_low: Place) -> bool {
        self.movable(self.start, self.high) & by_high.bit() != 0
            && self.second(by_high, self.high, self.low) & by_low.bit() != 0
    }

    /// Whether the play with the lower die first ends where one with the higher die first does.
    fn is_known(&self, by_high: Place, by_low: Place) -> bool {
        if self.is_high_first(by_high, by_low) {
            return true;
        }
        if by_low.after(self.low) == by_high && self.goes_by_high(by_low) {
            return true;
        }
        by_low.after(self.low) == Place::OFF
            && by_high.after(self.low) == Place::OFF
            && self.is_high_first(by_low, by_high)
    }

    /// Whether a checker that makes both steps from `from` can go the higher die first and hits nothing on either way.
    fn goes_by_high(&self, from: Place) -> bool {
        let between = from.after(self.high);
        between != Place::OFF
            && self.hits_nothing_between(from)
            && self.is_high_first(from, between)
    }

    /// Whether a checker that makes both steps from `from` hits nothing after its first, whichever it is.
    fn hits_nothing_between(&self, from: Place) -> bool {
        let hit = |die| self.enemy.hit(from.after(die));
        hit(self.high) | hit(self.low) == 0
    }

    /// The play of the higher die from `by_high` and the lower from `by_low`, in the order of BG-8.
    #[inline]
    fn play(&self, by_high: Place, by_low: Place) -> Play {
        let high = Move {
            from: by_high,
            to: by_high.after(self.high),
        };
        let low = Move {
            from: by_low,
            to: by_low.after(self.low),
        };
        let hits = self.enemy.hit(high.to) | self.enemy.hit(low.to);
        if high.to == low.from {
            let whole = Move {
                from: high.from,
                to: low.to,
            };
            Play::one(whole, 2, hits)
        } else if low.to == high.from {
            let whole = Move {
                from: low.from,
                to: high.to,
            };
            Play::one(whole, 2, hits)
        } else if high.from > low.from {
            Play::two(high, low, hits)
        } else {
            // From one point the lower die has the higher landing.
            Play::two(low, high, hits)
        }
    }
}

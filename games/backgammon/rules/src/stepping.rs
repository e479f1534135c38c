//! One checker, one die: which checkers can move, and why one cannot.

use crate::checkers::{Checkers, Enemy};
use crate::{Place, Refusal};

/// The points outside the home board, and the bar.
pub(crate) const OUTSIDE: u32 = 0x03ff_ff80;

/// From which places `die` can be played by the side whose checkers are in play on the places `in_play`
/// (BG-2, BG-3, BG-5).
#[inline]
pub(crate) const fn movable(in_play: u32, enemy: Enemy, die: u8) -> u32 {
    let bar = in_play & Place::BAR.bit();
    let may_move = if bar != 0 { bar } else { in_play };
    let inside = may_move & enemy.open << die;
    if in_play & OUTSIDE != 0 {
        return inside;
    }
    inside | bearing_off(in_play, die)
}

/// From which place `die` bears off a checker when all are in the home board: the point of the die, or
/// the highest occupied point if that is lower (BG-5).
const fn bearing_off(in_play: u32, die: u8) -> u32 {
    let exact = in_play & 1 << die;
    if exact != 0 || in_play == 0 || in_play >> die != 0 {
        exact
    } else {
        Place::highest(in_play).bit()
    }
}

/// Whether all checkers in play are in the home board, so that they may be borne off (BG-5).
#[inline]
pub(crate) const fn all_home(in_play: u32) -> bool {
    in_play & OUTSIDE == 0
}

/// Why `die` cannot be played from `place`; asked only where [`movable`] says so.
pub(crate) fn why_not(own: Checkers, place: Place, die: u8) -> Refusal {
    let to = place.after(die);
    if own.count(place) == 0 || place == Place::OFF {
        Refusal::NoChecker { place }
    } else if own.bar() > 0 && place != Place::BAR {
        Refusal::BarFirst
    } else if to != Place::OFF {
        Refusal::Closed { place: to }
    } else if all_home(own.in_play()) {
        Refusal::HigherFirst {
            place: Place::highest(own.in_play()),
        }
    } else {
        Refusal::NotHome
    }
}

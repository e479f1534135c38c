//! Random numbers of the incremental hash.
//!
//! Checkers borne off have none, since their number follows from the others; the ply has none, since
//! nothing depends on it.

use crate::{Checkers, Dice, Place, Side};

/// By side, place and number of checkers there; no checker is 0.
static CHECKERS: [[[u64; 16]; 26]; 2] = {
    let mut keys = [[[0; 16]; 26]; 2];
    let mut side = 0;
    while side < 2 {
        let mut place = 1;
        while place < 26 {
            let mut count = 1;
            while count < 16 {
                keys[side][place][count] = random(((side * 26 + place) * 16 + count) as u64);
                count += 1;
            }
            place += 1;
        }
        side += 1;
    }
    keys
};

/// By roll.
static DICE: [u64; 21] = {
    let mut keys = [0; 21];
    let mut index = 0;
    while index < 21 {
        keys[index] = random(1000 + index as u64);
        index += 1;
    }
    keys
};

/// Black is on roll.
pub(crate) const BLACK: u64 = random(2000);

/// `count` checkers of `side` on `place`.
#[inline]
pub(crate) fn checkers(side: Side, place: Place, count: u8) -> u64 {
    CHECKERS[side as usize][usize::from(place.number())][usize::from(count & 15)]
}

/// All checkers of a side.
pub(crate) fn side(side: Side, all: Checkers) -> u64 {
    all.counts()
        .into_iter()
        .zip((0..).map_while(Place::new))
        .fold(0, |hash, (count, place)| {
            hash ^ checkers(side, place, count)
        })
}

/// The roll.
#[inline]
pub(crate) fn dice(dice: Dice) -> u64 {
    DICE[dice.index()]
}

/// `side` has left the game.
pub(crate) const fn left(side: Side) -> u64 {
    random(2001 + side as u64)
}

/// The number `index` of a fixed random sequence (`SplitMix64`, Sebastiano Vigna, public domain).
const fn random(index: u64) -> u64 {
    let mut bits = (index + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ bits >> 31
}

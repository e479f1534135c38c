//! Zobrist keys: a fixed random number for each colour on each point.

use crate::{Point, PointSet};

/// How many colours have keys.
pub const ZOBRIST_COLOURS: usize = 4;

static KEYS: [[u64; Point::INDICES]; ZOBRIST_COLOURS] = {
    let mut keys = [[0; Point::INDICES]; ZOBRIST_COLOURS];
    let mut state = 0x7461_626c_6965_7221;
    let mut colour = 0;
    while colour < ZOBRIST_COLOURS {
        let mut index = 0;
        while index < Point::INDICES {
            keys[colour][index] = splitmix64(state);
            state = state.wrapping_add(GOLDEN);
            index += 1;
        }
        colour += 1;
    }
    keys
};

const GOLDEN: u64 = 0x9e37_79b9_7f4a_7c15;

/// The key of a stone of the colour with this number (less than [`ZOBRIST_COLOURS`]) on a point.
#[inline]
pub fn zobrist(colour: usize, point: Point) -> u64 {
    KEYS[colour][point.index()]
}

/// The keys of all stones together, given by colour: what [`zobrist`] comes to when it is kept up stone by stone.
pub fn zobrist_of(stones: &[PointSet]) -> u64 {
    let of_colour = |(colour, set): (usize, &PointSet)| {
        set.iter()
            .fold(0, |key, point| key ^ zobrist(colour, point))
    };
    stones
        .iter()
        .enumerate()
        .map(of_colour)
        .fold(0, |key, other| key ^ other)
}

/// The splitmix64 generator's output for a state: a well-mixed number for each number, for a game's own keys
/// and for tests.
pub const fn splitmix64(state: u64) -> u64 {
    let mut z = state.wrapping_add(GOLDEN);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Size;
    use std::collections::HashSet;

    #[test]
    fn keys_are_distinct() {
        let keys: HashSet<u64> = (0..ZOBRIST_COLOURS)
            .flat_map(|colour| Size::MAX.points().map(move |point| zobrist(colour, point)))
            .collect();
        assert_eq!(keys.len(), 1600);
        assert!(!keys.contains(&0));
    }

    #[test]
    fn the_keys_of_all_stones_are_those_of_each() {
        let (a, b, c) = (Point::new(2, 3), Point::new(4, 4), Point::new(0, 19));
        let stones = [PointSet::from_iter([a, b]), PointSet::from_iter([c])];
        assert_eq!(
            zobrist_of(&stones),
            zobrist(0, a) ^ zobrist(0, b) ^ zobrist(1, c)
        );
        assert_eq!(zobrist_of(&[PointSet::EMPTY; 4]), 0);
    }

    #[test]
    fn splitmix64_is_the_published_generator() {
        // First outputs for seed 0 as listed with the reference implementation.
        assert_eq!(splitmix64(0), 0xe220_a839_7b1d_cdaf);
        assert_eq!(splitmix64(GOLDEN), 0x6e78_9e6a_a1b9_65f4);
    }
}

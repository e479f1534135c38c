//! Which rolls of the other side hit a blot.

use crate::judge::Counts;

/// The blots of a side, seen from the side that may hit them.
pub(crate) struct Shots<'a> {
    own: &'a Counts,
    enemy: &'a Counts,
}

impl<'a> Shots<'a> {
    /// The shots of `enemy` at `own`.
    pub(crate) fn new(own: &'a Counts, enemy: &'a Counts) -> Shots<'a> {
        Shots { own, enemy }
    }

    /// Each roll that hits, with its weight out of 36 and the own place of the dearest blot that it hits (the
    /// one that has come furthest).
    pub(crate) fn rolls(&self) -> impl Iterator<Item = (i32, usize)> {
        (1..=6).flat_map(move |high| {
            (1..=high).filter_map(move |low| {
                let weight = if high == low { 1 } else { 2 };
                (1..=24)
                    .find(|place| self.own[*place] == 1 && self.hits(25 - *place, [high, low]))
                    .map(|place| (weight, place))
            })
        })
    }

    /// Whether the enemy hits a blot on its place `target` with these dice.
    fn hits(&self, target: usize, [high, low]: [usize; 2]) -> bool {
        // With a checker on the bar only that one moves first; others need the second die.
        let waiting = self.enemy[25];
        let from = |place: usize| match waiting {
            0 => place <= 24 && self.enemy[place] > 0,
            1 => place == 25,
            _ => false,
        };
        if waiting > 0
            && [high, low]
                .iter()
                .any(|die| 25 - die == target && self.is_open(target))
        {
            return true;
        }
        if waiting == 1 {
            // One die brings it in, the other hits with any checker.
            for (enter, other) in [(high, low), (low, high)] {
                let source = target + other;
                if self.is_open(25 - enter) && source <= 24 && self.enemy[source] > 0 {
                    return true;
                }
            }
        }
        if high == low {
            let mut place = target;
            for _ in 0..4 {
                place += high;
                if place > 25 {
                    return false;
                }
                if from(place) {
                    return true;
                }
                if place > 24 || !self.is_open(place) {
                    return false;
                }
            }
            return false;
        }
        let direct = |die: usize| target + die <= 25 && from(target + die);
        if direct(high) || direct(low) {
            return true;
        }
        let source = target + high + low;
        source <= 25 && from(source) && (self.is_open(target + high) || self.is_open(target + low))
    }

    /// Whether the enemy can land on its place `place`.
    fn is_open(&self, place: usize) -> bool {
        self.own[25 - place] < 2
    }
}

#[cfg(test)]
mod tests {
    use super::Shots;

    fn counts(checkers: &[(usize, u8)]) -> [u8; 26] {
        let mut counts = [0; 26];
        for (place, count) in checkers {
            counts[*place] = *count;
        }
        counts
    }

    /// The number of rolls out of 36 that hit the blot on own place 6 from `distance` pips away.
    fn hitting(distance: usize, walls: &[(usize, u8)]) -> i32 {
        let own = counts(&[&[(6, 1)], walls].concat());
        let enemy = counts(&[(25 - 6 + distance, 1)]);
        Shots::new(&own, &enemy)
            .rolls()
            .map(|(weight, _)| weight)
            .sum()
    }

    #[test]
    fn the_usual_table_of_shots() {
        // The well-known counts of hitting rolls by distance, nothing in between.
        for (distance, rolls) in [(1, 11), (2, 12), (3, 14), (4, 15), (5, 15), (6, 17)] {
            assert_eq!(hitting(distance, &[]), rolls, "{distance} pips away");
        }
    }

    #[test]
    fn walls_block_indirect_shots() {
        assert_eq!(hitting(6, &[]), 17);
        // With both 3 pips and 2, 4, 1, 5 pips before the blot closed, only direct sixes are left.
        assert_eq!(hitting(6, &[(1, 2), (2, 2), (3, 2), (4, 2), (5, 2)]), 11);
    }
}

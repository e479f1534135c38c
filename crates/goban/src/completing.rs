//! Where one more stone completes a row.

use crate::{Axis, PointSet};

/// The points of `free` where one more point of `set` would make a row of at least `length` (2 to 8)
/// points. `free` and `set` have no point in common.
pub fn completing(set: &PointSet, free: &PointSet, length: usize) -> PointSet {
    let mut found = PointSet::EMPTY;
    for axis in Axis::ALL {
        found |= completing_on(set, axis, length);
    }
    found & *free
}

fn completing_on(set: &PointSet, axis: Axis, length: usize) -> PointSet {
    debug_assert!((2..=8).contains(&length));
    let stride = axis.stride();
    // `after[k]`: at least k + 1 points of the set follow; `before`: at least k + 1 come before.
    let mut after = [PointSet::EMPTY; 7];
    let mut before = [PointSet::EMPTY; 7];
    after[0] = set.back(stride);
    before[0] = set.forth(stride);
    let others = length - 1;
    for k in 1..others {
        after[k] = after[0] & after[k - 1].back(stride);
        before[k] = before[0] & before[k - 1].forth(stride);
    }
    let mut found = after[others - 1] | before[others - 1];
    for k in 1..others {
        found |= after[k - 1] & before[others - k - 1];
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Size, row_length, splitmix64};

    #[test]
    fn points_that_complete_a_row_are_those_with_a_long_row() {
        for side in [9, 15, 20] {
            let size = Size::new(side).unwrap();
            let mut seed = u64::from(side);
            for density in 1..8 {
                let set: PointSet = size
                    .points()
                    .filter(|_| {
                        seed = splitmix64(seed);
                        seed % 8 < density
                    })
                    .collect();
                let free = size.all() - set;
                for length in 2..=8 {
                    let walked: PointSet = free
                        .iter()
                        .filter(|point| {
                            Axis::ALL
                                .iter()
                                .any(|axis| row_length(&set, *point, *axis) as usize >= length)
                        })
                        .collect();
                    assert_eq!(completing(&set, &free, length), walked);
                }
            }
        }
    }
}

//! Sets of points as bits.

use crate::Point;
use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub, SubAssign};

const WORDS: usize = 7;

/// A set of points: 448 bits, bit `i` for the point of index `i`. Cheap to copy; no heap.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct PointSet([u64; WORDS]);

impl PointSet {
    /// No point.
    pub const EMPTY: PointSet = PointSet([0; WORDS]);

    /// The set of one point.
    pub const fn of(point: Point) -> PointSet {
        let mut set = PointSet::EMPTY;
        set.insert(point);
        set
    }

    /// Adds a point.
    #[inline]
    pub const fn insert(&mut self, point: Point) {
        self.0[point.index() / 64] |= 1 << (point.index() % 64);
    }

    /// Takes a point out.
    #[inline]
    pub const fn remove(&mut self, point: Point) {
        self.0[point.index() / 64] &= !(1 << (point.index() % 64));
    }

    /// Whether the point is in the set.
    #[inline]
    pub const fn contains(&self, point: Point) -> bool {
        self.contains_index(point.index())
    }

    /// Whether the point of this index is in the set. Any number may be asked: what is no point is not in the
    /// set. A walk from a point along an axis (`index.wrapping_add(stride)`, `index.wrapping_sub(stride)`) so
    /// ends by itself at the edge of every board.
    #[inline]
    pub const fn contains_index(&self, index: usize) -> bool {
        let word = index / 64;
        word < WORDS && self.0[word] >> (index % 64) & 1 != 0
    }

    /// Whether the set is empty.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|word| *word == 0)
    }

    /// How many points are in the set.
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether the sets have a point in common.
    pub fn meets(&self, other: &PointSet) -> bool {
        self.0.iter().zip(&other.0).any(|(a, b)| a & b != 0)
    }

    /// The first point (lowest column, then lowest row).
    pub fn first(&self) -> Option<Point> {
        self.iter().next()
    }

    /// The points in rising order.
    pub fn iter(&self) -> impl Iterator<Item = Point> + use<> {
        let words = self.0;
        (0..WORDS).flat_map(move |word| {
            let mut rest = words[word];
            std::iter::from_fn(move || {
                if rest == 0 {
                    return None;
                }
                let bit = rest.trailing_zeros() as usize;
                rest &= rest - 1;
                Point::from_index(word * 64 + bit)
            })
        })
    }

    /// The set with every index lowered by `stride` (less than 64): the points whose neighbour one step
    /// forwards is in this set. What falls off the board is gone or lies on an index that is no point.
    #[must_use]
    pub const fn back(&self, stride: usize) -> PointSet {
        debug_assert!(stride > 0 && stride < 64);
        let mut out = [0; WORDS];
        let mut word = 0;
        while word < WORDS {
            out[word] = self.0[word] >> stride;
            if word + 1 < WORDS {
                out[word] |= self.0[word + 1] << (64 - stride);
            }
            word += 1;
        }
        PointSet(out)
    }

    /// The set with every index raised by `stride` (less than 64): the points whose neighbour one step
    /// backwards is in this set, and perhaps some indices that are no points; intersect with
    /// [`crate::Size::all`].
    #[must_use]
    pub const fn forth(&self, stride: usize) -> PointSet {
        debug_assert!(stride > 0 && stride < 64);
        let mut out = [0; WORDS];
        let mut word = 0;
        while word < WORDS {
            out[word] = self.0[word] << stride;
            if word > 0 {
                out[word] |= self.0[word - 1] >> (64 - stride);
            }
            word += 1;
        }
        PointSet(out)
    }

    /// The first points (going forwards by `stride`) of all runs of `length` points of this set; a run of
    /// more contains several. A point of the set stands for each.
    #[must_use]
    pub fn runs(&self, stride: usize, length: usize) -> PointSet {
        let mut starts = *self;
        let mut shifted = *self;
        for _ in 1..length {
            shifted = shifted.back(stride);
            starts &= shifted;
        }
        starts
    }
}

impl BitOr for PointSet {
    type Output = PointSet;

    fn bitor(mut self, other: PointSet) -> PointSet {
        self |= other;
        self
    }
}

impl BitOrAssign for PointSet {
    fn bitor_assign(&mut self, other: PointSet) {
        for (a, b) in self.0.iter_mut().zip(other.0) {
            *a |= b;
        }
    }
}

impl BitAnd for PointSet {
    type Output = PointSet;

    fn bitand(mut self, other: PointSet) -> PointSet {
        self &= other;
        self
    }
}

impl BitAndAssign for PointSet {
    fn bitand_assign(&mut self, other: PointSet) {
        for (a, b) in self.0.iter_mut().zip(other.0) {
            *a &= b;
        }
    }
}

impl Sub for PointSet {
    type Output = PointSet;

    fn sub(mut self, other: PointSet) -> PointSet {
        self -= other;
        self
    }
}

impl SubAssign for PointSet {
    fn sub_assign(&mut self, other: PointSet) {
        for (a, b) in self.0.iter_mut().zip(other.0) {
            *a &= !b;
        }
    }
}

impl FromIterator<Point> for PointSet {
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> PointSet {
        let mut set = PointSet::EMPTY;
        for point in points {
            set.insert(point);
        }
        set
    }
}

impl fmt::Debug for PointSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set()
            .entries(self.iter().map(|point| (point.x(), point.y())))
            .finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Axis, Size};
    use std::collections::BTreeSet;

    fn sample(size: Size, mut seed: u64) -> PointSet {
        size.points()
            .filter(|_| {
                seed = crate::splitmix64(seed);
                seed & 1 == 0
            })
            .collect()
    }

    #[test]
    fn a_set_behaves_like_a_set() {
        let size = Size::MAX;
        for seed in 0..20 {
            let (a, b) = (sample(size, seed), sample(size, seed + 100));
            let (sa, sb): (BTreeSet<_>, BTreeSet<_>) = (a.iter().collect(), b.iter().collect());
            assert_eq!(a.len(), sa.len());
            assert_eq!(a.first(), sa.first().copied());
            assert!((a | b).iter().eq(sa.union(&sb).copied()));
            assert!((a & b).iter().eq(sa.intersection(&sb).copied()));
            assert!((a - b).iter().eq(sa.difference(&sb).copied()));
            assert_eq!(a.meets(&b), !(a & b).is_empty());
            let mut c = a;
            for point in size.points() {
                assert_eq!(a.contains(point), sa.contains(&point));
                c.remove(point);
            }
            assert!(c.is_empty());
        }
    }

    #[test]
    fn shifts_are_steps_and_never_wrap() {
        for side in [9, 19, 20] {
            let size = Size::new(side).unwrap();
            for axis in Axis::ALL {
                let set = sample(size, side as u64);
                let back: PointSet = size
                    .points()
                    .filter(|point| point.step(axis, 1).is_some_and(|next| set.contains(next)))
                    .collect();
                let forth: PointSet = size
                    .points()
                    .filter(|point| point.step(axis, -1).is_some_and(|next| set.contains(next)))
                    .collect();
                assert_eq!(set.back(axis.stride()) & size.all(), back);
                assert_eq!(set.forth(axis.stride()) & size.all(), forth);
                let runs: PointSet = size
                    .points()
                    .filter(|point| {
                        (0..4).all(|k| point.step(axis, k).is_some_and(|next| set.contains(next)))
                    })
                    .collect();
                assert_eq!(set.runs(axis.stride(), 4), runs);
            }
        }
    }

    #[test]
    fn no_index_beyond_the_board_is_in_a_set() {
        let set = Size::MAX.all();
        for index in [20, 41, 420, 447, 448, usize::MAX, usize::MAX - 21] {
            assert!(!set.contains_index(index));
        }
    }
}

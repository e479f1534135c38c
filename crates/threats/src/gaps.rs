//! Windows that lack few stones, and what stops all of them: the threats of a game of several stones a turn.

use crate::LineBoard;
use crate::board::point_at;
use tablier_goban::{Axis, Point, PointSet};

/// The points that a window lacks to be a winning row: one or two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gaps {
    /// The first point.
    pub first: Point,
    /// The second, or the first again where only one is missing.
    pub second: Point,
}

impl Gaps {
    /// Whether a stone on the point stops it.
    pub fn holds(self, point: Point) -> bool {
        self.first == point || self.second == point
    }

    /// Whether one stone is enough.
    pub fn is_one(self) -> bool {
        self.first == self.second
    }
}

/// Gives every window that the colour can fill with at most two stones (rows longer than the length win too) to
/// `found`, until that says to stop. Windows that are full already are left out.
pub fn gaps<const COLOURS: usize>(
    board: &LineBoard<COLOURS>,
    colour: usize,
    mut found: impl FnMut(Gaps) -> bool,
) {
    let length = u32::from(board.rule().length());
    let window = (1 << length) - 1;
    for axis in Axis::ALL {
        for (line, (own, blocked)) in board.lines(colour, axis).enumerate() {
            if own.count_ones() + 2 < length {
                continue;
            }
            for start in own.trailing_zeros().saturating_sub(2)..=32 - length {
                if blocked >> start & window != 0 {
                    continue;
                }
                let lacking = !(own >> start) & window;
                if !matches!(lacking.count_ones(), 1 | 2) {
                    continue;
                }
                let at = |bit| {
                    point_at(axis, line, start + bit).expect("what is beyond the edge is blocked")
                };
                let gaps = Gaps {
                    first: at(lacking.trailing_zeros()),
                    second: at(lacking.ilog2()),
                };
                if !found(gaps) {
                    return;
                }
            }
        }
    }
}

/// How many stones of the other side stop all of `gaps`: 0, 1, 2, or 3 for more than two.
pub fn answers(gaps: &[Gaps]) -> u8 {
    let Some(first) = gaps.first() else {
        return 0;
    };
    let mut least = 3;
    for one in [first.first, first.second] {
        let mut rest = gaps.iter().filter(|gaps| !gaps.holds(one));
        let Some(other) = rest.next() else {
            return 1;
        };
        let mut both = PointSet::of(other.first);
        both.insert(other.second);
        for next in rest {
            let mut set = PointSet::of(next.first);
            set.insert(next.second);
            both &= set;
        }
        if !both.is_empty() {
            least = 2;
        }
    }
    least
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{LineBoard, SIX};
    use tablier_goban::{Size, lines, splitmix64};

    fn all(board: &LineBoard<2>, colour: usize) -> Vec<Gaps> {
        let mut all = Vec::new();
        gaps(board, colour, |gaps| {
            all.push(gaps);
            true
        });
        all
    }

    #[test]
    fn gaps_are_those_of_all_windows() {
        for side in [13, 15, 19] {
            let size = Size::new(side).unwrap();
            let mut seed = u64::from(side);
            let mut board: LineBoard<2> = LineBoard::new(size, &SIX);
            for point in size.points() {
                seed = splitmix64(seed);
                match seed % 8 {
                    0..4 => board.place(0, point),
                    4 => board.place(1, point),
                    _ => {}
                }
            }
            let walked = lines(size, 6)
                .filter(|line| !line.set().meets(board.stones(1)))
                .filter(|line| matches!((line.set() & *board.empty()).len(), 1 | 2))
                .count();
            assert!(walked > 20);
            assert_eq!(all(&board, 0).len(), walked);
        }
    }

    #[test]
    fn answers_are_counted() {
        let mut board: LineBoard<2> = LineBoard::new(Size::new(19).unwrap(), &SIX);
        for x in [6, 7, 8] {
            board.place(0, Point::new(x, 9));
        }
        assert_eq!(answers(&all(&board, 0)), 0);
        board.place(0, Point::new(9, 9));
        assert_eq!(answers(&all(&board, 0)), 2);
        board.place(1, Point::new(10, 9));
        assert_eq!(answers(&all(&board, 0)), 1);
        for y in [6, 7, 8] {
            board.place(0, Point::new(6, y));
        }
        assert_eq!(answers(&all(&board, 0)), 3);
    }
}

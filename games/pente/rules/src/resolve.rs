//! What a placement takes off the board: captures and self-captures, all read from the board right
//! after the placement (PT-8 to PT-12).

use crate::{Colour, Overtime, Position, Removals, SelfCapture};
use tablier_game::Seat;
use tablier_goban::{Axis, Point, PointSet};

/// The change of index with a step in each of the eight directions.
const DIRECTIONS: [usize; 8] = {
    let mut all = [0; 8];
    let mut k = 0;
    while k < 4 {
        all[2 * k] = Axis::ALL[k].stride();
        all[2 * k + 1] = 0usize.wrapping_sub(Axis::ALL[k].stride());
        k += 1;
    }
    all
};

impl Position {
    /// The stones that a stone of `mover` on the empty point `point` takes off, its own included.
    pub fn removals(&self, point: Point, mover: Colour) -> Removals {
        let mut removals = Removals::NONE;
        self.captures(point, mover, &mut removals);
        if let Some(owner) = self.pending()
            && self.options.overtime() == Overtime::Line
        {
            self.capture_line(owner, mover, &mut removals);
        }
        if self.options.self_capture() == SelfCapture::Capture {
            self.self_captures(point, mover, &mut removals);
        }
        removals
    }

    /// Whether a stone of `mover` on the empty point would be in a bracketed run (PT-12, `forbidden`).
    pub fn is_bracketed(&self, point: Point, mover: Colour) -> bool {
        let mut found = false;
        self.brackets(point, mover, |_, _, _| found = true);
        found
    }

    /// The enemy runs between the stone and another of the mover (PT-8, PT-9). No stone is in two of them.
    #[inline]
    fn captures(&self, point: Point, mover: Colour, removals: &mut Removals) {
        let own = self.stones(mover);
        let enemies = self.enemies(mover);
        for direction in DIRECTIONS {
            let first = point.index().wrapping_add(direction);
            if !enemies.contains_index(first) {
                continue;
            }
            let second = first.wrapping_add(direction);
            if !enemies.contains_index(second) {
                continue;
            }
            let third = second.wrapping_add(direction);
            let length = if own.contains_index(third) {
                2
            } else if self.options.capture() == 3
                && enemies.contains_index(third)
                && own.contains_index(third.wrapping_add(direction))
            {
                3
            } else {
                continue;
            };
            let run = [first, second, third];
            self.capture_run(&run[..length], mover, removals);
        }
    }

    fn capture_run(&self, run: &[usize], mover: Colour, removals: &mut Removals) {
        let one_colour = |colour| {
            let stones = self.stones(colour);
            run.iter().all(|index| stones.contains_index(*index))
        };
        if !self.options.mixed_capture() && !self.colours().iter().any(|colour| one_colour(*colour))
        {
            return;
        }
        for index in run {
            let point = Point::from_index(*index).expect("a stone is on a point");
            let owner = self.stone(point).expect("a run is of stones");
            removals.push(point, owner, mover);
        }
    }

    /// The stones that are not the mover's.
    #[inline]
    fn enemies(&self, mover: Colour) -> PointSet {
        if self.options.players() == 2 {
            *self.stones(Colour::ALL[1 - mover.index()])
        } else {
            *self.occupied() - *self.stones(mover)
        }
    }

    /// The whole pending line, by the one turn that answers it (PT-13, `line`).
    fn capture_line(&self, owner: Seat, mover: Colour, removals: &mut Removals) {
        let owner = self.colour_of(owner);
        for line in self.rows_that_win(owner) {
            for point in line.points() {
                removals.claim(point, owner, mover);
            }
        }
    }

    /// The bracketed runs (PT-12).
    fn self_captures(&self, point: Point, mover: Colour, removals: &mut Removals) {
        self.brackets(point, mover, |first, (stride, length), by| {
            for k in 0..length {
                let index = first + k * stride;
                let at = Point::from_index(index).expect("a stone is on a point");
                let owner = if at == point {
                    mover
                } else {
                    self.stone(at).expect("a run is of stones")
                };
                removals.claim(at, owner, by);
            }
        });
    }

    /// Calls `found` for each bracketed run of the placement with the index of its first point, its stride and
    /// length, and the colour of its ends.
    fn brackets(
        &self,
        point: Point,
        mover: Colour,
        mut found: impl FnMut(usize, (usize, usize), Colour),
    ) {
        /// Where the placed stone is in the window of its axis.
        const MIDDLE: usize = 3;
        let longest = usize::from(self.options.capture());
        for axis in Axis::ALL {
            let stride = axis.stride();
            let corner = point.index().wrapping_sub(MIDDLE * stride);
            let at = |k: usize| {
                if k == MIDDLE {
                    Some(mover)
                } else {
                    self.stone_at(corner.wrapping_add(k * stride))
                }
            };
            if at(MIDDLE - 1).is_none() && at(MIDDLE + 1).is_none() {
                continue;
            }
            for length in 2..=longest {
                // The window reaches from the first possible end to the last: first + length is at most 6.
                for first in MIDDLE + 1 - length..=MIDDLE {
                    let Some(by) = at(first - 1).filter(|by| *by != mover) else {
                        continue;
                    };
                    if at(first + length) == Some(by)
                        && (first..first + length).all(|k| self.may_be_bracketed(at(k), by, mover))
                    {
                        found(corner.wrapping_add(first * stride), (stride, length), by);
                    }
                }
            }
        }
    }

    fn may_be_bracketed(&self, stone: Option<Colour>, by: Colour, mover: Colour) -> bool {
        let mixed = self.options.players() > 2 && self.options.mixed_capture();
        match stone {
            Some(colour) if mixed => colour != by,
            Some(colour) => colour == mover,
            None => false,
        }
    }
}

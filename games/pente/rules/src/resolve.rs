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
        self.brackets(point, mover, |_, _| found = true);
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
        self.brackets(point, mover, |run, by| {
            for k in 0..run.length {
                let index = run.first.wrapping_add(run.step.wrapping_mul(k));
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

    /// Calls `found` for each bracketed run of the placement with the colour of its ends.
    ///
    /// Either the placed stone is at an end of the run: then its neighbour closes the run, and the run reaches to the
    /// next stone of that colour. Or it is in the middle of three.
    #[inline]
    fn brackets(&self, point: Point, mover: Colour, mut found: impl FnMut(Run, Colour)) {
        let own = self.stones(mover);
        let start = point.index();
        let longest = usize::from(self.options.capture());
        for step in DIRECTIONS {
            let end = start.wrapping_sub(step);
            if !self.occupied().contains_index(end) || own.contains_index(end) {
                continue;
            }
            let by = self.stone_at(end).expect("the point is occupied");
            let mut next = start.wrapping_add(step);
            for length in 1..=longest {
                match self.stone_at(next) {
                    Some(colour) if colour == by => {
                        if length > 1 {
                            let first = start;
                            found(
                                Run {
                                    first,
                                    step,
                                    length,
                                },
                                by,
                            );
                        }
                        break;
                    }
                    stone if self.may_be_bracketed(stone, by, mover) => {
                        next = next.wrapping_add(step);
                    }
                    _ => break,
                }
            }
        }
        if longest == 3 {
            self.brackets_around(start, mover, found);
        }
    }

    /// The bracketed runs of three with the placed stone in the middle.
    fn brackets_around(&self, start: usize, mover: Colour, mut found: impl FnMut(Run, Colour)) {
        for axis in Axis::ALL {
            let step = axis.stride();
            let first = start.wrapping_sub(step);
            let Some(before) = self.stone_at(first) else {
                continue;
            };
            let Some(by) = self
                .stone_at(first.wrapping_sub(step))
                .filter(|by| *by != mover)
            else {
                continue;
            };
            if self.stone_at(start.wrapping_add(2 * step)) == Some(by)
                && self.may_be_bracketed(Some(before), by, mover)
                && self.may_be_bracketed(self.stone_at(start.wrapping_add(step)), by, mover)
            {
                let length = 3;
                found(
                    Run {
                        first,
                        step,
                        length,
                    },
                    by,
                );
            }
        }
    }

    /// Whether a stone other than the one placed can be in a run between two stones of `by`.
    #[inline]
    fn may_be_bracketed(&self, stone: Option<Colour>, by: Colour, mover: Colour) -> bool {
        let mixed = self.options.players() > 2 && self.options.mixed_capture();
        match stone {
            Some(colour) if mixed => colour != by,
            Some(colour) => colour == mover,
            None => false,
        }
    }
}

/// Stones in a row: the index of the first, what a step adds to the index, and how many there are.
struct Run {
    first: usize,
    step: usize,
    length: usize,
}

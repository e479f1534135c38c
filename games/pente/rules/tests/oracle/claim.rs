//! Claims: who takes which stones because of one placement (PT-8, PT-9, PT-12).

use super::board::{AXES, Board, DIRECTIONS, Point};
use super::options::Options;

/// Stones that one player claims.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// The colour of the claimant.
    pub by: u8,
    /// The stones claimed.
    pub stones: Vec<Point>,
}

/// The mover's captures (PT-8), read from the board right after the placement.
pub fn captures(board: &Board, options: &Options, placed: Point, mover: u8) -> Vec<Claim> {
    let mut claims = Vec::new();
    // PT-8: in all eight directions at once.
    for direction in DIRECTIONS {
        // PT-8: exactly two (`capture` 3: exactly two or exactly three) ...
        for length in 2..=options.capture {
            let length = length as isize;
            let mut stones = Vec::new();
            let mut colours = Vec::new();
            for steps in 1..=length {
                // ... adjacent enemy stones (PT-11: a partner's too) ...
                if let Some(point) = board.walk(placed, direction, steps)
                    && let Some(colour) = board.stone(point)
                    && colour != mover
                {
                    stones.push(point);
                    colours.push(colour);
                }
            }
            if stones.len() as isize != length {
                continue;
            }
            // ... between the stone placed and another stone of the mover.
            if board.stone_at(placed, direction, length + 1) != Some(mover) {
                continue;
            }
            // PT-9: with mixed capture off, of one colour.
            if !options.mixed_capture && colours.iter().any(|colour| *colour != colours[0]) {
                continue;
            }
            claims.push(Claim { by: mover, stones });
        }
    }
    claims
}

/// The bracketed runs of a placement (PT-12), read from the board right after it, each claimed by
/// the owner of its two ends.
pub fn bracketed_runs(board: &Board, options: &Options, placed: Point, mover: u8) -> Vec<Claim> {
    let mut claims = Vec::new();
    for axis in AXES {
        // PT-12: exactly two (`capture` 3: two or three) stones ...
        for length in 2..=options.capture {
            let length = length as isize;
            // ... that contain the stone just placed: it is the first, the second or the third.
            for before in 0..length {
                let first = -before;
                let last = first + length - 1;
                // Between two stones of one and the same other player (a partner counts as one).
                let end = board.stone_at(placed, axis, first - 1);
                let other_end = board.stone_at(placed, axis, last + 1);
                let Some(owner) = end else { continue };
                if end != other_end || owner == mover {
                    continue;
                }
                let mut stones = Vec::new();
                for steps in first..=last {
                    if let Some(point) = board.walk(placed, axis, steps)
                        && let Some(colour) = board.stone(point)
                    {
                        // It contains no stone of the owner of the ends.
                        if colour == owner {
                            continue;
                        }
                        // With two players or mixed capture off all its stones are the mover's.
                        if (options.players == 2 || !options.mixed_capture) && colour != mover {
                            continue;
                        }
                        stones.push(point);
                    }
                }
                // An unbroken row: every place of it holds such a stone.
                if stones.len() as isize == length {
                    claims.push(Claim { by: owner, stones });
                }
            }
        }
    }
    claims
}

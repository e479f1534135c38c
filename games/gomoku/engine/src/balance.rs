//! Which colour is better off: quick games of the position against itself.

use crate::worth::best_points;
use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use tablier_game::{Stop, Stopped};
use tablier_goban::Point;
use tablier_threats::{LineBoard, Shape};

/// How many stones a quick game has at most; then nobody has won it.
const STONES: usize = 40;
/// How many points a quick game chooses from, each half as likely as the one before.
const CHOICES: usize = 4;

/// How many more of `games` quick games colour 0 wins than colour 1, with `to_move` to move.
pub(crate) fn balance(
    board: &LineBoard<2>,
    to_move: usize,
    games: u32,
    rng: &mut ChaCha8Rng,
    stop: &Stop,
) -> Result<i32, Stopped> {
    let mut balance = 0;
    for _ in 0..games {
        if stop.is_stopped() {
            return Err(Stopped);
        }
        balance += match winner(board, to_move, rng) {
            Some(0) => 1,
            Some(_) => -1,
            None => 0,
        };
    }
    Ok(balance)
}

/// Of some points for a stone of `colour`, the one that leaves the colours most nearly balanced.
pub(crate) fn most_balanced(
    board: &mut LineBoard<2>,
    colour: usize,
    points: &[Point],
    games: u32,
    rng: &mut ChaCha8Rng,
    stop: &Stop,
) -> Result<Option<Point>, Stopped> {
    let mut best: Option<(u32, Point)> = None;
    for point in points {
        board.place(colour, *point);
        let balance = balance(board, 1 - colour, games, rng, stop);
        board.remove(colour, *point);
        let tilt = balance?.unsigned_abs();
        if best.is_none_or(|(least, _)| tilt < least) {
            best = Some((tilt, *point));
        }
    }
    Ok(best.map(|(_, point)| point))
}

/// Who wins a quick game.
fn winner(board: &LineBoard<2>, to_move: usize, rng: &mut ChaCha8Rng) -> Option<usize> {
    let mut board = board.clone();
    let mut colour = to_move;
    for _ in 0..STONES {
        let best = best_points(&board, colour, CHOICES);
        let (_, first) = best.first()?;
        if board.shapes(colour, *first).best() >= Shape::OpenFour {
            return Some(colour);
        }
        let forced = board.shapes(1 - colour, *first).best() >= Shape::OpenFour;
        let mut chosen = 0;
        while !forced && chosen + 1 < best.len() && rng.random_bool(0.5) {
            chosen += 1;
        }
        board.place(colour, best[chosen].1);
        colour = 1 - colour;
    }
    None
}

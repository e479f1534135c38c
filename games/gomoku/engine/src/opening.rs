//! The openings swap and swap2: where to place the stones, and what to choose.

use crate::balance::{balance, most_balanced};
use crate::play;
use gomoku_rules::{Choice, Phase, Position, Turn};
use rand::seq::{IndexedRandom, SliceRandom};
use rand_chacha::ChaCha8Rng;
use tablier_game::{Stop, Stopped};
use tablier_goban::Point;
use tablier_threats::LineBoard;

/// How many quick games tell which colour to choose.
const CHOICE_GAMES: u32 = 96;
/// In swap2, if neither colour wins more of them than this beyond the other, the choice is `two`.
const EVEN: i32 = 16;
/// How many quick games each point of a set is tried with.
const SET_GAMES: u32 = 20;
/// How many points are tried.
const SET_POINTS: usize = 12;

/// A turn in a phase of an opening.
pub(crate) fn turn(
    position: &Position,
    board: &mut LineBoard<2>,
    rng: &mut ChaCha8Rng,
    stop: &Stop,
) -> Result<Turn, Stopped> {
    let colour = position.to_move().index();
    let point = match position.phase() {
        Phase::Choose | Phase::ChooseAgain => {
            return choice(position, board, rng, stop).map(Turn::Choose);
        }
        // The first stone a little off the centre, where it is worth less; the second near it.
        Phase::Set1 => {
            let centre = board.size().centre();
            within(board, |point| (2..=4).contains(&point.distance(centre)))
                .choose(rng)
                .copied()
        }
        Phase::Set2 => within(board, |point| nearest(board, point) <= 3)
            .choose(rng)
            .copied(),
        Phase::Set3 | Phase::Pair2 => {
            let mut points = within(board, |point| nearest(board, point) <= 4);
            points.shuffle(rng);
            points.truncate(SET_POINTS);
            most_balanced(board, colour, &points, SET_GAMES, rng, stop)?
        }
        Phase::Pair1 | Phase::Play => None,
    };
    let point = match point {
        Some(point) => point,
        None => play::stone(board, colour, rng, stop)?,
    };
    Ok(Turn::Place(point))
}

fn choice(
    position: &Position,
    board: &LineBoard<2>,
    rng: &mut ChaCha8Rng,
    stop: &Stop,
) -> Result<Choice, Stopped> {
    let to_move = position.to_move().index();
    let balance = balance(board, to_move, CHOICE_GAMES, rng, stop)?;
    let choices = position.phase().choices(position.opening());
    Ok(if choices.contains(&Choice::Two) && balance.abs() <= EVEN {
        Choice::Two
    } else if balance > 0 {
        Choice::Black
    } else {
        Choice::White
    })
}

/// The empty points that a condition holds for.
fn within(board: &LineBoard<2>, condition: impl Fn(Point) -> bool) -> Vec<Point> {
    board
        .empty()
        .iter()
        .filter(|point| condition(*point))
        .collect()
}

/// The distance from a point to the nearest stone.
fn nearest(board: &LineBoard<2>, point: Point) -> u8 {
    (0..2)
        .flat_map(|colour| board.stones(colour).iter())
        .map(|stone| stone.distance(point))
        .min()
        .unwrap_or(u8::MAX)
}

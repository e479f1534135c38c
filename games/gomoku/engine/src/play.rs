//! The choice of a stone in ordinary play.

use crate::worth::{DECISIVE, best_points};
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;
use tablier_game::{Stop, Stopped};
use tablier_goban::Point;
use tablier_threats::{Limit, LineBoard, win_by_fours};

/// How many fours are followed in its own attack.
const OWN_DEPTH: u8 = 12;
/// The same for the other side's.
const OTHER_DEPTH: u8 = 8;
/// How many fours may be tried for its own attack.
const OWN_NODES: u32 = 5_000;
/// How many fours may be tried for all attacks of the other side together.
const OTHER_NODES: u32 = 8_000;
/// How many of its points are tested against an attack of the other side.
const TESTED: usize = 32;

/// A stone for the side to move, on a board with an empty point.
pub(crate) fn stone(
    board: &mut LineBoard<2>,
    own: usize,
    rng: &mut ChaCha8Rng,
    stop: &Stop,
) -> Result<Point, Stopped> {
    if board.empty().len() == board.size().count() {
        return Ok(board.size().centre());
    }
    let ranked = best_points(board, own, TESTED);
    let sound = sound(board, own, &ranked, stop)?;
    Ok(*sound.choose(rng).expect("there is an empty point"))
}

/// The points that are nearly equally good.
fn sound(
    board: &mut LineBoard<2>,
    own: usize,
    ranked: &[(i32, Point)],
    stop: &Stop,
) -> Result<Vec<Point>, Stopped> {
    let (best, first) = ranked[0];
    // A row made or stopped, and a four that cannot be stopped, come before all else.
    if best >= 5 * DECISIVE {
        let equal = ranked.iter().take_while(|(worth, _)| nearly(best, *worth));
        return Ok(equal.map(|(_, point)| *point).collect());
    }
    let mut limit = Limit {
        nodes: OWN_NODES,
        stop,
    };
    if let Some(point) = win_by_fours(board, own, OWN_DEPTH, &mut limit) {
        return Ok(vec![point]);
    }
    let mut limit = Limit {
        nodes: OTHER_NODES,
        stop,
    };
    let mut found: Vec<(i32, Point)> = Vec::new();
    for (worth, point) in ranked {
        if found
            .first()
            .is_some_and(|(best, _)| !nearly(*best, *worth))
        {
            break;
        }
        if stop.is_stopped() {
            return Err(Stopped);
        }
        board.place(own, *point);
        let refuted = win_by_fours(board, 1 - own, OTHER_DEPTH, &mut limit).is_some();
        board.remove(own, *point);
        if !refuted {
            found.push((*worth, *point));
        }
    }
    if found.is_empty() {
        found.push((best, first));
    }
    Ok(found.into_iter().map(|(_, point)| point).collect())
}

/// Whether a worth is within three parts in a hundred of the best.
fn nearly(best: i32, worth: i32) -> bool {
    worth * 100 >= best * 97
}

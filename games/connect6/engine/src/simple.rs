//! The simple player.

use crate::forced::{Limit, forced_win};
use crate::pairs::{Pair, Width, pairs, stop_most, threats};
use connect6_rules::{Connect6, Due, Position, Side, Turn};
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use tablier_game::{Budget, Engine, Stop, Stopped};
use tablier_threats::{Gaps, LineBoard, SIX};

/// A player of one level. In this order it
///
/// 1. places the first stone of the game on the centre,
/// 2. fills a line of six if it can,
/// 3. stops all that the other side could fill, or most of it if it cannot stop all,
/// 4. threatens more than two stones can stop, at once or after a few threats that leave no choice,
/// 5. prefers, of the pairs whose stones have the greatest worth, one after which the other side cannot do
///    the same,
///
/// and chooses at random, by the seed, among pairs that are nearly equal then.
#[derive(Clone, Copy, Debug, Default)]
pub struct Simple;

/// For its own pairs.
const WIDE: Width = Width {
    first: 20,
    second: 14,
};
/// For the pairs of forced wins, its own and the other side's.
const NARROW: Width = Width {
    first: 12,
    second: 8,
};
/// How many threats it follows before the last one when it looks for its own win.
const OWN_DEPTH: u8 = 3;
/// The same for the other side's.
const OTHER_DEPTH: u8 = 1;
/// How many lists of pairs it makes for its own win, and again for what the other side could do.
const LISTS: u32 = 250;
/// How many of its pairs it tests against what the other side could do.
const TESTED: usize = 24;

impl Engine for Simple {
    type Game = Connect6;

    fn levels(&self) -> u8 {
        1
    }

    fn choose(&self, position: &Position, budget: &Budget) -> Result<Turn, Stopped> {
        stopped(&budget.stop)?;
        let mut rng = ChaCha8Rng::seed_from_u64(budget.seed);
        match position.due() {
            Due::First => return Ok(Turn::One(position.size().centre())),
            Due::Last => {
                let last = position.empty().first();
                return Ok(Turn::One(last.expect("one point is empty")));
            }
            Due::Two => {}
        }
        let own = position.to_move().index();
        let stones = Side::ALL.map(|side| *position.stones(side));
        let mut board = LineBoard::with_stones(position.size(), &SIX, stones);
        if let Some(turn) = win(&threats(&board, own), &mut rng) {
            return Ok(turn);
        }
        let found = pairs(&mut board, own, WIDE);
        if found.is_empty() {
            let (first, second) = stop_most(&mut board, own);
            return Ok(Turn::Two(first, second));
        }
        let best = best(&mut board, own, &found, &budget.stop)?;
        let pair = best.choose(&mut rng).expect("there is a pair");
        Ok(Turn::Two(pair.first, pair.second))
    }
}

fn stopped(stop: &Stop) -> Result<(), Stopped> {
    if stop.is_stopped() {
        Err(Stopped)
    } else {
        Ok(())
    }
}

/// A turn that fills a line; one stone if one does.
fn win(threats: &[Gaps], rng: &mut ChaCha8Rng) -> Option<Turn> {
    let ones: Vec<Turn> = threats
        .iter()
        .filter(|threat| threat.is_one())
        .map(|threat| Turn::One(threat.first))
        .collect();
    if !ones.is_empty() {
        return ones.choose(rng).copied();
    }
    threats
        .choose(rng)
        .map(|threat| Turn::Two(threat.first, threat.second))
}

/// The pairs that are nearly equally good.
fn best(
    board: &mut LineBoard<2>,
    own: usize,
    found: &[Pair],
    stop: &Stop,
) -> Result<Vec<Pair>, Stopped> {
    if let Some(pair) = found.iter().find(|pair| pair.forces > 2) {
        return Ok(vec![*pair]);
    }
    let mut limit = Limit { lists: LISTS, stop };
    if let Some(pair) = forced_win(board, own, OWN_DEPTH, NARROW, &mut limit) {
        return Ok(vec![pair]);
    }
    stopped(stop)?;
    let mut limit = Limit { lists: LISTS, stop };
    let mut sound: Vec<Pair> = Vec::new();
    for pair in found.iter().take(TESTED) {
        if sound
            .first()
            .is_some_and(|best| !nearly(best.score, pair.score))
        {
            break;
        }
        board.place(own, pair.first);
        board.place(own, pair.second);
        let refuted = forced_win(board, 1 - own, OTHER_DEPTH, NARROW, &mut limit).is_some();
        board.remove(own, pair.second);
        board.remove(own, pair.first);
        stopped(stop)?;
        if !refuted {
            sound.push(*pair);
        }
    }
    if sound.is_empty() {
        sound.push(found[0]);
    }
    Ok(sound)
}

/// Whether a score is within two parts in a hundred of the best.
fn nearly(best: u32, score: u32) -> bool {
    score * 100 >= best * 98
}

//! Wins by threats that each need both stones of the answer.

use crate::pairs::{Pair, Width, pairs, stopping_pairs, threats};
use tablier_game::Stop;
use tablier_threats::LineBoard;

/// How many pairs that need both stones of the answer are tried at one place.
const TRIED: usize = 8;

/// How long a search may go on.
pub(crate) struct Limit<'a> {
    /// How many lists of pairs may still be made.
    pub(crate) lists: u32,
    /// The signal to stop.
    pub(crate) stop: &'a Stop,
}

impl Limit<'_> {
    fn take(&mut self) -> bool {
        if self.lists == 0 || self.stop.is_stopped() {
            self.lists = 0;
            return false;
        }
        self.lists -= 1;
        true
    }
}

/// A pair of a side with which it wins by force: by a threat that two stones do not stop, or by at most
/// `depth` threats that leave no choice but to stop them, before such a one. `None` if there is none, or none was
/// found within the limit. Neither side can fill a line of six now: the side to move because it would, the
/// other because the pairs tried stop it.
pub(crate) fn forced_win(
    board: &mut LineBoard<2>,
    own: usize,
    depth: u8,
    width: Width,
    limit: &mut Limit<'_>,
) -> Option<Pair> {
    if !limit.take() {
        return None;
    }
    let found = pairs(board, own, width);
    if let Some(pair) = found.iter().find(|pair| pair.forces > 2) {
        return Some(*pair);
    }
    if depth == 0 {
        return None;
    }
    found
        .into_iter()
        .filter(|pair| pair.forces == 2)
        .take(TRIED)
        .find(|pair| wins_after(board, own, *pair, depth, width, limit))
}

/// Whether every answer to a pair that needs both stones of it loses.
fn wins_after(
    board: &mut LineBoard<2>,
    own: usize,
    pair: Pair,
    depth: u8,
    width: Width,
    limit: &mut Limit<'_>,
) -> bool {
    let other = 1 - own;
    board.place(own, pair.first);
    board.place(own, pair.second);
    let won = stopping_pairs(&threats(board, own))
        .into_iter()
        .all(|(first, second)| {
            board.place(other, first);
            board.place(other, second);
            let won = forced_win(board, own, depth - 1, width, limit).is_some();
            board.remove(other, second);
            board.remove(other, first);
            won
        });
    board.remove(own, pair.second);
    board.remove(own, pair.first);
    won
}

//! Perft: counting the tree of legal turns, the standard check of a move generator.

use crate::{Actor, Game};
use std::collections::HashSet;

/// The number of leaves of the tree of turns of the given depth (in turns; rolls do not count, and
/// each roll is taken once, unweighted). A game that ends earlier has no leaf at that depth.
pub fn perft<G: Game>(position: &G::Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if G::actor(position) == Actor::Chance {
        return G::chance(position)
            .iter()
            .map(|(roll, _)| perft::<G>(&after::<G>(position, roll), depth))
            .sum();
    }
    let mut turns = Vec::new();
    G::turns(position, &mut turns);
    if depth == 1 {
        return turns.len() as u64;
    }
    turns
        .iter()
        .map(|turn| perft::<G>(&after::<G>(position, turn), depth - 1))
        .sum()
}

/// The number of distinct positions after each number of turns `0..=depth`. Where a roll is due after
/// a turn, the position counted is the one before the roll.
pub fn perft_unique<G: Game>(position: &G::Position, depth: u32) -> Vec<u64> {
    let mut level: HashSet<G::Position> = HashSet::from([position.clone()]);
    let mut counts = vec![1];
    let mut turns = Vec::new();
    for _ in 0..depth {
        let mut next = HashSet::with_capacity(level.len());
        for from in level.drain() {
            if G::actor(&from) == Actor::Chance {
                for (roll, _) in G::chance(&from) {
                    spread::<G>(&after::<G>(&from, roll), &mut turns, &mut next);
                }
            } else {
                spread::<G>(&from, &mut turns, &mut next);
            }
        }
        counts.push(next.len() as u64);
        level = next;
    }
    counts
}

fn spread<G: Game>(from: &G::Position, turns: &mut Vec<G::Turn>, next: &mut HashSet<G::Position>) {
    turns.clear();
    G::turns(from, turns);
    next.extend(turns.iter().map(|turn| after::<G>(from, turn)));
}

fn after<G: Game>(position: &G::Position, turn: &G::Turn) -> G::Position {
    let mut next = position.clone();
    G::play_unchecked(&mut next, turn);
    next
}

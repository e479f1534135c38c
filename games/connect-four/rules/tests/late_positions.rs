//! C4-6 near the end of the game: exact scores of positions of the public solver test sets, found again by trying
//! everything. The empty grid is beyond such a search.

use connect_four_rules::{ConnectFour, NoOptions, Position};
use std::collections::HashMap;
use tablier_game::{Game, Notation, Outcome};

#[test]
fn c4_6_late_positions_have_the_scores_of_the_test_sets() {
    let mut known = HashMap::new();
    for line in include_str!("data/late-positions.txt").lines() {
        let Some((columns, score)) = line.split_once(' ').filter(|_| !line.starts_with('#')) else {
            continue;
        };
        let position = ConnectFour::parse_position(columns, &NoOptions).expect("a position");
        assert_eq!(
            solve(&position, -21, 21, &mut known).to_string(),
            score,
            "{columns}"
        );
        known.clear();
    }
}

/// The exact score within the window `low..high`, by plain alpha-beta: the discs that the winner has left after
/// the winning one, and one; negative if the side to move loses.
fn solve(
    position: &Position,
    low: i32,
    high: i32,
    known: &mut HashMap<Position, (i32, i32)>,
) -> i32 {
    match ConnectFour::outcome(position) {
        // The side that moved last won.
        Some(Outcome::Win { .. }) => return -(43 - i32::from(position.ply()) + 1) / 2,
        Some(_) => return 0,
        None => {}
    }
    let (mut low, mut high) = (low, high);
    if let Some((least, most)) = known.get(position) {
        low = low.max(*least);
        high = high.min(*most);
        if low >= high {
            return low;
        }
    }
    let alpha = low;
    let mut turns = Vec::new();
    ConnectFour::turns(position, &mut turns);
    let mut best = -99;
    for turn in &turns {
        let mut after = *position;
        ConnectFour::play_unchecked(&mut after, turn);
        best = best.max(-solve(&after, -high, -low, known));
        low = low.max(best);
        if low >= high {
            break;
        }
    }
    let (least, most) = known.entry(*position).or_insert((-99, 99));
    if best > alpha {
        *least = best.max(*least);
    }
    if best < high {
        *most = best.min(*most);
    }
    best
}

#[test]
fn perft_counts_distinct_positions_as_the_sequence_does() {
    let depth = tablier_game_test::scaled(9, 12);
    let counts = tablier_game::perft_unique::<ConnectFour>(&Position::EMPTY, depth);
    let known: Vec<u64> = include_str!("data/distinct-positions-by-ply.txt")
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| {
            let (_, count) = line.split_once(' ').expect("a ply and a count");
            count.parse().expect("a count")
        })
        .collect();
    assert_eq!(counts, known[..counts.len()]);
}

//! 500 games played on pente.org replay to the results that they state.

mod common;

use common::values;
use pente_rules::Pente;
use tablier_game::{Outcome, Seat, SeatSet, replay_bare};

/// The games of the collection: each its header and moves, then its result.
fn games() -> Vec<(&'static str, &'static str)> {
    include_str!("data/games-500.txt")
        .split("[Game ")
        .skip(1)
        .map(|game| {
            let result = game
                .lines()
                .find_map(|line| line.strip_prefix("[Result \"")?.strip_suffix("\"]"))
                .expect("a game has a result");
            let (_, moves) = game.split_once('\n').expect("a game has lines");
            (moves, result)
        })
        .collect()
}

#[test]
fn games_of_pente_org_replay_to_their_results() {
    let options = values("opening=none");
    let games = games();
    assert_eq!(games.len(), 500);
    let mut on_the_board = 0;
    for (index, (moves, result)) in games.iter().enumerate() {
        let replayed = replay_bare(&Pente, moves, &options, None)
            .unwrap_or_else(|error| panic!("game {}: {error}", index + 1));
        let winner = match *result {
            "1-0" => Seat(0),
            "0-1" => Seat(1),
            other => panic!("game {}: {other}", index + 1),
        };
        match replayed.outcome {
            None => {}
            Some(Outcome::Win { seats, .. }) => {
                assert_eq!(seats, SeatSet::of(winner), "game {}", index + 1);
                on_the_board += 1;
            }
            Some(other) => panic!("game {}: {other:?}", index + 1),
        }
    }
    // The others ended by resignation or on time.
    assert_eq!(on_the_board, 458);
}

//! 1,500 games that were really played; see `data/README.md`.

#![allow(clippy::unwrap_used, reason = "a panic fails the test")]

use connect6_rules::{Connect6, Connect6Options, Side};
use tablier_game::{Entry, Game, How, Notation, Outcome, Record, SeatSet, replay};

const GAMES: &str = include_str!("data/games-1500.csv");

/// The number of the game, its turns (one stone, then two each), and who won.
fn games() -> impl Iterator<Item = (&'static str, Vec<String>, Side)> {
    GAMES.lines().skip(1).map(|line| {
        let (number, rest) = line.split_once(",\"").unwrap();
        let (points, labels) = rest.split_once("\",").unwrap();
        let winner = match labels.split_once(',').unwrap().0 {
            "black" => Side::Black,
            "white" => Side::White,
            other => panic!("game {number}: {other}"),
        };
        let points: Vec<&str> = points.split(',').collect();
        let mut turns = vec![points[0].to_owned()];
        turns.extend(points[1..].chunks(2).map(|pair| pair.join(" ")));
        (number, turns, winner)
    })
}

#[test]
fn played_games_replay_to_their_results() {
    let mut ended_by_one = 0;
    let mut count = 0;
    for (number, turns, winner) in games() {
        let mut position = Connect6::initial(&Connect6Options::default());
        for text in &turns {
            let turn = Connect6::parse_turn(&position, text)
                .unwrap_or_else(|refusal| panic!("game {number}, `{text}`: {refusal}"));
            assert_eq!(Connect6::turn_text(&position, &turn), *text);
            Connect6::play(&mut position, &turn).unwrap();
        }
        let won = Outcome::win(SeatSet::of(winner.seat()), How::new("line"));
        assert_eq!(Connect6::outcome(&position), Some(won), "game {number}");
        ended_by_one += usize::from(turns.last().is_some_and(|text| !text.contains(' ')));
        count += 1;
    }
    assert_eq!(count, 1500);
    // Games that end with the first stone of a turn are among them (C6-3).
    assert!(ended_by_one > 0);
}

#[test]
fn played_games_are_records() {
    for (number, turns, winner) in games().take(100) {
        let record = Record {
            game: "connect6".to_owned(),
            rules: 1,
            options: [("size".to_owned(), "19".to_owned())].into(),
            start: None,
            entries: turns.into_iter().map(|text| Entry::Turn { text }).collect(),
            result: Some(Outcome::win(SeatSet::of(winner.seat()), How::new("line"))),
        };
        let read: Record = record.to_string().parse().unwrap();
        assert_eq!(read, record);
        let replayed =
            replay(&Connect6, &read, None).unwrap_or_else(|error| panic!("game {number}: {error}"));
        assert_eq!(replayed.outcome, record.result);
    }
}

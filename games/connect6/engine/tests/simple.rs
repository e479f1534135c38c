//! What the simple player does, one test for each of its decisions.

use connect6_engine::Simple;
use connect6_rules::{Connect6, Connect6Options, Position, Side, Turn, answers, threats};
use tablier_game::{Engine, Game, Notation, Outcome};
use tablier_game_test::{check_stops, play_out};
use tablier_goban::{CoordStyle, Point, Size};

fn options(side: u8) -> Connect6Options {
    Size::new(side)
        .and_then(Connect6Options::with_size)
        .expect("a size of the game")
}

/// A position with these stones on 19×19.
fn position(black: &str, white: &str, to_move: Side) -> Position {
    let options = options(19);
    let points = |text: &str| -> Vec<Point> {
        text.split_whitespace()
            .map(|text| {
                CoordStyle::WithI
                    .parse(text, options.size())
                    .expect("a point")
            })
            .collect()
    };
    let (black, white) = (points(black), points(white));
    let board = tablier_goban::write_board(options.size(), |point| {
        if black.contains(&point) {
            Some('b')
        } else {
            white.contains(&point).then_some('w')
        }
    });
    let text = format!("{board} {} ply=9", to_move.letter());
    Connect6::parse_position(&text, &options).expect("a position of a test")
}

fn choose(position: &Position, seed: u64) -> Turn {
    tablier_game_test::choice(&Simple, position, seed)
}

fn after(position: &Position, turn: Turn) -> Position {
    let mut after = *position;
    Connect6::play(&mut after, &turn).expect("it plays legal turns");
    after
}

#[test]
fn it_starts_on_the_centre() {
    for side in Connect6Options::SIDES {
        let options = options(side);
        let turn = choose(&Connect6::initial(&options), 1);
        assert_eq!(turn, Turn::One(options.size().centre()));
    }
}

#[test]
fn it_fills_a_line_of_six_with_one_stone_or_two() {
    // Both sides could win: it wins.
    let five = position("e5 f5 g5 h5 i5", "e9 f9 g9 h9", Side::Black);
    let four = position("e5 f5 g5 h5 i5", "e9 f9 h9 j9", Side::White);
    for seed in 0..10 {
        assert!(matches!(choose(&five, seed), Turn::One(_)));
        let turn = choose(&four, seed);
        assert!(matches!(turn, Turn::Two(..)));
        assert!(matches!(
            Connect6::outcome(&after(&four, turn)),
            Some(Outcome::Win { .. })
        ));
    }
}

#[test]
fn it_stops_what_it_must() {
    for (black, white) in [
        // A live four.
        ("j10 k10 l10 m10", "j11 k11 b2"),
        // A four near a stone, and one with holes.
        ("j10 k10 l10 m10", "i10 k11 b2"),
        ("j10 l10 m10 o10", "k11 b2 c2"),
        // Two fours that two stones can stop.
        ("j10 k10 l10 m10 e3 e4 e5 e6", "n10 e2 a1 a2 b5 b6 b9"),
    ] {
        let position = position(black, white, Side::White);
        assert!(!threats(&position, Side::Black).is_empty());
        for seed in 0..5 {
            let turn = choose(&position, seed);
            let left = threats(&after(&position, turn), Side::Black);
            assert!(left.is_empty(), "{turn:?} leaves {left:?}");
        }
    }
}

#[test]
fn it_plays_on_where_it_cannot_stop_all() {
    let position = position(
        "j10 k10 l10 m10 e3 e4 e5 e6 c15 d15 e15 f15",
        "a1 a2 b5 b6 b9",
        Side::White,
    );
    let before = threats(&position, Side::Black).len();
    let turn = choose(&position, 3);
    assert!(threats(&after(&position, turn), Side::Black).len() < before);
}

#[test]
fn it_threatens_more_than_two_stones_can_stop() {
    // Two threes that share no point: two stones make two live fours.
    let position = position("j10 k10 l10 j5 k6 l7", "j11 k11 a1 a2 q3", Side::Black);
    for seed in 0..5 {
        let after = after(&position, choose(&position, seed));
        assert_eq!(answers(&threats(&after, Side::Black)).stones(), None);
    }
}

#[test]
fn it_places_its_stones_near_the_others() {
    let position = after(&Connect6::initial(&options(19)), {
        Turn::One(options(19).size().centre())
    });
    for seed in 0..10 {
        for point in choose(&position, seed).points() {
            assert!(
                point.distance(options(19).size().centre()) <= 3,
                "{point:?}"
            );
        }
    }
}

#[test]
fn the_seed_decides_and_only_the_seed() {
    let position = position("j10", "", Side::White);
    let turns: Vec<Turn> = (0..20).map(|seed| choose(&position, seed)).collect();
    assert!(turns.iter().any(|turn| *turn != turns[0]));
    for (seed, turn) in turns.iter().enumerate() {
        assert_eq!(choose(&position, seed as u64), *turn);
    }
}

#[test]
fn it_stops_when_asked_and_has_one_level() {
    check_stops(&Simple, &position("j10", "", Side::White));
    assert_eq!(Simple.levels(), 1);
}

#[test]
fn a_game_against_itself_ends() {
    let end = play_out::<Connect6>(Connect6::initial(&options(13)), u32::MAX, |position| {
        choose(position, position.ply().into())
    });
    assert!(Connect6::outcome(&end).is_some());
}

//! What the simple player does, one test for each of its decisions.

use gomoku_engine::Simple;
use gomoku_rules::{Choice, Gomoku, GomokuOptions, Opening, Phase, Position, Rule, Side, Turn};
use std::collections::BTreeSet;
use tablier_game::{Engine, Game, Notation, Seat};
use tablier_game_test::{check_stops, choice};
use tablier_goban::{CoordStyle, Point, Size, write_board};

/// A position with these stones on 15×15; `fields` follow the board and the player to move.
fn position(black: &str, white: &str, to_move: Side, fields: &str) -> Position {
    let options = GomokuOptions::default();
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
    let board = write_board(options.size(), |point| {
        if black.contains(&point) {
            Some('b')
        } else {
            white.contains(&point).then_some('w')
        }
    });
    let text = format!("{board} {} {fields}", to_move.letter());
    Gomoku::parse_position(&text, &options).expect("a position of a test")
}

/// Every turn that it chooses with some of twenty seeds.
fn choices(position: &Position) -> BTreeSet<String> {
    tablier_game_test::choices(&Simple, position, 20)
}

fn set(texts: &str) -> BTreeSet<String> {
    texts.split_whitespace().map(str::to_owned).collect()
}

#[test]
fn it_starts_on_the_centre() {
    for side in GomokuOptions::SIDES {
        let options = Size::new(side)
            .and_then(GomokuOptions::with_size)
            .expect("a size of the game");
        let turn = choice(&Simple, &Gomoku::initial(&options), 0);
        assert_eq!(turn, Turn::Place(options.size().centre()));
    }
}

#[test]
fn it_makes_five_before_it_stops_one() {
    let both = position("d4 e4 f4 g4", "d6 e6 f6 g6 c4", Side::Black, "");
    assert_eq!(choices(&both), set("h4"));
    let hole = position("d4 e4 g4 h4", "d6 e6 f6 g6", Side::White, "");
    assert_eq!(choices(&hole), set("c6 h6"));
}

#[test]
fn it_stops_five() {
    let four = position("d4 e4 f4 g4", "c4 j10 k11", Side::White, "");
    assert_eq!(choices(&four), set("h4"));
    let hole = position("d4 e4 g4 h4", "c4 j10 k11", Side::White, "");
    assert_eq!(choices(&hole), set("f4"));
}

#[test]
fn it_knows_that_a_longer_row_does_not_win_in_standard() {
    // f4 would be six: no win and nothing to stop in standard, both in freestyle.
    let stones = ("c4 d4 e4 g4 h4", "b4 i4 j10 k11 l12");
    for to_move in Side::ALL {
        let standard = position(stones.0, stones.1, to_move, "");
        assert!(!choices(&standard).contains("f4"), "{to_move:?}");
        let freestyle = position(stones.0, stones.1, to_move, "rule=freestyle");
        assert_eq!(freestyle.rule(), Rule::Freestyle);
        assert_eq!(choices(&freestyle), set("f4"));
    }
}

#[test]
fn it_makes_an_open_four_and_stops_an_open_three() {
    let three = position("h8 i8 j8", "h9 c3", Side::Black, "");
    assert!(choices(&three).is_subset(&set("g8 k8")));
    let stop = position("h8 i8 j8", "h9 c3", Side::White, "");
    assert!(choices(&stop).is_subset(&set("f8 g8 k8 l8")));
    let split = position("h8 i8 k8", "h9 c3", Side::White, "");
    assert!(choices(&split).is_subset(&set("g8 j8 l8")));
}

#[test]
fn it_makes_a_four_and_a_three_and_stops_one() {
    // d4 e4 f4 against c4; g5 g6 open: g4 is a four and an open three.
    let makes = position("d4 e4 f4 g5 g6", "c4 j10 k12 l9", Side::Black, "");
    assert_eq!(choices(&makes), set("g4"));
    let stops = position("d4 e4 f4 g5 g6", "c4 j10 k12 l9", Side::White, "");
    for text in choices(&stops) {
        let mut after = stops;
        let turn = Gomoku::parse_turn(&after, &text).expect("a legal turn");
        Gomoku::play(&mut after, &turn).expect("a legal turn");
        assert!(!choices(&after).contains("g4"), "{text}");
    }
}

#[test]
fn it_places_its_stones_near_the_others() {
    let one = position("h8", "", Side::White, "");
    for text in choices(&one) {
        let point = CoordStyle::WithI.parse(&text, one.size()).expect("a point");
        assert!(point.distance(one.size().centre()) <= 2, "{text}");
    }
}

#[test]
fn it_chooses_the_better_colour() {
    // The stones of one colour stand together, those of the other in the corners.
    for opening in ["swap", "swap2"] {
        let fields = format!("opening={opening} phase=choose");
        let black = position("h8 i8", "a1", Side::White, &fields);
        assert_eq!(choices(&black), set("black"), "{opening}");
    }
    let white = position(
        "a1 o15 a15",
        "h8 i8",
        Side::White,
        "opening=swap2 phase=choose-again",
    );
    assert_eq!(choices(&white), set("white"));
}

/// Over many seeds its sets are different, legal, and chosen from with every choice.
#[test]
fn it_plays_the_openings() {
    for opening in [Opening::Swap, Opening::Swap2] {
        let mut options = GomokuOptions::default();
        options.opening = opening;
        let (mut sets, mut taken, mut seats) = (BTreeSet::new(), BTreeSet::new(), [0; 2]);
        for seed in 0..24 {
            let mut position = Gomoku::initial(&options);
            while position.phase() != Phase::Play {
                let turn = choice(&Simple, &position, seed * 100 + u64::from(position.ply()));
                if let Turn::Choose(choice) = turn {
                    taken.insert(choice);
                }
                Gomoku::play(&mut position, &turn).expect("a legal turn");
            }
            sets.insert(Gomoku::position_text(&position));
            seats[usize::from(position.side_of(Seat(0)) == Some(Side::White))] += 1;
        }
        println!(
            "{opening:?}: {} sets, {taken:?}, first seat black, white {seats:?}",
            sets.len()
        );
        assert!(sets.len() > 20);
        assert!(taken.contains(&Choice::White) && taken.contains(&Choice::Black));
        assert_eq!(taken.contains(&Choice::Two), opening == Opening::Swap2);
    }
}

#[test]
fn the_seed_decides_and_only_the_seed() {
    let one = position("h8", "", Side::White, "");
    assert!(choices(&one).len() > 1);
    for seed in 0..20 {
        assert_eq!(choice(&Simple, &one, seed), choice(&Simple, &one, seed));
    }
}

#[test]
fn it_stops_when_asked_and_has_one_level() {
    for opening in [Opening::None, Opening::Swap] {
        let mut options = GomokuOptions::default();
        options.opening = opening;
        check_stops(&Simple, &Gomoku::initial(&options));
    }
    assert_eq!(Simple.levels(), 1);
}

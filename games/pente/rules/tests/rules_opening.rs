//! The openings: G-7, PT-14, PT-15, PT-16, and the coordinates, PT-17.

mod common;

use common::{options, play, played, position};
use pente_rules::{Colour, Pente, Phase, Position, Refusal, Turn};
use tablier_game::{Actor, Game, Notation, Seat, Steps};

/// Seat that acts, phase, and the letter of the colour due.
fn state(position: &Position) -> (u8, Phase, char) {
    let Actor::Player(seat) = Pente::actor(position) else {
        panic!("the game is over");
    };
    (seat.0, position.phase(), position.colour_due().letter())
}

fn refusal(position: &Position, text: &str) -> Refusal {
    Pente::parse_turn(position, text).expect_err(text)
}

fn choices(position: &Position) -> Vec<String> {
    let mut turns = Vec::new();
    Pente::turns(position, &mut turns);
    turns.iter().map(Turn::to_string).collect()
}

#[test]
fn g_7_swap_white_black_white_black_then_the_second_chooses() {
    let mut game = played("opening=swap", "");
    for (text, phase, letter) in [
        ("k10", Phase::Set1, 'w'),
        ("k11", Phase::Set2, 'b'),
        ("k12", Phase::Set3, 'w'),
        ("k13", Phase::Set4, 'b'),
    ] {
        assert_eq!(state(&game), (0, phase, letter));
        assert_eq!(Pente::side(&game, Seat(0)), None);
        assert_eq!(refusal(&game, "white"), Refusal::StoneDue);
        play(&mut game, text);
    }
    assert_eq!(state(&game), (1, Phase::Choose, 'w'));
    assert_eq!(choices(&game), ["white", "black"]);
    assert_eq!(refusal(&game, "two"), Refusal::NoTwo);
    assert_eq!(refusal(&game, "a1"), Refusal::ChoiceDue);
    assert_eq!(refusal(&game, "pass"), Refusal::NoPass);
    let mut white = game;
    play(&mut white, "white");
    // White plays its third stone, whoever holds it.
    assert_eq!(state(&white), (1, Phase::Play, 'w'));
    assert_eq!(Pente::side(&white, Seat(0)), Some(Colour::Black.index()));
    play(&mut white, "a1");
    assert_eq!(state(&white), (0, Phase::Play, 'b'));
    play(&mut game, "black");
    assert_eq!(state(&game), (0, Phase::Play, 'w'));
    assert_eq!(Pente::side(&game, Seat(1)), Some(Colour::Black.index()));
    assert_eq!(Pente::ply(&game), 5);
}

#[test]
fn g_7_swap2_the_second_has_three_choices() {
    let mut game = played("", "k10 k11 k12");
    assert_eq!(state(&game), (1, Phase::Choose, 'b'));
    assert_eq!(choices(&game), ["white", "black", "two"]);
    let mut white = game;
    play(&mut white, "white");
    assert_eq!(state(&white), (0, Phase::Play, 'b'));
    let mut black = game;
    play(&mut black, "black");
    assert_eq!(state(&black), (1, Phase::Play, 'b'));
    play(&mut game, "two");
    assert_eq!(state(&game), (1, Phase::Pair1, 'b'));
    play(&mut game, "a1");
    assert_eq!(state(&game), (1, Phase::Pair2, 'w'));
    play(&mut game, "a2");
    assert_eq!(state(&game), (0, Phase::ChooseAgain, 'b'));
    assert_eq!(choices(&game), ["white", "black"]);
    assert_eq!(refusal(&game, "two"), Refusal::NoTwo);
    let mut again = game;
    play(&mut again, "white");
    assert_eq!(state(&again), (1, Phase::Play, 'b'));
    play(&mut game, "black");
    assert_eq!(state(&game), (0, Phase::Play, 'b'));
    assert_eq!(Pente::ply(&game), 7);
    assert_eq!(game.stones(Colour::White).len(), 3);
    assert_eq!(game.stones(Colour::Black).len(), 2);
}

#[test]
fn g_6_who_leaves_in_an_opening_loses() {
    for turns in ["", "k10 k11", "k10 k11 k12", "k10 k11 k12 two a1"] {
        for seat in [0, 1] {
            let mut game = played("", turns);
            Pente::retire(&mut game, Seat(seat));
            let outcome = Pente::outcome(&game).expect("over");
            assert_eq!(outcome.how(), Some(&tablier_game::How::LAST_LEFT));
        }
    }
}

#[test]
fn pt_14_none_anywhere() {
    let game = played("opening=none", "");
    assert_eq!(game.legal_points().len(), 361);
    assert_eq!(played("opening=none", "a1 b1").legal_points().len(), 359);
    // The board marks the centre.
    for size in ["19", "15", "13", "9"] {
        let size = options(&format!("size={size}")).size();
        assert!(size.dots().contains(size.centre()));
    }
}

#[test]
fn pt_14_pro_and_long_pro_bind_whites_first_two_stones() {
    for (opening, distance) in [("pro", 3), ("long-pro", 4)] {
        for (size, centre) in [(19, "k10"), (15, "h8"), (13, "g7"), (9, "e5")] {
            let fields = format!("opening={opening} size={size}");
            let mut game = played(&fields, "");
            assert_eq!(choices(&game), [centre]);
            assert!(matches!(refusal(&game, "a1"), Refusal::Centre { .. }));
            play(&mut game, centre);
            assert_eq!(game.legal_points().len(), size * size - 1);
            // Black's stone in a corner, far from the centre.
            play(&mut game, "a1");
            let side = 2 * distance - 1;
            assert_eq!(game.legal_points().len(), size * size - 1 - side * side);
            let near = game
                .size()
                .points()
                .find(|point| point.distance(game.size().centre()) as usize == distance - 1);
            let near = Turn::Place(near.expect("a point is near"));
            let expected = Refusal::NearCentre {
                distance: distance as u8,
            };
            assert_eq!(game.check(near), Err(expected));
            play(&mut game, "b1 b2");
            // White's third stone is free again.
            assert_eq!(game.legal_points().len(), size * size - 4);
        }
    }
}

#[test]
fn pt_14_swap_and_swap2_begin_anywhere() {
    assert_eq!(played("opening=swap", "").legal_points().len(), 361);
    assert_eq!(played("", "k10").legal_points().len(), 360);
}

#[test]
fn pt_15_stones_before_the_choice_capture_nothing() {
    // White's third stone closes a black pair in swap2's third option.
    let mut game = played("size=9", "a5 b5 j1 two c5 d5");
    assert_eq!(game.occupied().len(), 5);
    assert_eq!(game.captured(Seat(0)) + game.captured(Seat(1)), 0);
    // The pair is safe for good; after the choice stones are ordinary.
    play(&mut game, "white a1 a9");
    assert_eq!(game.occupied().len(), 7);
    let mut swap = played("size=9 opening=swap", "a5 b5 d9 c5 white d5");
    assert_eq!(swap.captured(Seat(1)), 2);
    play(&mut swap, "b5");
    // Before the choice nothing is self-captured or forbidden.
    for mode in ["capture", "forbidden"] {
        let fields = format!("size=9 self-capture={mode}");
        let game = played(&fields, "a5 b5 d5 two c5");
        assert_eq!(game.occupied().len(), 4, "{mode}");
    }
}

#[test]
fn pt_16_every_stone_is_a_turn_and_the_view_says_how_many_of_a_set_are_left() {
    let left = |opening: &str, turns: &str| Pente::board(&played(opening, turns)).set_left;
    assert_eq!(left("", ""), 3);
    assert_eq!(left("", "k10"), 2);
    assert_eq!(left("", "k10 k11"), 1);
    assert_eq!(left("", "k10 k11 k12"), 0);
    assert_eq!(left("", "k10 k11 k12 two"), 2);
    assert_eq!(left("", "k10 k11 k12 two a1"), 1);
    assert_eq!(left("", "k10 k11 k12 two a1 a2"), 0);
    assert_eq!(left("opening=swap", ""), 4);
    assert_eq!(left("opening=swap", "k10 k11 k12"), 1);
    assert_eq!(left("opening=none", ""), 0);
    // A turn is one step, which completes it.
    let mut steps = Steps::new();
    Pente::steps(&played("", "k10 k11 k12"), &[], &mut steps).unwrap();
    assert!(steps.targets.iter().all(|target| target.ends));
    assert_eq!(steps.targets.len(), 3);
}

#[test]
fn pt_17_columns_without_i_and_rows_from_below() {
    for (size, last) in [("19", "t19"), ("15", "p15"), ("13", "n13"), ("9", "j9")] {
        let game = played(&format!("opening=none size={size}"), "");
        let texts = choices(&game);
        assert_eq!(texts.first().map(String::as_str), Some("a1"));
        assert_eq!(texts.last().map(String::as_str), Some(last));
        assert!(texts.iter().all(|text| !text.starts_with('i')));
    }
    let centre = |size: &str| {
        let size = options(&format!("size={size}")).size();
        Turn::Place(size.centre()).to_string()
    };
    assert_eq!(
        ["19", "15", "13", "9"].map(centre),
        ["k10", "h8", "g7", "e5"]
    );
    // Either case is read.
    let game = position("9/9/9/9/9/9/9/9/9 w size=9 opening=none");
    assert!(Pente::parse_turn(&game, "J9").is_ok());
    let diagram = Pente::diagram(&played("opening=none size=9", "e5 j9"));
    assert_eq!(diagram.lines().next(), Some("   a b c d e f g h j"));
    assert_eq!(diagram.lines().nth(1), Some(" 9 . . . . . . . . B 9"));
    assert_eq!(diagram.lines().nth(5), Some(" 5 . . . . W . . . . 5"));
}

#[test]
fn what_is_asked_fits_the_phase() {
    let ask = |fields: &str, turns: &str| {
        let mut steps = Steps::new();
        Pente::steps(&played(fields, turns), &[], &mut steps).unwrap();
        steps.ask.to_string()
    };
    assert_eq!(ask("", ""), "pente-ask-set-1 total=3");
    assert_eq!(ask("opening=swap", "a1 b1 c1"), "pente-ask-set-4 total=4");
    assert_eq!(ask("opening=swap", "a1 b1 c1 d1"), "pente-ask-choose-swap");
    assert_eq!(ask("", "a1 b1 c1"), "pente-ask-choose-swap2");
    assert_eq!(ask("", "a1 b1 c1 two"), "pente-ask-pair-1");
    assert_eq!(ask("", "a1 b1 c1 two d1 e1"), "pente-ask-choose-again");
    assert_eq!(ask("opening=pro", ""), "pente-ask-centre");
    assert_eq!(
        ask("opening=long-pro", "k10 a1"),
        "pente-ask-far distance=4"
    );
    assert_eq!(ask("players=3", "a1 b1"), "pente-ask side=red");
    let answer = position("9/9/9/9/1bwwwww2/9/9/9/9 b overtime=line ply=20 line=c5-g5");
    let mut steps = Steps::new();
    Pente::steps(&answer, &[], &mut steps).unwrap();
    assert_eq!(steps.ask.to_string(), "pente-ask-answer side=black");
}

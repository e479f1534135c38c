//! What the simple player does, one test for each of its decisions.

use pente_engine::Simple;
use pente_rules::{Colour, Pente, PenteOptions, Phase, Position, Turn};
use std::collections::BTreeSet;
use tablier_game::{Engine, Game, Notation, Outcome, Seat};
use tablier_game_test::{check_stops, options_of};
use tablier_goban::{CoordStyle, Point, write_board};

fn options(pairs: &[(&str, &str)]) -> PenteOptions {
    options_of::<Pente>(pairs)
}

fn point(text: &str, options: &PenteOptions) -> Point {
    CoordStyle::WithoutI
        .parse(text, options.size())
        .expect("a point")
}

/// A position with these stones (`w` k10 k11 `b` …); `fields` follow the board.
fn position(options: &PenteOptions, stones: &str, to_move: char, fields: &str) -> Position {
    let mut letter = 'w';
    let mut placed: Vec<(Point, char)> = Vec::new();
    for word in stones.split_whitespace() {
        match word {
            "w" | "b" | "r" | "y" => letter = word.chars().next().expect("a letter"),
            _ => placed.push((point(word, options), letter)),
        }
    }
    let board = write_board(options.size(), |point| {
        let found = placed.iter().find(|(other, _)| *other == point);
        found.map(|(_, letter)| *letter)
    });
    let text = format!("{board} {to_move} {fields}");
    Pente::parse_position(&text, options).expect("a position of a test")
}

fn choose(position: &Position, seed: u64) -> Turn {
    tablier_game_test::choice(&Simple, position, seed)
}

fn after(position: &Position, turn: Turn) -> Position {
    let mut after = *position;
    Pente::play(&mut after, &turn).expect("a legal turn");
    after
}

/// Every turn that it chooses with some of ten seeds.
fn choices(position: &Position) -> BTreeSet<String> {
    tablier_game_test::choices(&Simple, position, 10)
}

fn set(texts: &str) -> BTreeSet<String> {
    texts.split_whitespace().map(str::to_owned).collect()
}

fn wins(position: &Position, turn: Turn, seat: u8) -> bool {
    matches!(
        Pente::outcome(&after(position, turn)),
        Some(Outcome::Win { seats, .. }) if seats.contains(Seat(seat))
    )
}

#[test]
fn it_starts_on_the_centre() {
    for pairs in [
        &[("opening", "none")][..],
        &[("opening", "pro"), ("size", "13")],
        &[("players", "3"), ("size", "15")],
        &[("players", "4"), ("teams", "on")],
    ] {
        let options = options(pairs);
        let turn = choose(&Pente::initial(&options), 1);
        assert_eq!(turn, Turn::Place(options.size().centre()), "{pairs:?}");
    }
}

#[test]
fn it_wins_by_a_line_or_by_captures() {
    let plain = options(&[("opening", "none")]);
    let line = position(&plain, "w d4 e4 f4 g4 b d6 e6 f6 g6 c4", 'w', "");
    assert_eq!(choices(&line), set("h4"));
    // Eight stones captured, and k11 k12 can be: the capture wins, an open three does not.
    let capture = position(&plain, "w k10 d4 e4 f4 b k11 k12 q3", 'w', "cap=8,0");
    assert_eq!(choices(&capture), set("k13"));
    let off = options(&[("opening", "none"), ("capture-win", "off")]);
    let both = position(&off, "w k10 d4 e4 f4 g4 b k11 k12 q3 c4", 'w', "cap=8,0");
    assert_eq!(choices(&both), set("h4"));
}

#[test]
fn three_or_four_for_themselves_win_with_four() {
    for players in ["3", "4"] {
        let options = options(&[("players", players)]);
        let three = position(&options, "w d4 e4 f4 b d6 e6 r m3 m4", 'w', "");
        for seed in 0..5 {
            assert!(wins(&three, choose(&three, seed), 0));
        }
        let stop = position(&options, "r d4 e4 f4 w c4 h9 b d6 n6", 'b', "");
        assert_eq!(choices(&stop), set("g4"), "{players}");
    }
}

#[test]
fn it_stops_a_line() {
    let plain = options(&[("opening", "none")]);
    let four = position(&plain, "w d4 e4 f4 g4 k15 b c4 q10 p11", 'b', "");
    assert_eq!(choices(&four), set("h4"));
}

#[test]
fn it_breaks_an_open_four_by_a_capture() {
    // d4 e4 f4 g4 is open; e4 and e5 stand between e3 and the empty e6.
    let plain = options(&[("opening", "none")]);
    let four = position(&plain, "w d4 e4 f4 g4 e5 b e3 q10 p11", 'b', "");
    assert_eq!(choices(&four), set("e6"));
}

#[test]
fn it_does_not_let_the_last_pair_go() {
    // White has eight and could take k11 k12 by k13.
    let plain = options(&[("opening", "none")]);
    let threatened = position(&plain, "w k10 e4 b k11 k12", 'b', "cap=8,0");
    for seed in 0..10 {
        let next = after(&threatened, choose(&threatened, seed));
        for reply in next.legal_points().iter() {
            assert!(!wins(&next, Turn::Place(reply), 0), "{reply:?}");
        }
    }
}

#[test]
fn it_takes_a_free_pair() {
    let plain = options(&[("opening", "none")]);
    let pair = position(&plain, "w k10 c15 b k11 k12", 'w', "");
    assert_eq!(choices(&pair), set("k13"));
    let three = options(&[("opening", "none"), ("capture", "3")]);
    let run = position(&three, "w k10 c15 b k11 k12 k13", 'w', "");
    assert_eq!(choices(&run), set("k14"));
}

#[test]
fn it_does_not_step_between_two_enemy_stones() {
    let strict = options(&[("opening", "none"), ("self-capture", "capture")]);
    // k12 would be the second stone of a bracketed run, though it lies best.
    let trap = position(&strict, "w k11 l11 m12 b k10 k13 d3 e16", 'w', "");
    assert!(!choices(&trap).contains("k12"));
}

#[test]
fn it_leaves_its_partner_alone() {
    let teams = options(&[("players", "4"), ("teams", "on")]);
    // White could take Red's pair at k13, and spoil Red's four at h4 or c4; Black's four must be stopped.
    let pair = position(&teams, "w k10 c15 r k11 k12 b d8 y p3", 'w', "");
    assert!(!choices(&pair).contains("k13"));
    let four = position(&teams, "w k10 r d4 e4 f4 g4 b d8 y p3", 'w', "");
    assert!(choices(&four).is_disjoint(&set("c4 h4")));
    let stop = position(&teams, "w k10 c8 r k11 b d8 e8 f8 g8 y p3", 'w', "");
    assert_eq!(choices(&stop), set("h8"));
}

#[test]
fn it_answers_a_line_that_can_be_answered() {
    let before = |overtime, white: &str| {
        let options = options(&[("opening", "none"), ("overtime", overtime)]);
        let position = position(&options, white, 'w', "");
        after(&position, Turn::Place(point("h4", &options)))
    };
    // A line closed at c4: Black takes it all by j4.
    let line = before("line", "w d4 e4 f4 g4 b c4 q10 p11");
    assert_eq!(line.pending(), Some(Seat(0)));
    assert_eq!(choices(&line), set("j4"));
    // e4 and e5 can be captured out of it.
    let broken = before("break", "w d4 e4 f4 g4 e5 b e3 q10 p11");
    assert_eq!(broken.pending(), Some(Seat(0)));
    assert_eq!(choices(&broken), set("e6"));
}

#[test]
fn it_passes_only_where_every_point_is_forbidden() {
    let strict = options(&[
        ("opening", "none"),
        ("self-capture", "forbidden"),
        ("size", "9"),
    ]);
    let mut passes = 0;
    for empty in strict.size().points() {
        // Two and two along the rows, in turn along the columns: no row of five.
        let board = write_board(strict.size(), |point| {
            let white = (point.x() / 2 + point.y()) % 2 == 0;
            (point != empty).then_some(if white { 'w' } else { 'b' })
        });
        let position = Pente::parse_position(&format!("{board} w ply=80"), &strict);
        let Ok(position) = position else { continue };
        if position.is_over() {
            continue;
        }
        let turn = choose(&position, 0);
        assert_eq!(turn == Turn::Pass, position.legal_points().is_empty());
        passes += u32::from(turn == Turn::Pass);
    }
    assert!(passes > 0);
}

#[test]
fn it_chooses_the_better_colour() {
    // One colour stands together and is to move, the other stands in the corners.
    let swap = options(&[("opening", "swap")]);
    let white = position(&swap, "w k10 l11 b a1 t19", 'w', "ply=4 phase=choose");
    assert_eq!(choices(&white), set("white"));
    let swap2 = options(&[("opening", "swap2")]);
    let fields = "ply=6 phase=choose-again";
    let black = position(&swap2, "b k10 l11 w a1 t19 a19", 'b', fields);
    assert_eq!(choices(&black), set("black"));
}

/// Over many seeds its sets are different, legal, and chosen from with every choice.
#[test]
fn it_plays_the_openings() {
    for opening in ["swap", "swap2"] {
        let options = options(&[("opening", opening)]);
        let (mut sets, mut taken, mut white) = (BTreeSet::new(), BTreeSet::new(), 0);
        for seed in 0..20 {
            let mut position = Pente::initial(&options);
            while position.phase() != Phase::Play {
                let turn = choose(&position, seed * 100 + u64::from(position.ply()));
                if position.phase().is_choice() {
                    taken.insert(turn.to_string());
                }
                position = after(&position, turn);
            }
            sets.insert(Pente::position_text(&position));
            white += u32::from(position.seat(Colour::White) == Some(Seat(0)));
        }
        println!(
            "{opening}: {} sets, {taken:?}, first seat white {white} times",
            sets.len()
        );
        assert!(sets.len() > 15);
        assert!(taken.contains("white") && taken.contains("black"));
        assert_eq!(taken.contains("two"), opening == "swap2");
    }
}

#[test]
fn the_seed_decides_and_only_the_seed() {
    let plain = options(&[("opening", "none")]);
    let one = position(&plain, "w k10", 'b', "");
    assert!(choices(&one).len() > 1);
    for seed in 0..10 {
        assert_eq!(choose(&one, seed), choose(&one, seed));
    }
}

#[test]
fn it_stops_when_asked_and_has_one_level() {
    for opening in ["none", "swap"] {
        check_stops(&Simple, &Pente::initial(&options(&[("opening", opening)])));
    }
    assert_eq!(Simple.levels(), 1);
}

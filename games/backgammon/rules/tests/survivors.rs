//! What a mutation run found untested (`docs/mutants.md`).

mod support;

use backgammon_rules::{Backgammon, NoOptions, Position, Refusal};
use std::collections::BTreeSet;
use support::{after, board, position, read, refusal};
use tablier_game::{
    Change, DynGame, DynPosition, Game, Notation, OptionValues, Options, Seat, Step, Steps,
};

const START: &str = "4HPwATDgc/ABMA w";

/// What happens on the board when a text is played, in words.
fn changes(position: &Position, text: &str) -> Vec<String> {
    let turn = Backgammon::parse_turn(position, text).expect("a turn of a test");
    let name = |cell| Backgammon::cell_text(position, cell);
    Backgammon::account(position, &turn)
        .changes
        .iter()
        .map(|change| match *change {
            Change::Move { from, to, side } => format!("{side} {} {}", name(from), name(to)),
            ref other => panic!("{other:?}"),
        })
        .collect()
}

fn message(position: &Position, text: &str) -> String {
    let turn = Backgammon::parse_turn(position, text).expect("a turn of a test");
    Backgammon::account(position, &turn).message.to_string()
}

#[test]
fn the_conditions_are_said_and_there_are_no_options() {
    assert_eq!(NoOptions.conditions().len(), 3);
    assert!(NoOptions.to_values().is_empty());
    let unknown = OptionValues::from([("size".to_owned(), "9".to_owned())]);
    assert!(NoOptions::from_values(&unknown).is_err());
    let start = DynGame::start(&Backgammon, &OptionValues::new()).expect("no options");
    let sides: Vec<_> = (0..3).map(|seat| start.side(Seat(seat))).collect();
    assert_eq!(sides, [Some("white"), Some("black"), None]);
}

#[test]
fn bg_9_a_match_id_has_a_state_that_exists() {
    // The third letter holds the state: E is 1, U 5, Y 6.
    for (letter, is_read) in [('E', true), ('U', true), ('Y', false), ('c', false)] {
        let text = format!("4HPwATDgc/ABMA:MA{letter}HAAAAAAAE");
        let read = <Backgammon as Notation>::parse_position(&text, &NoOptions);
        assert_eq!(read.is_ok(), is_read, "{text}: {read:?}");
    }
}

#[test]
fn bg_8_a_play_without_stars_hits_what_is_written() {
    // Blots on the landing and on one of the two ways: the way is not written, so it is not hit.
    let one_way = board(&[(13, 1), (6, 5)], &[(17, 1), (15, 1)], "3-2");
    assert_eq!(read(&one_way, "13/8"), "13/8*");
    assert_eq!(read(&one_way, "13/10/8"), "13/10*/8*");
    // Blots on both ways: one of them must be said.
    let both_ways = board(&[(13, 1), (6, 5)], &[(17, 1), (15, 1), (14, 1)], "3-2");
    assert!(matches!(
        refusal(&both_ways, "13/8"),
        Refusal::Ambiguous { .. }
    ));
    assert_eq!(read(&both_ways, "13/11/8"), "13/11*/8*");
    assert_eq!(read(&both_ways, "13/10*/8"), "13/10*/8*");
}

#[test]
fn bg_8_all_four_steps_of_a_double_may_be_written() {
    let far = board(&[(24, 1), (6, 5)], &[(2, 2)], "4-4");
    assert_eq!(read(&far, "24/20/16/12/8"), "24/8");
    assert!(Backgammon::parse_turn(&far, "24/20/16/12/8/4").is_err());
}

#[test]
fn bg_8_a_star_where_nothing_is_hit_is_refused_by_its_place() {
    let blot = board(&[(13, 1), (6, 5)], &[(17, 1)], "3-2");
    let place = |position: &Position, text: &str| match refusal(position, text) {
        Refusal::NoHit { place } => place.to_string(),
        other => panic!("{other:?}"),
    };
    assert_eq!(place(&blot, "13/11*/8*"), "11");
    assert_eq!(place(&blot, "13/11*/8"), "11");
    let first = board(&[(13, 1), (6, 5)], &[(14, 1)], "3-2");
    assert_eq!(place(&first, "13/11*/8*"), "8");
    let two = board(&[(13, 1), (6, 5)], &[(15, 1), (14, 1)], "3-2");
    assert!(Backgammon::parse_turn(&two, "13/11*/8").is_ok());
}

#[test]
fn bg_8_what_happens_is_told_step_by_step() {
    let blot = board(&[(13, 1), (6, 5)], &[(15, 1)], "3-2");
    assert_eq!(changes(&blot, "13/8"), ["0 13 11", "0 11 8"]);
    let over = changes(&blot, "13/10*/8");
    assert_eq!(over.len(), 3, "{over:?}");
    assert_eq!(over[0].split(' ').next(), Some("1"), "{over:?}");
    assert_eq!(over[1..], ["0 13 10", "0 10 8"]);
    // A point is hit once, however many checkers land on it.
    let double = board(&[(6, 2), (8, 1), (3, 1)], &[(21, 1)], "2-2");
    let told = changes(&double, "6/4*(2) 8/6 3/1");
    let hits = told.iter().filter(|change| change.starts_with('1'));
    assert_eq!((hits.count(), told.len()), (1, 5), "{told:?}");
}

#[test]
fn bg_6_the_last_checker_off_is_told_as_a_win() {
    let last = board(&[(1, 1)], &[(3, 1)], "2-1");
    assert!(message(&last, "1/off").starts_with("backgammon-played-wins "));
    let more = board(&[(3, 2), (1, 1)], &[(3, 1)], "2-1");
    assert!(message(&more, "3/1 1/off").starts_with("backgammon-played "));
}

#[test]
fn what_is_asked_counts_the_dice_that_are_left() {
    let asked = |position: &Position, steps: &[&str]| {
        let text = Backgammon::position_text(position);
        let position = DynGame::parse_position(&Backgammon, &text, &OptionValues::new());
        let position = position.expect("a position string");
        DynPosition::steps(&*position, steps)
            .expect("steps of a test")
            .ask
            .to_string()
    };
    let start = position(&format!("{START} 3-1"));
    assert_eq!(asked(&start, &[]), "backgammon-ask-move left=2");
    assert_eq!(asked(&start, &["8/5"]), "backgammon-ask-move left=1");
    let double = position(&format!("{START} 1-1"));
    assert_eq!(
        asked(&double, &["8/7", "6/5"]),
        "backgammon-ask-move left=2"
    );
    let bar = board(&[(25, 1), (6, 5)], &[(24, 2)], "3-2");
    assert_eq!(asked(&bar, &[]), "backgammon-ask-enter left=2");
    assert_eq!(asked(&bar, &["bar/22"]), "backgammon-ask-move left=1");
}

#[test]
fn bg_4_a_pass_is_one_step() {
    let closed = [(1, 2), (2, 2), (3, 2), (4, 2), (5, 2), (6, 2)];
    let stuck = board(&[(25, 1), (6, 5)], &closed, "3-2");
    let mut steps = Steps::new();
    Backgammon::steps(&stuck, &[], &mut steps).expect("the beginning of a turn");
    let [target] = steps.targets[..] else {
        panic!("{steps:?}")
    };
    assert!(target.ends);
    let pass = target.step;
    Backgammon::steps(&stuck, &[pass], &mut steps).expect("a pass");
    assert_eq!(steps.ask.to_string(), "backgammon-turn-complete");
    assert_eq!(steps.targets, []);
    assert_eq!(
        Backgammon::steps(&stuck, &[pass, pass], &mut steps),
        Err(Refusal::NotAStep)
    );
    let free = position(&format!("{START} 3-1"));
    assert_eq!(
        Backgammon::steps(&free, &[pass], &mut steps),
        Err(Refusal::CannotPass)
    );
    assert!(matches!(pass, Step::Choose(_)));
}

#[test]
fn the_diagram_is_drawn_from_whites_side() {
    let mut start = Backgammon::diagram(&position(START));
    let empty = "|                   |                   |\n";
    start = start.replace(empty, "|\n");
    let expected = "\
+ 13 14 15 16 17 18 + 19 20 21 22 23 24 +
|  w           b    |  b              w |
|  w           b    |  b              w |
|  w           b    |  b                |
|  w                |  b                |
|  w                |  b                |
|
|  b                |  w                |
|  b                |  w                |
|  b           w    |  w                |
|  b           w    |  w              b |
|  b           w    |  w              b |
+ 12 11 10  9  8  7 +  6  5  4  3  2  1 +
";
    assert!(start.starts_with(expected), "{start}");
    let heap = Backgammon::diagram(&board(&[(13, 6), (6, 5), (5, 4)], &[(24, 15)], ""));
    let sixes = heap.lines().filter(|line| line.starts_with("|  6"));
    assert_eq!(sixes.count(), 1, "{heap}");
    let fifteens = heap.lines().filter(|line| line.ends_with(" 15 |"));
    assert_eq!(fifteens.count(), 1, "{heap}");
}

#[test]
fn empty_points_are_nobodys() {
    let points = Backgammon::board(&position(START)).points;
    let held = points.iter().filter(|point| point.side.is_some()).count();
    assert_eq!(held, 8);
    for point in points {
        assert_eq!(point.side.is_some(), point.count > 0, "{point:?}");
    }
}

#[test]
fn the_hash_knows_checkers_dice_and_who_left() {
    let mut hashes = BTreeSet::new();
    let mut positions: Vec<Position> = Vec::new();
    let mut add = |position: &Position| {
        assert!(hashes.insert(Backgammon::hash(position)), "{position:?}");
        assert!(!positions.contains(position), "{position:?}");
        positions.push(*position);
    };
    for on_roll in ["w", "b"] {
        let before = position(&format!("4HPwATDgc/ABMA {on_roll}"));
        add(&before);
        for high in 1..=6 {
            for low in 1..=high {
                let rolled = after(before, &format!("{high}-{low}"));
                add(&rolled);
                let again = position(&Backgammon::position_text(&rolled));
                assert_eq!(Backgammon::hash(&again), Backgammon::hash(&rolled));
            }
        }
    }
    for seat in 0..2 {
        let mut left = position(START);
        Backgammon::retire(&mut left, Seat(seat));
        add(&left);
    }
    for place in 1..=24 {
        for checkers in 1..=14 {
            let black = (25 - place + 1) % 24 + 1;
            add(&board(&[(place, checkers)], &[(black, 15)], ""));
        }
    }
}

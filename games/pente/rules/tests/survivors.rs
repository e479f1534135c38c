//! What a mutation run found untested (`docs/mutants.md`): what is told of a turn, the view, the corners of legality.
#![allow(clippy::unwrap_used, reason = "a panic fails the test")]

mod common;

use common::{option_rows, options, played, position, values};
use pente_rules::{Colour, Pente, PenteOptions, Position, Refusal, SPEC, Turn};
use std::collections::BTreeSet;
use tablier_game::{Change, Game, Message, Notation, Options, Seat};
use tablier_goban::{CoordStyle, Point};

const BLACK_WINS: &str = "9/9/9/9/1bbbbb3/9/9/9/wwww5 w ply=20";

fn point(text: &str, position: &Position) -> Point {
    CoordStyle::WithoutI
        .parse(text, position.size())
        .expect("a point")
}

fn turn(position: &Position, text: &str) -> Turn {
    Pente::parse_turn(position, text).unwrap()
}

/// What is told of a stone, and the stones taken off as points with their sides.
fn told(position: &Position, text: &str) -> (Message, BTreeSet<(String, u8)>) {
    let account = Pente::account(position, &turn(position, text));
    let taken = account
        .changes
        .iter()
        .filter_map(|change| match change {
            Change::Take { cell, side } => Some((Pente::cell_text(position, *cell), *side)),
            _ => None,
        })
        .collect();
    (account.message, taken)
}

fn message(id: &'static str, side: &'static str, at: &str) -> Message {
    Message::new(id).with_id("side", side).with("point", at)
}

fn set(stones: &[(&str, u8)]) -> BTreeSet<(String, u8)> {
    stones
        .iter()
        .map(|(at, side)| ((*at).to_owned(), *side))
        .collect()
}

#[test]
fn pt_8_a_turn_is_told_with_what_it_takes() {
    let before = position("9/9/9/9/1wbb5/9/9/9/9 w ply=100");
    let takes = message("pente-placed-takes", "white", "e5").with("taken", 2);
    assert_eq!(told(&before, "e5"), (takes, set(&[("c5", 1), ("d5", 1)])));
    let placed = message("pente-placed", "white", "a1");
    assert_eq!(told(&before, "a1"), (placed, set(&[])));
    let changes = Pente::account(&before, &turn(&before, "a1")).changes;
    assert!(matches!(changes[..], [Change::Put { side: 0, .. }]));
}

#[test]
fn pt_12_a_turn_is_told_with_what_it_loses() {
    let before = position("9/9/9/9/1b1wb4/9/9/9/9 w self-capture=capture ply=100");
    let loses = message("pente-placed-loses", "white", "c5").with("lost", 2);
    assert_eq!(told(&before, "c5"), (loses, set(&[("c5", 0), ("d5", 0)])));
    let before = position("9/9/9/9/wbb1wb3/9/9/9/9 w self-capture=capture ply=100");
    let both = message("pente-placed-takes-and-loses", "white", "d5")
        .with("taken", 2)
        .with("lost", 2);
    let off = set(&[("b5", 1), ("c5", 1), ("d5", 0), ("e5", 0)]);
    assert_eq!(told(&before, "d5"), (both, off));
}

#[test]
fn pt_15_a_stone_of_an_opening_is_told_as_one() {
    for (opening, id) in [("swap", "pente-placed-opening"), ("none", "pente-placed")] {
        let before = played(&format!("size=9 opening={opening}"), "");
        assert_eq!(told(&before, "e5").0, message(id, "white", "e5"));
    }
    let before = played("size=9 opening=none", "e5");
    let changes = Pente::account(&before, &turn(&before, "a1")).changes;
    assert!(matches!(changes[..], [Change::Put { side: 1, .. }]));
}

#[test]
fn pt_14_only_the_second_stone_of_a_game_from_the_start_keeps_away() {
    for opening in ["pro", "long-pro"] {
        let second = played(&format!("size=9 opening={opening}"), "e5 a1");
        let near = point("f5", &second);
        assert!(Pente::check(&second, &Turn::Place(near)).is_err());
        assert!(!second.legal_points().contains(near));
        for other in [
            "9/9/9/9/4w4/9/9/9/b8 w ply=4",
            "9/9/9/9/4w4/9/9/9/b8 b ply=2",
            "9/9/9/9/3ww4/9/9/9/b8 w ply=2",
            "9/9/9/9/4w4/9/9/9/bb7 w ply=2",
            "9/9/9/9/4w4/9/9/9/9 w ply=2",
            "9/9/9/9/9/9/9/9/b8 w ply=2",
        ] {
            let set_up = position(&format!("{other} opening={opening}"));
            assert_eq!(Pente::check(&set_up, &Turn::Place(near)), Ok(()), "{other}");
            assert!(set_up.legal_points().contains(near), "{other}");
        }
    }
    let free = played("size=9 opening=none", "e5 a1");
    assert!(free.legal_points().contains(point("f5", &free)));
}

#[test]
fn pt_12_a_pass_is_legal_only_in_play_where_nothing_else_is() {
    let rows = "wbwbwbwbw/wbwbwbwbw/bwbwbwbwb/bwbwbwbwb/wbwbwbwbw/wbwbwbwbw/bwbwbwbwb/bwbwbwbwb";
    let full = position(&format!("{rows}/wbwbwbwbw w self-capture=forbidden ply=81"));
    assert!(full.is_over());
    for position in [
        full,
        played("size=9 opening=swap self-capture=forbidden", ""),
        played("size=9 opening=none self-capture=forbidden", ""),
        played("size=9 opening=none", "e5"),
    ] {
        assert!(!position.may_pass(), "{position:?}");
        assert!(!position.legal_choices().contains(&Turn::Pass));
    }
    let opening = played("size=9 opening=swap", "e5");
    assert_eq!(opening.check(Turn::Pass), Err(Refusal::StoneDue));
    let choice = played("size=9 opening=swap", "e5 a1 e7 a3");
    assert_eq!(choice.check(Turn::Pass), Err(Refusal::NoPass));
}

#[test]
fn g_7_nothing_is_chosen_after_the_end() {
    for turns in ["a1", "a1 a2 a3 a4"] {
        let mut over = played("size=9 opening=swap", turns);
        Pente::retire(&mut over, Seat(0));
        assert!(over.is_over());
        assert_eq!(over.legal_choices(), []);
        assert!(over.legal_points().is_empty());
    }
}

#[test]
fn pt_15_nothing_is_forbidden_before_the_choice() {
    // W B _ W: Black's second stone would stand between White's.
    let opening = played("size=9 opening=swap self-capture=forbidden", "b5 c5 e5");
    let between = point("d5", &opening);
    assert!(opening.legal_points().contains(between));
    assert_eq!(opening.check(Turn::Place(between)), Ok(()));
    let play = position("9/9/9/9/1wb1w4/9/9/9/9 b self-capture=forbidden ply=100");
    assert!(!play.legal_points().contains(between));
    let allowed = position("9/9/9/9/1wb1w4/9/9/9/9 b ply=100");
    assert!(allowed.legal_points().contains(between));
}

#[test]
fn pt_10_only_who_closed_one_end_closes_the_other() {
    // White's fourth makes a line. Black, who is next, answers it only if the stone at its end is Black's.
    for (row, end, answers) in [
        ("1bwww4", "g5", true),
        ("1rwww4", "g5", false),
        ("2www1b2", "b5", true),
        ("2www1r2", "b5", false),
    ] {
        let text = format!("9/9/9/9/{row}/9/9/9/9 w players=4 overtime=line ply=16");
        let mut after = position(&text);
        common::play(&mut after, "f5");
        assert_eq!(after.is_over(), !answers, "{row}");
        let end = Turn::Place(point(end, &after));
        assert_eq!(after.check(end).is_ok(), answers, "{row}");
    }
}

#[test]
fn pt_1_seats_and_colours_that_do_not_play_are_none() {
    let two = played("size=9 opening=none", "");
    assert_eq!(two.colour(Seat(1)), Some(Colour::Black));
    assert_eq!(two.colour(Seat(2)), None);
    assert_eq!(two.seat(Colour::Black), Some(Seat(1)));
    assert_eq!(two.seat(Colour::Red), None);
    let opening = played("size=9 opening=swap", "");
    assert_eq!(opening.colour(Seat(0)), None);
    assert_eq!(opening.seat(Colour::White), None);
}

#[test]
fn pt_9_unmixed_captures_are_a_condition_of_three_and_four() {
    let unmixed = Message::new("pente-condition-unmixed");
    for (text, said) in [
        ("players=2", false),
        ("players=3", false),
        ("players=3 mixed-capture=off", true),
    ] {
        assert_eq!(
            options(text).conditions().contains(&unmixed),
            said,
            "{text}"
        );
    }
}

#[test]
fn pt_2_captures_win_unless_they_do_not() {
    assert!(options("").capture_win());
    assert!(!options("capture-win=off").capture_win());
}

#[test]
fn g_8_numbers_are_digits_and_seats_may_be_said() {
    let text = "9/9/9/9/1bwww4/9/9/9/9 w";
    let plain = position(&format!("{text} ply=5"));
    assert_eq!(position(&format!("{text} ply=5 seats=wb")), plain);
    assert_ne!(position(&format!("{text} ply=5 seats=bw")), plain);
    for wrong in [
        "ply=+5", "ply=", "ply=05", "cap=+1,0", "seats=ww", "seats=w",
    ] {
        let read = Pente::parse_position(&format!("{text} {wrong}"), &options(""));
        assert!(read.is_err(), "{wrong}");
    }
}

#[test]
fn pt_8_removals_know_their_points() {
    let before = position("9/9/9/9/1wbb5/9/9/9/9 w ply=100");
    let removals = before.removals(point("e5", &before), Colour::White);
    assert!(removals.contains(point("c5", &before)));
    assert!(!removals.contains(point("e5", &before)));
    assert!(!removals.is_empty());
    assert!(
        before
            .removals(point("a1", &before), Colour::White)
            .is_empty()
    );
}

#[test]
fn bare_turns_know_their_lines_and_only_numbers_are_numbers() {
    let turns = Pente::bare_turns("# k1\n[x]\n1. k10 k11\n2. . x. 12\n1-0\n");
    let expected = [(3, "k10"), (3, "k11"), (4, "."), (4, "x."), (4, "12")];
    let expected = expected.map(|(line, word)| (line, word.to_owned()));
    assert_eq!(turns, expected);
}

#[test]
fn the_hash_knows_the_options_and_every_count() {
    let mut hashes = BTreeSet::new();
    let rows = option_rows();
    for row in &rows {
        let options = PenteOptions::from_values(row).unwrap();
        hashes.insert(Pente::hash(&Pente::initial(&options)));
    }
    assert_eq!(hashes.len(), rows.len(), "options");
    // One option at a time, from several sets of options.
    let mut sets = BTreeSet::new();
    hashes.clear();
    for base in [
        "opening=none",
        "opening=swap",
        "players=3",
        "players=4 teams=on",
    ] {
        for option in SPEC.options {
            for value in option.values {
                let mut given = values(base);
                given.insert(option.key.to_owned(), (*value).to_owned());
                if let Ok(options) = PenteOptions::from_values(&given) {
                    sets.insert(options.to_values());
                    hashes.insert(Pente::hash(&Pente::initial(&options)));
                }
            }
        }
    }
    assert!(sets.len() > 40);
    assert_eq!(hashes.len(), sets.len(), "options");
    for seat in 0..2 {
        let mut left = played("size=9 opening=none", "");
        Pente::retire(&mut left, Seat(seat));
        assert!(hashes.insert(Pente::hash(&left)), "seat {seat} left");
    }
    hashes.clear();
    let mut texts = 0;
    for seat in 0..4 {
        for count in u8::from(seat > 0)..8 {
            let mut counts = [0; 4];
            counts[seat] = count;
            let [a, b, c, d] = counts;
            let text = format!("9/9/9/9/4w4/9/9/9/9 b players=4 ply=40 cap={a},{b},{c},{d}");
            hashes.insert(Pente::hash(&position(&text)));
            texts += 1;
        }
    }
    for ply in 41..140 {
        let text = format!("9/9/9/9/4w4/9/9/9/9 b players=4 ply={ply}");
        hashes.insert(Pente::hash(&position(&text)));
        texts += 1;
    }
    assert_eq!(hashes.len(), texts, "counts");
    let same = position("9/9/9/9/4w4/9/9/9/9 b players=4 ply=41");
    assert!(hashes.contains(&same.zobrist()));
}

#[test]
fn the_view_shows_lines_and_what_is_due() {
    let over = Pente::board(&position(BLACK_WINS));
    assert_eq!(over.goban.lines, [["b5", "c5", "d5", "e5", "f5"]]);
    assert_eq!(over.goban.next, None);
    assert_eq!(over.set_left, 0);
    let both = position("9/9/9/9/1bbbb4/9/wwwww4/9/9 w players=4 ply=20 out=3");
    let lines = Pente::board(&both).goban.lines;
    assert!(both.is_over() && !lines.is_empty());
    let going = Pente::board(&position("9/9/9/9/1bbbb4/9/9/9/9 w ply=20"));
    assert_eq!(going.goban.lines, Vec::<Vec<String>>::new());
    assert_eq!(going.goban.next.as_deref(), Some("white"));
    assert_eq!(going.pending, None);
    let choice = Pente::board(&played("size=9 opening=swap", "e5 a1 e7 a3"));
    assert_eq!(choice.goban.next, None);
    let text = "9/9/9/9/1bwwwww2/9/9/9/9 b overtime=line ply=20 line=c5-g5";
    let pending = Pente::board(&position(text)).pending.unwrap();
    assert_eq!(pending.owner, Seat(0));
    assert_eq!(pending.lines, [["c5", "d5", "e5", "f5", "g5"]]);
}

#[test]
fn the_diagram_shows_stones_and_dots() {
    let rows = Pente::diagram(&played("size=9 opening=none", "a1 b1"));
    let row = |number: &str| {
        rows.lines()
            .find(|line| line.trim_start().starts_with(number))
            .unwrap_or_else(|| panic!("no row {number} in\n{rows}"))
    };
    assert_ne!(
        row("5"),
        row("6").replace('6', "5"),
        "the centre has a dot:\n{rows}"
    );
    assert_ne!(row("1"), row("2").replace('2', "1"), "{rows}");
}

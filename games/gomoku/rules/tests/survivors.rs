//! What a mutation run found untested (`docs/mutants.md`).

mod common;

use common::{after, options, play, position, texts};
use gomoku_rules::{Gomoku, GomokuOptions, Position, Side};
use tablier_game::{Change, Game, Message, Notation, Options, Seat};
use tablier_goban::{CoordStyle, Point};

fn point(text: &str, position: &Position) -> Point {
    CoordStyle::WithI
        .parse(text, position.size())
        .expect("a point")
}

/// Thirteen rows, of which the lowest are given from above.
fn board(rows: &[&str], rest: &str) -> String {
    let mut all = vec!["13"; 13 - rows.len()];
    all.extend(rows);
    format!("{} {rest}", all.join("/"))
}

#[test]
fn gm_2_the_conditions_are_said() {
    for values in [&[][..], &[("rule", "freestyle")], &[("opening", "swap2")]] {
        let said = options(values).conditions();
        assert!(!said.is_empty());
    }
    let said = |rule| options(&[("rule", rule)]).conditions();
    assert_ne!(said("standard"), said("freestyle"));
}

#[test]
fn g_2_a_set_up_board_is_full_or_has_a_winner_or_is_open() {
    // Runs of two at most in this pattern, whichever way.
    let full: Vec<String> = (0..13)
        .map(|y| {
            (0..13)
                .map(|x| if (x + 2 * y) % 4 < 2 { 'b' } else { 'w' })
                .collect()
        })
        .collect();
    let text = full.join("/");
    let over = position(&format!("{text} b ply=169"));
    assert_eq!(Gomoku::position_text(&over).split(' ').next(), Some(&*text));
    assert!(Gomoku::outcome(&over).is_some());
    assert_eq!(over.empty_count(), 0);
    let mut one = text.clone();
    one.replace_range(0..1, "1");
    let open = position(&format!("{one} b ply=168"));
    assert_eq!(Gomoku::outcome(&open), None);
    assert_eq!(open.empty_count(), 1);
}

#[test]
fn gm_2_a_stone_wins_where_it_completes_five() {
    let four = position(&board(&["bbbb1b7"], "b"));
    assert!(!four.wins(point("e1", &four)), "six in standard");
    let four = position(&board(&["bbbb9"], "b"));
    assert!(four.wins(point("e1", &four)));
    assert!(!four.wins(point("f1", &four)));
    let white = position(&board(&["bbbb9"], "w"));
    assert!(!white.wins(point("e1", &white)));
}

#[test]
fn keys_and_hashes_tell_positions_apart() {
    let black = position(&board(&["bbbb9"], "b"));
    let white = position(&board(&["bbbb9"], "w"));
    let later = position(&board(&["bbbb9"], "b ply=20"));
    assert_ne!(black.key(), white.key());
    assert_eq!(black.key(), later.key());
    let hashes = [&black, &white, &later].map(Gomoku::hash);
    assert!(hashes[0] != hashes[1] && hashes[0] != hashes[2] && hashes[1] != hashes[2]);
    let mut hashes: Vec<u64> = [
        &[][..],
        &[("rule", "freestyle")],
        &[("size", "19")],
        &[("size", "20")],
        &[("opening", "swap")],
        &[("opening", "swap2")],
    ]
    .iter()
    .map(|values| Gomoku::hash(&play(values, &[])))
    .collect();
    for turns in 1..=5 {
        let turns = &["h8", "i8", "h9", "two", "a1"][..turns];
        hashes.push(Gomoku::hash(&play(&[("opening", "swap2")], turns)));
    }
    for seat in 0..2 {
        let mut left = play(&[], &[]);
        Gomoku::retire(&mut left, Seat(seat));
        hashes.push(Gomoku::hash(&left));
    }
    for seats in ["bw", "wb"] {
        let text = board(&["bwbwb8"], &format!("w opening=swap ply=9 seats={seats}"));
        hashes.push(Gomoku::hash(&position(&text)));
    }
    for phase in ["", " phase=choose"] {
        let text = board(&["bwb10"], &format!("w opening=swap2 ply=3{phase}"));
        hashes.push(Gomoku::hash(&position(&text)));
    }
    let count = hashes.len();
    hashes.sort_unstable();
    hashes.dedup();
    assert_eq!(hashes.len(), count);
}

#[test]
fn gm_4_a_stone_and_a_choice_are_told() {
    let opening = play(&[("opening", "swap2")], &["h8", "i8", "h9"]);
    for (seat, text) in [(2, "white"), (2, "two")] {
        let turn = Gomoku::parse_turn(&opening, text).unwrap();
        let told = Gomoku::account(&opening, &turn);
        let expected = Message::new("gomoku-chosen")
            .with("choice", text)
            .with("seat", seat);
        assert_eq!(told.message, expected);
        assert!(told.changes.is_empty());
        assert_eq!(Gomoku::turn_text(&opening, &turn), text);
    }
    let told = |before: &Position, text: &str| {
        let turn = Gomoku::parse_turn(before, text).unwrap();
        Gomoku::account(before, &turn)
    };
    let placed = |id: &'static str, side: &str, point: &str, end: &str| {
        Message::new(id)
            .with("side", side)
            .with("point", point)
            .with("end", end)
    };
    let start = play(&[("opening", "swap")], &["h8"]);
    let account = told(&start, "i8");
    assert_eq!(
        account.message,
        placed("gomoku-played-opening", "white", "i8", "open")
    );
    let [Change::Put { cell, side: 1 }] = account.changes[..] else {
        panic!("{account:?}")
    };
    assert_eq!(Gomoku::cell_text(&start, cell), "i8");
    let four = position(&board(&["bbbb9"], "b"));
    assert_eq!(
        told(&four, "e1").message,
        placed("gomoku-played", "black", "e1", "line")
    );
    assert_eq!(
        told(&four, "f2").message,
        placed("gomoku-played", "black", "f2", "open")
    );
}

#[test]
fn what_is_due_is_seen() {
    let start = play(&[("opening", "swap2")], &[]);
    assert_eq!(Gomoku::board(&start).goban.next.as_deref(), Some("black"));
    let choose = play(&[("opening", "swap2")], &["h8", "i8", "h9"]);
    assert_eq!(Gomoku::board(&choose).goban.next, None);
    assert_eq!(texts(&choose), ["white", "black", "two"]);
    let won = after(&position(&board(&["bbbb9"], "b")), "e1");
    let view = Gomoku::board(&won);
    assert_eq!(view.goban.next, None);
    assert_eq!(view.goban.lines, [["a1", "b1", "c1", "d1", "e1"]]);
    let mut left = play(&[], &["h8"]);
    Gomoku::retire(&mut left, Seat(0));
    assert_eq!(Gomoku::board(&left).goban.next, None);
    assert_eq!(left.side_of(Seat(1)), Some(Side::White));
}

#[test]
fn the_diagram_has_a_letter_for_each_stone() {
    let rows = Gomoku::diagram(&play(&[], &["h8", "i8"]));
    assert_eq!(rows.matches('X').count(), 1, "{rows}");
    assert_eq!(rows.matches('O').count(), 1, "{rows}");
}

#[test]
fn g_8_options_in_a_string_are_read() {
    let text = board(&["bwb10"], "w opening=swap2 ply=4 phase=pair-1");
    let read = position(&text);
    assert_eq!(Gomoku::position_text(&read), text);
    let seats = board(&["bwbwb8"], "w opening=swap ply=9 seats=wb");
    let read = position(&seats);
    assert_eq!(read.seat_of(Side::White), Seat(0));
    assert_eq!(read.seat_of(Side::Black), Seat(1));
    let same = board(&["bwbwb8"], "w opening=swap ply=9 seats=bw");
    assert_eq!(position(&same).seat_of(Side::Black), Seat(0));
    assert_eq!(
        Gomoku::options(&read).to_values(),
        options(&[("size", "13"), ("opening", "swap")]).to_values()
    );
    assert_ne!(Gomoku::options(&read), GomokuOptions::default());
}

//! What a mutation run found untested (`docs/mutants.md`).

mod common;

use common::{play, position, start};
use connect6_rules::{Connect6, Position, Side, live_fours};
use tablier_game::{Change, DynGame, Game, Message, Notation, OptionValues, Options, Seat};
use tablier_goban::{CoordStyle, Point};

fn point(text: &str, position: &Position) -> Point {
    CoordStyle::WithI
        .parse(text, position.size())
        .expect("a point")
}

/// Nineteen rows, of which the lowest is given.
fn board(row: &str, rest: &str) -> String {
    format!("{}{row} {rest}", "19/".repeat(18))
}

#[test]
fn c6_3_the_conditions_are_said() {
    assert!(!Connect6::options(&start(19)).conditions().is_empty());
    let options = Connect6::options(&start(15));
    assert_eq!(options.to_values()["size"], "15");
}

#[test]
fn c6_2_a_full_board_is_a_draw() {
    let full: Vec<String> = (0..15)
        .map(|y| {
            (0..15)
                .map(|x| if (x + 2 * y) % 4 < 2 { 'b' } else { 'w' })
                .collect()
        })
        .collect();
    let mut text = full.join("/");
    let over = position(&format!("{text} b ply=113"));
    assert!(Connect6::outcome(&over).is_some());
    assert_eq!(over.empty_count(), 0);
    text.replace_range(0..1, "1");
    let open = position(&format!("{text} b ply=113"));
    assert_eq!(Connect6::outcome(&open), None);
    assert_eq!(open.empty_count(), 1);
}

#[test]
fn points_on_the_board_without_a_stone_are_empty() {
    let position = play(15, &["h8"]);
    assert!(position.is_empty(point("h9", &position)));
    assert!(!position.is_empty(point("h8", &position)));
    assert!(!position.is_empty(Point::new(15, 3)));
}

#[test]
fn keys_and_hashes_tell_positions_apart() {
    let texts = [
        board("bbbb15", "b ply=9"),
        board("bbbb15", "w ply=9"),
        board("bbbb15", "b ply=10"),
        board("bbbb15", "b ply=11"),
        board("wbbb15", "b ply=9"),
        board("bbbbbb13", "b ply=9"),
    ];
    let positions = texts.map(|text| position(&text));
    for (index, one) in positions.iter().enumerate() {
        for other in &positions[..index] {
            assert_ne!(Connect6::hash(one), Connect6::hash(other));
        }
    }
    let [mut first, mut second] = [start(19), start(19)];
    Connect6::retire(&mut first, Seat(0));
    Connect6::retire(&mut second, Seat(1));
    assert_ne!(Connect6::hash(&first), Connect6::hash(&second));
    assert_ne!(Connect6::hash(&first), Connect6::hash(&start(19)));
    assert_ne!(Connect6::hash(&second), Connect6::hash(&start(19)));
    assert_ne!(positions[0].key(), positions[1].key());
    assert_eq!(positions[0].key(), positions[2].key());
    assert_ne!(Connect6::hash(&start(15)), Connect6::hash(&start(19)));
}

#[test]
fn c6_1_stones_are_told() {
    let before = start(19);
    let told = |before: &Position, text: &str| {
        let turn = Connect6::parse_turn(before, text).expect("a turn");
        Connect6::account(before, &turn)
    };
    let account = told(&before, "j10");
    let expected = Message::new("connect6-played-one")
        .with("side", "black")
        .with("first", "j10")
        .with("end", "open");
    assert_eq!(account.message, expected);
    let [Change::Put { cell, side: 0 }] = account.changes[..] else {
        panic!("{account:?}")
    };
    assert_eq!(Connect6::cell_text(&before, cell), "j10");
    let four = position(&board("bbbb15", "b ply=9"));
    let account = told(&four, "e1 f1");
    let expected = Message::new("connect6-played-two")
        .with("side", "black")
        .with("first", "e1")
        .with("second", "f1")
        .with("end", "line");
    assert_eq!(account.message, expected);
    assert_eq!(account.changes.len(), 2);
}

#[test]
fn c6_7_steps_are_named_by_their_points() {
    let start = DynGame::start(&Connect6, &OptionValues::new()).expect("no options");
    let targets = start.steps(&[]).expect("the beginning of a turn").targets;
    assert_eq!(targets.len(), 361);
    assert_eq!(targets[0].step, "a1");
    assert!(targets.iter().any(|target| target.step == "s19"));
}

#[test]
fn the_diagram_has_a_letter_for_each_stone() {
    let rows = Connect6::diagram(&play(19, &["j10", "k11 l11"]));
    assert_eq!(rows.matches('X').count(), 1, "{rows}");
    assert_eq!(rows.matches('O').count(), 2, "{rows}");
}

#[test]
fn c6_11_a_four_is_judged_by_the_threats_of_its_own_row() {
    // A closed four in the lowest row, an open one in another: each is judged alone.
    let closed = position(&board("bbbb15", "w ply=9"));
    assert_eq!(live_fours(&closed, Side::Black), []);
    let open = position(&board("6bbbb9", "w ply=9"));
    assert_eq!(live_fours(&open, Side::Black).len(), 1);
    // Two closed fours of one colour that do not touch: neither is live, though both together need two stones.
    let both = position(&board("bbbb11bbbb", "w ply=9"));
    assert_eq!(live_fours(&both, Side::Black), []);
    let rows = format!(
        "{}bbbb15/{}bbbb15 w ply=9",
        "19/".repeat(9),
        "19/".repeat(8)
    );
    assert_eq!(live_fours(&position(&rows), Side::Black), []);
    // And crossing on different axes.
    let cross = format!("{}b18/b18/b18/bbbb15 w ply=9", "19/".repeat(15));
    assert_eq!(live_fours(&position(&cross), Side::Black), []);
}

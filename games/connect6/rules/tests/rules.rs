//! The numbered rules of `games/connect6/RULES.md`; each test carries the number of its rule.

#![allow(clippy::unwrap_used, reason = "a panic fails the test")]

mod common;

use common::{message, options, play, position, refusal, start, turns};
use connect6_rules::{Connect6, Connect6Options, Due, Position, Refusal, Side, Turn};
use tablier_game::{
    Actor, Cell, Game, How, Message, Notation, Options, Outcome, Seat, SeatSet, Step, Steps,
};
use tablier_game_test::refused_step;
use tablier_goban::{CoordError, Point, PointSet};

/// The side won, and by what.
fn assert_won(position: &Position, side: Side, how: How) {
    let won = Outcome::win(SeatSet::of(side.seat()), how);
    let text = Connect6::position_text(position);
    assert_eq!(Connect6::outcome(position), Some(won), "{text}");
}

const LINE: How = How::new("line");

#[test]
fn g_1_a_refused_turn_changes_nothing_and_says_why() {
    let before = play(19, &["j10"]);
    let occupied = Turn::Two(Point::new(9, 9), Point::new(0, 0));
    let mut after = before;
    let refusal = Connect6::play(&mut after, &occupied).unwrap_err();
    assert_eq!(after, before);
    assert_eq!(
        Message::from(refusal),
        Message::new("connect6-occupied").with("point", "j10")
    );
}

#[test]
fn g_2_several_lines_at_once_are_one_win() {
    // a1 completes a column, a row and a diagonal.
    let mut both = position("13/13/13/13/13/13/13/b4b7/b3b8/b2b9/b1b10/bb11/1bbbbb7 b");
    Connect6::play(&mut both, &Turn::One(Point::new(0, 0))).unwrap();
    assert_won(&both, Side::Black, LINE);
    let lines = Connect6::board(&both).goban.lines;
    assert_eq!(
        lines,
        [
            ["a1", "a2", "a3", "a4", "a5", "a6"],
            ["a1", "b1", "c1", "d1", "e1", "f1"],
            ["a1", "b2", "c3", "d4", "e5", "f6"],
        ]
    );
}

#[test]
fn g_3_nothing_is_played_after_the_end() {
    let over = position("13/13/13/13/13/13/13/13/13/13/13/13/bbbbbb7 w");
    assert_eq!(Connect6::actor(&over), Actor::Over);
    assert_eq!(refusal(&over, "a2 a3"), Refusal::Over);
    assert_eq!(refusal(&over, "a2"), Refusal::Over);
    assert!(turns(&over).is_empty());
}

#[test]
fn g_4_position_strings_round_trip() {
    let one = play(19, &["j10"]);
    let text = "19/19/19/19/19/19/19/19/19/9b9/19/19/19/19/19/19/19/19/19 w ply=1";
    assert_eq!(Connect6::position_text(&one), text);
    assert_eq!(position(text), one);
    let empty = start(13);
    let text = "13/13/13/13/13/13/13/13/13/13/13/13/13 b";
    assert_eq!(Connect6::position_text(&empty), text);
    // The size is that of the board, whatever the options say.
    assert_eq!(position(text), empty);
    let mut left = play(15, &["h8", "g7 i9"]);
    Connect6::retire(&mut left, Seat(1));
    let text = Connect6::position_text(&left);
    assert!(text.ends_with(" b ply=2 out=2"), "{text}");
    assert_eq!(position(&text), left);
}

#[test]
fn g_4_strings_that_cannot_stand_are_refused() {
    let empty = "13/13/13/13/13/13/13/13/13/13/13/13/";
    let fault = |rest: &str| message(&Connect6::parse_position(rest, &options(19)).unwrap_err());
    assert_eq!(fault(""), "connect6-position-fields");
    assert_eq!(fault(&format!("{empty}13")), "connect6-position-fields");
    assert_eq!(fault(&format!("{empty}13 x")), "connect6-position-to-move");
    assert_eq!(fault(&format!("{empty}14 b")), "connect6-position-board");
    assert_eq!(fault(&format!("{empty}r12 b")), "connect6-position-board");
    assert_eq!(fault("9/9/9/9/9/9/9/9/9 b"), "connect6-position-size");
    for ply in ["", "-1", "+1", "x", "10000", "99999999999999999999"] {
        let text = format!("{empty}13 b ply={ply}");
        assert_eq!(fault(&text), "connect6-position-ply");
    }
    for seat in ["", "0", "3", "1,2", "x"] {
        let text = format!("{empty}13 b out={seat}");
        assert_eq!(fault(&text), "connect6-position-left");
    }
    let over = format!("{empty}bbbbbb7 w out=1");
    assert_eq!(fault(&over), "connect6-position-left-after-end");
    let unknown = format!("{empty}13 b size=13");
    assert_eq!(fault(&unknown), "connect6-position-fields");
}

/// The outcome is computed from the board, and stones are not counted; of two lines the last one counts.
#[test]
fn g_8_teaching_positions_may_hold_any_stones() {
    let lines = "13/13/13/13/13/13/13/13/13/13/13/13/bbbbbb1wwwwww";
    assert_won(&position(&format!("{lines} b")), Side::White, LINE);
    assert_won(&position(&format!("{lines} w")), Side::Black, LINE);
    let own = "13/13/13/13/13/13/13/13/13/13/13/13/bbbbbb7 b";
    assert_won(&position(own), Side::Black, LINE);
}

#[test]
fn g_6_who_leaves_loses() {
    for side in Side::ALL {
        let mut left = play(19, &["j10", "a1 a2"]);
        Connect6::retire(&mut left, side.seat());
        assert_won(&left, side.other(), How::LAST_LEFT);
        let once = left;
        Connect6::retire(&mut left, side.other().seat());
        assert_eq!(left, once);
    }
    let mut nobody = play(19, &["j10"]);
    Connect6::retire(&mut nobody, Seat(2));
    assert_eq!(Connect6::outcome(&nobody), None);
}

#[test]
fn c6_1_board_and_sizes() {
    let spec = Connect6::spec();
    assert_eq!(spec.option("size").unwrap().default, "19");
    assert_eq!(Connect6Options::default().size().side(), 19);
    for side in [19, 15, 13] {
        let position = start(side);
        assert_eq!(position.size().side(), side);
        assert_eq!(position.to_move(), Side::Black);
        assert_eq!(Connect6::actor(&position), Actor::Player(Seat(0)));
    }
    let values = [("size".to_owned(), "17".to_owned())].into();
    assert!(Connect6Options::from_values(&values).is_err());
}

#[test]
fn c6_2_first_turn_is_one_stone_then_two() {
    let first = start(19);
    assert_eq!(first.due(), Due::First);
    assert_eq!(refusal(&first, "j10 k10"), Refusal::FirstTurnIsOne);
    let second = play(19, &["j10"]);
    assert_eq!(second.due(), Due::Two);
    assert_eq!(Connect6::actor(&second), Actor::Player(Seat(1)));
    assert_eq!(refusal(&second, "k10"), Refusal::SecondMissing);
    // Anywhere: in opposite corners, too.
    let third = play(19, &["j10", "a1 s19"]);
    assert_eq!(third.due(), Due::Two);
    assert_eq!(Connect6::actor(&third), Actor::Player(Seat(0)));
}

/// The game's first turn is ply 0 on an empty board. A set-up position with stones is past it, whatever
/// its ply, and a ply says of an empty board that it is.
#[test]
fn c6_2_set_up_positions() {
    let stones = position("13/13/13/13/13/13/6b6/13/13/13/13/13/13 w");
    assert_eq!(Connect6::ply(&stones), 0);
    assert_eq!(stones.due(), Due::Two);
    let empty = "13/13/13/13/13/13/13/13/13/13/13/13/13 w";
    assert_eq!(turns(&position(empty)).len(), 169);
    let later = position(&format!("{empty} ply=7"));
    assert_eq!(later.due(), Due::Two);
    assert_eq!(turns(&later).len(), 169 * 168 / 2);
}

#[test]
fn c6_3_six_or_more_win_at_once_also_with_the_first_stone() {
    // In each direction, and as six, seven and eight.
    for (board, point) in [
        ("13/13/13/13/13/13/13/13/13/13/13/13/bbbbb8 b", "f1"),
        ("13/13/13/13/13/13/13/b12/b12/b12/b12/b12/13 b", "a1"),
        ("13/13/13/13/13/13/13/5b7/4b8/3b9/13/1b11/b12 b", "c3"),
        ("13/13/13/13/13/13/13/b12/1b11/2b10/3b9/4b8/13 b", "f1"),
        ("13/13/13/13/13/13/13/13/13/13/13/13/bbb1bbb6 b", "d1"),
        ("13/13/13/13/13/13/13/13/13/13/13/13/bbbb1bbb5 b", "e1"),
    ] {
        let before = position(board);
        let turn = Connect6::parse_turn(&before, point).unwrap();
        let Turn::One(stone) = turn else {
            panic!("{point} is one stone");
        };
        assert!(before.wins_alone(stone));
        let mut after = before;
        Connect6::play(&mut after, &turn).unwrap();
        assert_won(&after, Side::Black, LINE);
        // Then no second stone is placed, but it may be placed before the winning one.
        let text = format!("{point} m13");
        assert_eq!(refusal(&before, &text), Refusal::FirstWins { point: stone });
        let turn = Connect6::parse_turn(&before, &format!("m13 {point}")).unwrap();
        let mut after = before;
        Connect6::play(&mut after, &turn).unwrap();
        assert_won(&after, Side::Black, LINE);
    }
    // Five do not win; two stones together may.
    let four = position("13/13/13/13/13/13/13/13/13/13/13/13/bbbb9 b");
    assert_eq!(refusal(&four, "e1"), Refusal::SecondMissing);
    for text in ["e1 f1", "f1 e1"] {
        let mut after = four;
        let turn = Connect6::parse_turn(&four, text).unwrap();
        Connect6::play(&mut after, &turn).unwrap();
        assert_won(&after, Side::Black, LINE);
    }
}

#[test]
fn c6_3_rows_end_at_the_edge() {
    // The last three points of row 1 and the first three of row 2, and likewise for columns.
    let row = position("13/13/13/13/13/13/13/13/13/13/13/bbb10/10bbb b");
    assert_eq!(Connect6::outcome(&row), None);
    let column = position("1b11/1b11/1b11/13/13/13/13/13/13/13/b12/b12/b12 b");
    assert_eq!(Connect6::outcome(&column), None);
}

#[test]
fn c6_4_wrong_numbers_of_stones_and_wrong_points() {
    let before = play(19, &["j10"]);
    let at = |x, y| Point::new(x, y);
    assert_eq!(refusal(&before, ""), Refusal::NoPoint);
    assert_eq!(refusal(&before, "a1"), Refusal::SecondMissing);
    assert_eq!(refusal(&before, "a1 a2 a3"), Refusal::TooMany);
    let occupied = Refusal::Occupied { point: at(9, 9) };
    assert_eq!(refusal(&before, "j10 a1"), occupied);
    assert_eq!(refusal(&before, "a1 j10"), occupied);
    assert_eq!(refusal(&before, "j10"), occupied);
    assert_eq!(
        refusal(&before, "a1 a1"),
        Refusal::Twice { point: at(0, 0) }
    );
    assert_eq!(
        refusal(&before, "a1 t1"),
        Refusal::NotAPoint {
            text: "t1".into(),
            fault: CoordError::Column('t'),
        }
    );
    let small = play(13, &["g7"]);
    let outside = Turn::Two(at(18, 18), at(0, 0));
    assert_eq!(
        Connect6::check(&small, &outside),
        Err(Refusal::Outside { point: at(18, 18) })
    );
}

#[test]
fn c6_5_the_number_and_the_order_of_turns() {
    // k = 0: only pairs.
    let before = play(19, &["j10"]);
    assert_eq!(turns(&before).len(), 360 * 359 / 2);
    assert_eq!(turns(&start(19)).len(), 361);
    // k = 2: f1 and g7 win alone.
    let before = position("13/13/13/13/13/13/1bbbbb7/w12/13/13/13/13/wbbbbb7 b ply=12");
    let text: Vec<String> = turns(&before)
        .iter()
        .map(|turn| Connect6::turn_text(&before, turn))
        .collect();
    let e = before.empty_count();
    let winners = before.winners();
    assert_eq!(winners, points(&["g1", "a7", "g7"]));
    let k = winners.len();
    let others = e - k;
    assert_eq!(text.len(), k + others * (others - 1) / 2 + k * others);
    // The winners alone, in order; then the pairs of others; then each other followed by a winner.
    assert_eq!(text[..3], ["a7", "g1", "g7"]);
    let mut expected: Vec<String> = text[..3].to_vec();
    let quiet: Vec<Point> = (before.empty() - winners).iter().collect();
    let name = |point: Point| format!("{}{}", (b'a' + point.x()) as char, point.y() + 1);
    for (index, first) in quiet.iter().enumerate() {
        for second in &quiet[index + 1..] {
            assert!((first.x(), first.y()) < (second.x(), second.y()));
            expected.push(format!("{} {}", name(*first), name(*second)));
        }
    }
    for first in &quiet {
        for second in winners.iter() {
            expected.push(format!("{} {}", name(*first), name(second)));
        }
    }
    assert_eq!(text, expected);
}

fn points(texts: &[&str]) -> PointSet {
    let size = start(19).size();
    texts
        .iter()
        .map(|text| tablier_goban::CoordStyle::WithI.parse(text, size).unwrap())
        .collect()
}

#[test]
fn c6_5_both_orders_are_read_and_kept() {
    let before = play(19, &["j10"]);
    let given = Connect6::parse_turn(&before, "k12 h8").unwrap();
    let canonical = Connect6::parse_turn(&before, "h8 k12").unwrap();
    assert_eq!(Connect6::turn_text(&before, &given), "k12 h8");
    assert_eq!(Connect6::turn_text(&before, &canonical), "h8 k12");
    let (mut one, mut two) = (before, before);
    Connect6::play(&mut one, &given).unwrap();
    Connect6::play(&mut two, &canonical).unwrap();
    assert_eq!(one, two);
    assert_eq!(Connect6::hash(&one), Connect6::hash(&two));
    assert!(turns(&before).contains(&canonical));
    assert!(!turns(&before).contains(&given));
}

#[test]
fn c6_5_two_winners_are_never_a_pair() {
    let before = position("13/13/13/13/13/13/1bbbbb7/w12/13/13/13/13/wbbbbb7 b");
    for text in ["g1 g7", "g7 g1", "a7 g7"] {
        assert!(matches!(refusal(&before, text), Refusal::FirstWins { .. }));
    }
}

#[test]
fn c6_6_the_mover_has_one_stone_more_after_each_turn() {
    let mut position = start(13);
    let mut seed = 1;
    while Connect6::outcome(&position).is_none() {
        let all = turns(&position);
        seed = tablier_goban::splitmix64(seed);
        let turn = all[seed as usize % all.len()];
        let mover = position.to_move();
        Connect6::play(&mut position, &turn).unwrap();
        let own = position.stones(mover).len();
        let other = position.stones(mover.other()).len();
        let cut_short = position.ply() > 1 && matches!(turn, Turn::One(_));
        assert_eq!(own, other + usize::from(!cut_short));
    }
}

#[test]
fn c6_6_no_text_calls_the_game_fair() {
    for text in [connect6_rules::TEXTS_EN, connect6_rules::TEXTS_FR] {
        let text = text.to_lowercase();
        for word in ["fair", "équitable", "équilibr", "égalité des chances"] {
            assert!(!text.contains(word), "{word}");
        }
    }
}

const FULL_ROWS: &str = "bbwwbbwwbbwwb/wwbbwwbbwwbbw/";

#[test]
fn c6_7_full_board_is_a_draw_and_a_last_point_is_one_stone() {
    let rows = FULL_ROWS.repeat(6);
    let full = position(&format!("{rows}bbwwbbwwbbwwb w"));
    let draw = Outcome::Draw {
        why: How::BOARD_FULL,
    };
    assert_eq!(Connect6::outcome(&full), Some(draw.clone()));
    // Two points left: one ordinary turn.
    let two = position(&format!("{rows}bbwwbbwwbbw2 w"));
    assert_eq!(two.due(), Due::Two);
    assert_eq!(turns(&two).len(), 1);
    // One point left: that stone is the turn.
    let one = position(&format!("{rows}bbwwbbwwbbww1 b"));
    assert_eq!(one.due(), Due::Last);
    assert_eq!(turns(&one), [Turn::One(Point::new(12, 0))]);
    assert_eq!(refusal(&one, "m1 m1"), Refusal::LastPointIsOne);
    let mut after = one;
    Connect6::play(&mut after, &Turn::One(Point::new(12, 0))).unwrap();
    assert_eq!(Connect6::outcome(&after), Some(draw));
    // A win with the last stone comes before the full board (G-2): a2 to a6 are black.
    let mut rows: Vec<String> = format!("{rows}bbwwbbwwbbwwb")
        .split('/')
        .map(str::to_owned)
        .collect();
    for (row, letter) in rows[6..]
        .iter_mut()
        .zip(["w", "b", "b", "b", "b", "b", "1"])
    {
        row.replace_range(..1, letter);
    }
    let won_last = position(&format!("{} b", rows.join("/")));
    assert_eq!(won_last.due(), Due::Last);
    let mut after = won_last;
    Connect6::play(&mut after, &turns(&won_last)[0]).unwrap();
    assert_won(&after, Side::Black, LINE);
    // From the start the number of empty points after Black's first stone is even.
    for side in [13u32, 15, 19] {
        assert!((side * side - 1).is_multiple_of(2));
    }
}

#[test]
fn c6_8_steps_of_a_turn() {
    let mut steps = Steps::new();
    // The first turn is complete with one click.
    Connect6::steps(&start(19), &[], &mut steps).unwrap();
    assert_eq!(steps.ask.id, "connect6-ask-only");
    assert_eq!(steps.targets.len(), 361);
    assert!(steps.targets.iter().all(|target| target.ends));
    assert_eq!(steps.again, None);
    // Later a first point leaves the others, each of which completes the turn.
    let before = position("13/13/13/13/13/13/1bbbbb7/w12/13/13/13/13/wbbbbb7 b ply=12");
    Connect6::steps(&before, &[], &mut steps).unwrap();
    assert_eq!(steps.ask.id, "connect6-ask-first");
    assert_eq!(steps.again.as_ref().unwrap().id, "connect6-ask-second");
    assert_eq!(steps.targets.len(), before.empty_count());
    let ending: Vec<Step> = steps
        .targets
        .iter()
        .filter(|target| target.ends)
        .map(|target| target.step)
        .collect();
    let place = |x, y| Step::Place(Cell(Point::new(x, y).index() as u16));
    assert_eq!(ending, [place(0, 6), place(6, 0), place(6, 6)]);
    let again = steps.again.clone().unwrap();
    Connect6::steps(&before, &[place(0, 1)], &mut steps).unwrap();
    assert_eq!(steps.ask, again);
    assert_eq!(steps.targets.len(), before.empty_count() - 1);
    assert!(steps.targets.iter().all(|target| target.ends));
    assert_eq!(steps.target(place(0, 1)), None);
    // A first stone that wins completes the turn; nothing more can be chosen.
    Connect6::steps(&before, &[place(6, 0)], &mut steps).unwrap();
    assert!(steps.targets.is_empty());
    let both = [place(6, 0), place(6, 6)];
    assert!(Connect6::steps(&before, &both, &mut steps).is_err());
    assert_eq!(
        Connect6::steps(&before, &[Step::Choose(0)], &mut steps),
        Err(Refusal::NotAStep)
    );
}

#[test]
fn c6_9_no_opening_no_forbidden_points_no_captures() {
    assert_eq!(Connect6::spec().options.len(), 1);
    // Any point may be the first, of either colour.
    assert_eq!(turns(&start(15)).len(), 225);
    // A black pair between two white stones stays.
    let position = play(19, &["j10", "h10 a1", "i10 s19", "k10 a2"]);
    assert_eq!(position.stone(Point::new(8, 9)), Some(Side::Black));
    assert_eq!(position.stone(Point::new(9, 9)), Some(Side::Black));
    assert_eq!(Connect6::side(&position, Seat(0)), Some(0));
    assert_eq!(Connect6::side(&position, Seat(1)), Some(1));
}

#[test]
fn c6_10_texts_of_points_have_i() {
    let first = start(19);
    for text in ["a1", "i9", "s19", "h19"] {
        let turn = Connect6::parse_turn(&first, text).unwrap();
        assert_eq!(Connect6::turn_text(&first, &turn), text);
    }
    let upper = Connect6::parse_turn(&first, " J10 ").unwrap();
    assert_eq!(Connect6::turn_text(&first, &upper), "j10");
    for text in ["t1", "a20", "a0", "10j", "j", "j10x", "j-1"] {
        assert!(matches!(refusal(&first, text), Refusal::NotAPoint { .. }));
    }
    assert_eq!(start(13).size().all(), (start(13).empty()));
    assert!(Connect6::parse_turn(&start(13), "m13").is_ok());
    assert!(Connect6::parse_turn(&start(13), "n1").is_err());
}

#[test]
fn g_1_a_step_that_cannot_be_taken_is_refused_with_the_reason() {
    let why = |partial: &[&str]| refused_step(&Connect6, &[], &["j10"], partial);
    let occupied = Message::new("connect6-occupied").with("point", "j10");
    assert_eq!(why(&["j10"]), occupied);
    assert_eq!(why(&["k10", "j10"]), occupied);
    let twice = Message::new("connect6-twice").with("point", "k10");
    assert_eq!(why(&["k10", "k10"]), twice);
}

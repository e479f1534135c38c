//! The numbered rules of `games/gomoku/RULES.md`; each test carries the number of its rule.
#![allow(clippy::unwrap_used, reason = "a panic fails the test")]

mod common;

use common::{after, fault, options, play, position, refusal, texts, turns};
use gomoku_rules::{Choice, Gomoku, GomokuOptions, Opening, Phase, Position, Refusal, Rule, Turn};
use tablier_game::{
    Actor, Cell, Game, How, Message, Notation, OptionValues, Options, Outcome, Seat, SeatSet, Step,
    Steps,
};
use tablier_game_test::refused_step;
use tablier_goban::{CoordError, Point};

/// The seat won, and by what.
fn assert_won(position: &Position, seat: u8, how: How) {
    let won = Outcome::win(SeatSet::of(Seat(seat)), how);
    let text = Gomoku::position_text(position);
    assert_eq!(Gomoku::outcome(position), Some(won), "{text}");
}

const LINE: How = How::new("line");
const EMPTY_ROWS: &str = "13/13/13/13/13/13/13/13/13/13/13/13/";

#[test]
fn g_1_a_refused_turn_changes_nothing_and_says_why() {
    let before = play(&[], &["h8"]);
    let mut tried = before;
    let refusal = Gomoku::play(&mut tried, &Turn::Place(Point::new(7, 7))).unwrap_err();
    assert_eq!(tried, before);
    assert_eq!(
        Message::from(refusal),
        Message::new("gomoku-occupied").with("point", "h8")
    );
}

#[test]
fn g_3_nothing_is_played_after_the_end() {
    let over = position(&format!("{EMPTY_ROWS}bbbbb8 w"));
    assert_eq!(Gomoku::actor(&over), Actor::Over);
    assert_eq!(refusal(&over, "a2"), Refusal::Over);
    assert!(turns(&over).is_empty());
}

#[test]
fn g_4_position_strings_round_trip() {
    let one = play(&[], &["h8"]);
    let text = "15/15/15/15/15/15/15/7b7/15/15/15/15/15/15/15 w ply=1";
    assert_eq!(Gomoku::position_text(&one), text);
    assert_eq!(position(text), one);
    let swap2 = [("opening", "swap2"), ("rule", "freestyle"), ("size", "13")];
    let mut game = Gomoku::initial(&options(&swap2));
    let tails = [
        "b rule=freestyle opening=swap2 phase=set-1",
        "w rule=freestyle opening=swap2 ply=1 phase=set-2",
        "b rule=freestyle opening=swap2 ply=2 phase=set-3",
        "w rule=freestyle opening=swap2 ply=3 phase=choose",
        "w rule=freestyle opening=swap2 ply=4 phase=pair-1",
        "b rule=freestyle opening=swap2 ply=5 phase=pair-2",
        "w rule=freestyle opening=swap2 ply=6 phase=choose-again",
        "w rule=freestyle opening=swap2 ply=7 seats=wb",
        "b rule=freestyle opening=swap2 ply=8 seats=wb",
    ];
    let turns = ["a1", "b1", "c1", "two", "d1", "e1", "white", "f1", "g1"];
    for (tail, turn) in tails.iter().zip(turns) {
        let text = Gomoku::position_text(&game);
        assert!(text.ends_with(tail), "{text}");
        assert_eq!(position(&text), game);
        game = after(&game, turn);
    }
    Gomoku::retire(&mut game, Seat(0));
    let text = Gomoku::position_text(&game);
    assert!(text.ends_with("ply=9 seats=wb out=1"), "{text}");
    assert_eq!(position(&text), game);
}

/// What a string leaves open is as in the options it is read with; the size is that of the board.
#[test]
fn g_4_open_options_are_as_in_the_base() {
    let base = options(&[("rule", "freestyle"), ("opening", "swap"), ("size", "20")]);
    let read = Gomoku::parse_position(&format!("{EMPTY_ROWS}13 b"), &base).unwrap();
    assert_eq!(read.options().rule, Rule::Freestyle);
    assert_eq!(read.options().opening, Opening::Swap);
    assert_eq!(read.size().side(), 13);
    assert_eq!(read.phase(), Phase::Play);
}

#[test]
fn g_4_strings_that_cannot_stand_are_refused() {
    assert_eq!(fault(""), "gomoku-position-fields");
    assert_eq!(fault("9/9/9/9/9/9/9/9/9 b"), "gomoku-position-size");
    for (row, tail, id) in [
        ("13", "", "fields"),
        ("13", "x", "to-move"),
        ("14", "b", "board"),
        ("r12", "b", "board"),
        ("13", "b size=13", "fields"),
        ("13", "b rule=x", "value"),
        ("13", "b opening=pro", "value"),
        ("13", "b ply=-1", "value"),
        ("13", "b ply=", "value"),
        ("13", "b ply=10000", "value"),
        ("13", "b phase=x", "value"),
        ("13", "b seats=b", "value"),
        ("13", "b out=3", "value"),
        ("bbbbb8", "w out=1", "left-after-end"),
        // Nobody has chosen a colour.
        ("13", "b seats=wb", "seats-not-chosen"),
        (
            "13",
            "b opening=swap phase=set-1 seats=wb",
            "seats-not-chosen",
        ),
        // A phase of another opening, with other stones, another colour, another ply.
        ("13", "b phase=set-1", "phase"),
        ("bwb10", "w opening=swap ply=4 phase=pair-1", "phase"),
        ("bwb10", "b opening=swap ply=3 phase=choose", "phase"),
        ("bwb10", "w opening=swap ply=4 phase=choose", "phase"),
        ("bbb10", "w opening=swap ply=3 phase=choose", "phase"),
        ("bw11", "b opening=swap ply=3 phase=choose", "phase"),
    ] {
        let text = format!("{EMPTY_ROWS}{row} {tail}");
        assert_eq!(fault(&text), format!("gomoku-position-{id}"), "{text}");
    }
}

#[test]
fn g_6_who_leaves_loses() {
    let mut left = play(&[], &["h8"]);
    Gomoku::retire(&mut left, Seat(1));
    assert_won(&left, 0, How::LAST_LEFT);
    // Also before anybody has a colour; and nothing happens after the end or to a third seat.
    let mut left = play(&[("opening", "swap2")], &["h8"]);
    Gomoku::retire(&mut left, Seat(2));
    assert_eq!(Gomoku::outcome(&left), None);
    Gomoku::retire(&mut left, Seat(0));
    Gomoku::retire(&mut left, Seat(1));
    assert_won(&left, 1, How::LAST_LEFT);
}

fn actor(position: &Position) -> u8 {
    match Gomoku::actor(position) {
        Actor::Player(seat) => seat.0,
        other => panic!("{other:?}"),
    }
}

/// Who acts before each of the turns, and what is placed: the rows of the table.
fn check_flow(values: &[(&str, &str)], flow: &[(u8, &str, &str)]) -> Position {
    let mut game = Gomoku::initial(&options(values));
    for (ply, (seat, due, turn)) in flow.iter().enumerate() {
        assert_eq!(actor(&game), *seat, "ply {ply}");
        assert_eq!(Gomoku::ply(&game), ply as u32);
        assert_eq!(game.to_move().id(), *due, "ply {ply}");
        game = after(&game, turn);
    }
    game
}

#[test]
fn g_7_swap_the_first_places_three_the_second_chooses() {
    let first_three = [(0, "black", "a1"), (0, "white", "b1"), (0, "black", "c1")];
    for (choice, black, white) in [("white", 0, 1), ("black", 1, 0)] {
        let mut flow = first_three.to_vec();
        flow.push((1, "white", choice));
        // White is due after the choice, whoever holds it.
        flow.push((white, "white", "d1"));
        flow.push((black, "black", "e1"));
        let game = check_flow(&[("opening", "swap")], &flow);
        assert_eq!(Gomoku::side(&game, Seat(black)), Some(0));
        assert_eq!(Gomoku::side(&game, Seat(white)), Some(1));
        assert_eq!(Gomoku::ply(&game), 6);
    }
    let choosing = play(&[("opening", "swap")], &["a1", "b1", "c1"]);
    assert_eq!(texts(&choosing), ["white", "black"]);
    assert_eq!(
        refusal(&choosing, "two"),
        Refusal::NotOffered {
            choice: Choice::Two
        }
    );
    assert_eq!(refusal(&choosing, "d1"), Refusal::ChoiceDue);
    assert_eq!(Gomoku::side(&choosing, Seat(0)), None);
    assert_eq!(Gomoku::side(&choosing, Seat(1)), None);
}

#[test]
fn g_7_swap2_three_ways() {
    let values = [("opening", "swap2")];
    let choosing = play(&values, &["a1", "b1", "c1"]);
    assert_eq!(texts(&choosing), ["white", "black", "two"]);
    let three = [(0, "black", "a1"), (0, "white", "b1"), (0, "black", "c1")];
    // The second chooses white and so places the fourth stone.
    let mut flow = three.to_vec();
    flow.extend([
        (1, "white", "white"),
        (1, "white", "d1"),
        (0, "black", "e1"),
    ]);
    check_flow(&values, &flow);
    // Or black: the first places it.
    let mut flow = three.to_vec();
    flow.extend([
        (1, "white", "black"),
        (0, "white", "d1"),
        (1, "black", "e1"),
    ]);
    check_flow(&values, &flow);
    // Or two more, a white one and a black one, and the first chooses.
    for (choice, black, white) in [("white", 1, 0), ("black", 0, 1)] {
        let mut flow = three.to_vec();
        flow.extend([
            (1, "white", "two"),
            (1, "white", "d1"),
            (1, "black", "e1"),
            (0, "white", choice),
            (white, "white", "f1"),
            (black, "black", "g1"),
        ]);
        let game = check_flow(&values, &flow);
        assert_eq!(Gomoku::side(&game, Seat(black)), Some(0));
    }
    let again = play(&values, &["a1", "b1", "c1", "two", "d1", "e1"]);
    assert_eq!(texts(&again), ["white", "black"]);
    assert_eq!(
        refusal(&again, "two"),
        Refusal::NotOffered {
            choice: Choice::Two
        }
    );
}

#[test]
fn g_7_choices_belong_to_openings_only() {
    for values in [&[][..], &[("opening", "swap2")]] {
        let first = play(values, &[]);
        for choice in ["white", "black", "two"] {
            assert_eq!(refusal(&first, choice), Refusal::NoChoiceDue);
        }
        assert_eq!(turns(&first).len(), 225);
    }
    // After the choice it is an ordinary game.
    let later = play(&[("opening", "swap")], &["a1", "b1", "c1", "white"]);
    assert_eq!(refusal(&later, "white"), Refusal::NoChoiceDue);
    assert_eq!(turns(&later).len(), 222);
}

#[test]
fn g_7_results_name_the_seat_that_holds_the_colour() {
    let swapped = play(&[("opening", "swap")], &["a1", "b1", "c1", "black"]);
    // White, the first seat, then Black, the second seat.
    let mut game = swapped;
    for text in ["h9", "d3", "h10", "e5", "h11", "f7", "h12", "g2"] {
        game = after(&game, text);
        assert_eq!(Gomoku::outcome(&game), None);
    }
    assert_eq!(actor(&game), 0);
    game = after(&game, "h13");
    assert_won(&game, 0, LINE);
}

#[test]
fn g_7_steps_ask_for_the_phase() {
    let values = [("opening", "swap2")];
    let mut steps = Steps::new();
    let mut ask = |game: &Position| {
        Gomoku::steps(game, &[], &mut steps).unwrap();
        assert!(steps.targets.iter().all(|target| target.ends));
        assert_eq!(steps.again, None);
        (steps.ask.to_string(), steps.targets.len())
    };
    let asked = |id: &str, count: usize| (format!("gomoku-ask-{id}"), count);
    let choosing = play(&values, &["a1", "b1", "c1"]);
    assert_eq!(
        ask(&play(&[], &[])),
        ("gomoku-ask side=black".to_owned(), 225)
    );
    let set = ["a1", "b1", "c1", "two", "d1", "e1"];
    for (placed, id, count) in [
        (0, "set-1", 225),
        (1, "set-2", 224),
        (2, "set-3", 223),
        (3, "choose-swap2", 3),
        (4, "pair-1", 222),
        (5, "pair-2", 221),
        (6, "choose-again", 2),
    ] {
        assert_eq!(ask(&play(&values, &set[..placed])), asked(id, count));
    }
    let swap = play(&[("opening", "swap")], &set[..3]);
    assert_eq!(ask(&swap), asked("choose-swap", 2));
    let names: Vec<String> = (0..3)
        .map(|index| Gomoku::step_text(&choosing, Step::Choose(index)))
        .collect();
    assert_eq!(names, ["white", "black", "two"]);
    for wrong in [
        Step::Choose(3),
        Step::Move(Cell(0), Cell(1)),
        Step::Place(Cell(20)),
    ] {
        let refused = Gomoku::steps(&choosing, &[wrong], &mut steps);
        assert_eq!(refused, Err(Refusal::NotAStep));
    }
    let both = [Step::Choose(0), Step::Choose(0)];
    assert_eq!(
        Gomoku::steps(&choosing, &both, &mut steps),
        Err(Refusal::TooMany)
    );
}

#[test]
fn gm_1_board_and_sizes() {
    assert_eq!(GomokuOptions::default().size().side(), 15);
    for side in ["13", "15", "19", "20"] {
        let first = play(&[("size", side)], &[]);
        let count: usize = side.parse().unwrap();
        assert_eq!(turns(&first).len(), count * count);
        assert_eq!(first.to_move().id(), "black");
        assert_eq!(actor(&first), 0);
    }
    for side in ["14", "9", "21"] {
        let values = OptionValues::from([("size".to_owned(), side.to_owned())]);
        assert!(GomokuOptions::from_values(&values).is_err());
    }
    // One stone a turn, by turns.
    let second = play(&[], &["h8"]);
    assert_eq!(actor(&second), 1);
    assert_eq!(refusal(&second, "a1 a2"), Refusal::TooMany);
    assert_eq!(turns(&second).len(), 224);
}

/// Fives in every direction, and in every place of the winning stone.
#[test]
fn gm_2_a_row_of_exactly_five_wins() {
    for (dx, dy) in [(1, 0), (0, 1), (1, 1), (1, -1)] {
        for last in 0..5 {
            let cells: Vec<(i32, i32)> = (0..5).map(|k| (4 + k * dx, 6 + k * dy)).collect();
            let name = |(x, y): (i32, i32)| format!("{}{}", (b'a' + x as u8) as char, y + 1);
            let board = tablier_goban::write_board(play(&[("size", "13")], &[]).size(), |point| {
                let cell = (i32::from(point.x()), i32::from(point.y()));
                (cells.contains(&cell) && cell != cells[last]).then_some('w')
            });
            for rule in ["standard", "freestyle"] {
                let before = position(&format!("{board} w rule={rule}"));
                assert_eq!(Gomoku::outcome(&before), None);
                assert_won(&after(&before, &name(cells[last])), 1, LINE);
            }
        }
    }
}

#[test]
fn gm_2_six_or_more_win_in_freestyle_only() {
    for (row, point, length) in [
        ("bbbb1b7", "e1", 6),
        ("1bbb1bbb5", "e1", 7),
        ("bbbb1bbbb4", "e1", 9),
    ] {
        let standard = position(&format!("{EMPTY_ROWS}{row} b"));
        let long = after(&standard, point);
        assert_eq!(Gomoku::outcome(&long), None, "{row}");
        assert_eq!(actor(&long), 1);
        assert!(Gomoku::board(&long).goban.lines.is_empty());
        let freestyle = position(&format!("{EMPTY_ROWS}{row} b rule=freestyle"));
        let won = after(&freestyle, point);
        assert_won(&won, 0, LINE);
        assert_eq!(Gomoku::board(&won).goban.lines[0].len(), length);
    }
}

#[test]
fn gm_2_a_stone_that_makes_six_and_five_wins_by_the_five() {
    // e1 joins a row of six and completes a column of five.
    let rows = "13/13/13/13/13/13/13/13/4b8/4b8/4b8/4b8/";
    let before = position(&format!("{rows}bbbb1b7 b"));
    let won = after(&before, "e1");
    assert_won(&won, 0, LINE);
    assert_eq!(
        Gomoku::board(&won).goban.lines,
        [["e1", "e2", "e3", "e4", "e5"]]
    );
    let freestyle = position(&format!("{rows}bbbb1b7 b rule=freestyle"));
    let won = after(&freestyle, "e1");
    assert_eq!(Gomoku::board(&won).goban.lines.len(), 2);
}

/// An overline stands, and a later stone elsewhere does not turn it into a win.
#[test]
fn gm_2_an_overline_stays_without_effect() {
    let standing = position(&format!("{EMPTY_ROWS}bbbbbb7 w"));
    assert_eq!(Gomoku::outcome(&standing), None);
    let later = after(&after(&standing, "a13"), "m13");
    assert_eq!(Gomoku::outcome(&later), None);
    // Rows do not go round the edge.
    let edge = position("13/13/13/13/13/13/13/13/13/13/13/bb11/10bbb b");
    assert_eq!(Gomoku::outcome(&edge), None);
}

#[test]
fn gm_2_no_forbidden_points_no_captures() {
    // A double three and a double four for Black are ordinary moves.
    let before = position("13/13/13/13/5b7/5b7/13/2bb9/13/13/13/13/13 b");
    assert_eq!(turns(&before).len(), 169 - 4);
    let pair = play(&[], &["a1", "b1", "h8", "c1", "d1"]);
    assert_eq!(pair.stones(gomoku_rules::Side::White).len(), 2);
}

#[test]
fn gm_3_openings() {
    let option = Gomoku::spec().option("opening").unwrap();
    assert_eq!(option.values, ["none", "swap", "swap2"]);
    assert_eq!(option.default, "none");
    let plain = play(&[], &[]);
    assert_eq!(Gomoku::side(&plain, Seat(0)), Some(0));
    assert_eq!(Gomoku::side(&plain, Seat(1)), Some(1));
    assert_eq!(Gomoku::side(&plain, Seat(2)), None);
}

#[test]
fn gm_4_full_board_is_a_draw() {
    // Two and two, shifted in every other row.
    let rows = "bbwwbbwwbbwwb/wwbbwwbbwwbbw/".repeat(6);
    let draw = Some(Outcome::Draw {
        why: How::BOARD_FULL,
    });
    let last = position(&format!("{rows}bbwwbbwwbbww1 b"));
    assert_eq!(Gomoku::outcome(&last), None);
    assert_eq!(Gomoku::outcome(&after(&last, "m1")), draw);
    // A win with the last stone comes first (G-2): a2 to a5 are black.
    let mut rows: Vec<String> = format!("{rows}bbwwbbwwbbwwb")
        .split('/')
        .map(str::to_owned)
        .collect();
    for (row, letter) in rows[7..].iter_mut().zip(["w", "b", "b", "b", "b", "1"]) {
        row.replace_range(..1, letter);
    }
    let last = position(&format!("{} b", rows.join("/")));
    assert_eq!(last.empty_count(), 1);
    assert_won(&after(&last, "a1"), 0, LINE);
}

#[test]
fn gm_4_columns_have_i() {
    for (side, corner) in [("13", "m13"), ("15", "o15"), ("19", "s19"), ("20", "t20")] {
        let first = play(&[("size", side)], &[]);
        let all = texts(&first);
        assert_eq!(all.first().map(String::as_str), Some("a1"));
        assert_eq!(all.last().map(String::as_str), Some(corner));
        assert!(all.contains(&"i9".to_owned()));
        let upper = Gomoku::parse_turn(&first, " H8 ").unwrap();
        assert_eq!(Gomoku::turn_text(&first, &upper), "h8");
    }
    let first = play(&[], &[]);
    let not_a_point = |text: &str| match refusal(&first, text) {
        Refusal::NotAPoint { fault, .. } => fault,
        other => panic!("{other:?}"),
    };
    assert_eq!(not_a_point("p1"), CoordError::Column('p'));
    assert_eq!(not_a_point("a16"), CoordError::Row);
    assert_eq!(not_a_point("a"), CoordError::Number);
    assert_eq!(not_a_point("8h"), CoordError::Letter('8'));
    assert_eq!(refusal(&first, " "), Refusal::NoTurn);
    let outside = Turn::Place(Point::new(19, 19));
    assert_eq!(
        Gomoku::check(&first, &outside),
        Err(Refusal::Outside {
            point: Point::new(19, 19)
        })
    );
}

#[test]
fn g_8_of_two_lines_the_last_one_counts() {
    let rows = format!("{EMPTY_ROWS}bbbbb2wwwww1");
    assert_won(&position(&format!("{rows} b")), 1, LINE);
    assert_won(&position(&format!("{rows} w")), 0, LINE);
}

#[test]
fn every_choice_has_its_text() {
    for text in [gomoku_rules::TEXTS_FR, gomoku_rules::TEXTS_EN] {
        for choice in ["white", "black", "two"] {
            let line = format!("\ngomoku-choice-{choice} =");
            assert!(text.contains(&line), "{choice}");
        }
        assert!(!text.to_lowercase().contains("fair"));
    }
}

#[test]
fn g_1_a_step_that_cannot_be_taken_is_refused_with_the_reason() {
    let why = |turns: &[&str], step| refused_step(&Gomoku, &[("opening", "swap2")], turns, &[step]);
    let occupied = Message::new("gomoku-occupied").with("point", "h8");
    assert_eq!(why(&["h8"], "h8"), occupied);
    let set = ["h8", "i8", "j8"];
    assert_eq!(why(&set, "a1"), Message::new("gomoku-choice-due"));
    assert_eq!(why(&["h8"], "two"), Message::new("gomoku-no-choice-due"));
}

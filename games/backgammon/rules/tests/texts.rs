//! The texts: plays (BG-8), positions (BG-9, G-8), steps and the board on the wire (BG-10), rolls (BG-11).

mod support;

use backgammon_rules::{Backgammon, Board, Place, Refusal, SPEC, Side};
use support::{after, board, position, read, refusal, turns};
use tablier_game::{
    Cell, Change, Game, Next, Notation, OptionValues, Place as StepPlace, Step, Steps,
};

const START: &str = "4HPwATDgc/ABMA w";

fn place(number: u8) -> Place {
    Place::new(number).expect("a place of a test")
}

#[test]
fn bg_8_a_play_is_written_in_one_order_with_its_hits_and_its_checkers_joined() {
    let start = |dice: &str| after(position(START), dice);
    for (rolled, given, canonical) in [
        (start("3-1"), "6/5 8/5", "8/5 6/5"),
        (start("6-5"), "18/13 24/18", "24/13"),
        (start("5-3"), "13/8 8/5", "13/5"),
        (start("5-3"), "13/10/5", "13/5"),
        (start("2-2"), "6/4 13/11 6/4 13/11", "13/11(2) 6/4(2)"),
        (start("2-2"), "13/11 11/9 6/4(2)", "13/9 6/4(2)"),
        (start("4-4"), "24/16(2)", "24/16(2)"),
    ] {
        assert_eq!(read(&rolled, given), canonical, "{given}");
        assert!(turns(&rolled).contains(&canonical.to_owned()), "{given}");
    }
}

#[test]
fn bg_8_a_point_hit_is_always_written_and_once() {
    let hits = board(&[(13, 2), (6, 2)], &[(17, 1), (21, 1)], "5-3");
    assert_eq!(read(&hits, "13/8* 8/5"), "13/8*/5");
    assert_eq!(read(&hits, "13/8*/5"), "13/8*/5");
    assert_eq!(read(&hits, "13/10/5"), "13/5");
    // Two checkers of a double come to one blot: one star, at the first that lands.
    let pair = board(
        &[(24, 1), (8, 1), (6, 1)],
        &[(21, 1), (3, 2), (24, 2)],
        "4-2",
    );
    assert!(turns(&pair).contains(&"8/4* 6/4".to_owned()));
    for given in ["8/4 6/4", "6/4* 8/4*", "6/4 8/4*"] {
        assert_eq!(read(&pair, given), "8/4* 6/4", "{given}");
    }
    let twins = board(&[(24, 1), (8, 2)], &[(21, 1), (5, 2)], "4-4");
    assert_eq!(turns(&twins), ["8/4*(2)"]);
}

#[test]
fn bg_8_stars_may_be_left_out_where_one_play_is_meant() {
    let one = board(&[(24, 1)], &[(6, 1), (4, 2)], "5-3");
    assert_eq!(turns(&one), ["24/19*/16"]);
    assert_eq!(read(&one, "24/16"), "24/19*/16");
    let two = board(&[(24, 1)], &[(6, 1), (4, 1)], "5-3");
    assert_eq!(
        refusal(&two, "24/16"),
        Refusal::Ambiguous {
            text: "24/16".into()
        }
    );
    assert_eq!(read(&two, "24/21/16"), "24/21*/16");
    assert_eq!(read(&two, "24/19 19/16"), "24/19*/16");
    assert_eq!(refusal(&two, "24/16*"), Refusal::NoHit { place: place(16) });
}

#[test]
fn bg_8_the_path_played_is_kept() {
    let rolled = board(&[(10, 1), (8, 1), (3, 1)], &[(1, 1)], "2-2");
    let canonical = turns(&rolled);
    assert!(canonical.contains(&"10/6 8/4".to_owned()), "{canonical:?}");
    assert_eq!(read(&rolled, "8/6 10/4"), "10/4 8/6");
    assert_eq!(after(rolled, "10/4 8/6"), after(rolled, "10/6 8/4"));
}

#[test]
fn bg_8_a_checker_borne_off_in_two_steps_says_so() {
    let rolled = board(&[(6, 1), (4, 1)], &[(1, 1)], "6-1");
    assert_eq!(turns(&rolled), ["6/5/off", "6/off 4/3"]);
    assert_eq!(read(&rolled, "6/5 5/off"), "6/5/off");
}

#[test]
fn bg_8_what_is_no_play_is_refused() {
    let rolled = after(position(START), "3-1");
    for text in [
        "",
        "8",
        "8/",
        "/5",
        "8/5/",
        "5/8",
        "8/8",
        "8/5(0)",
        "8/5(5)",
        "8/5(",
        "8/5)",
        "8*/5",
        "26/5",
        "-1/5",
        "08/5",
        "off/5",
        "8/bar",
        "8/off*",
        "PASS",
        "8–5",
        "8/7/6/5/4/3",
    ] {
        let refused = refusal(&rolled, text);
        assert!(
            matches!(refused, Refusal::NotAPlay { .. }),
            "{text}: {refused}"
        );
    }
    assert_eq!(refusal(&rolled, "6/5(3) 8/7(2)"), Refusal::TooManyMoves);
    assert_eq!(
        refusal(&rolled, "8/5* 6/5"),
        Refusal::NoHit { place: place(5) }
    );
}

#[test]
fn bg_8_what_other_programs_write_is_read() {
    let entering = board(&[(25, 1), (2, 1)], &[(1, 2)], "3-2");
    assert_eq!(read(&entering, "25/22 22/20"), "bar/20");
    assert_eq!(read(&entering, "BAR/20"), "bar/20");
    let leaving = board(&[(2, 2)], &[(1, 2)], "3-2");
    assert_eq!(read(&leaving, "2/0 2/0"), "2/off(2)");
    assert_eq!(read(&leaving, "2/Off(2)"), "2/off(2)");
}

#[test]
fn bg_9_the_position_id_has_the_opponent_first() {
    let after_31 = after(after(position(START), "3-1"), "8/5 6/5");
    // White made its 5 point: the first half changed, since Black is on roll.
    assert_eq!(
        Backgammon::position_text(&after_31),
        "sGfwATDgc/ABMA b ply=1"
    );
    assert_eq!(after_31, position("sGfwATDgc/ABMA b"));
    assert_ne!(after_31, position("sGfwATDgc/ABMA w"));
}

#[test]
fn bg_9_an_xgid_is_drawn_from_white() {
    let start = "-b----E-C---eE---c-e----B-";
    for prefix in ["XGID=", ""] {
        let text = format!("{prefix}{start}:0:0:1:31:0:0:0:0:10");
        assert_eq!(position(&text), position("4HPwATDgc/ABMA w 3-1"));
        let black = format!("{prefix}{start}:1:-1:-1:00:2:3:0:7:10");
        assert_eq!(position(&black), position("4HPwATDgc/ABMA b"));
    }
    let bars = position("XGID=bB----D-C---dE---c-d-----A:0:0:-1:D:0:0:0:0:10");
    assert_eq!(bars.checkers(Side::Black).bar(), 2);
    assert_eq!(bars.checkers(Side::White).bar(), 1);
    assert_eq!(bars.checkers(Side::White).count(place(1)), 2);
    for (text, field) in [
        ("XGID=-b----E-C---eE---c-e----B:0:0:1:31:0:0:0:0:10", 1),
        ("XGID=Ab----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10", 1),
        ("XGID=-b----E-C---eE---c-e----Ba:0:0:1:31:0:0:0:0:10", 1),
        ("XGID=-b----P-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10", 1),
        ("-b----E-C---eE---c-e----B-:x:0:1:31:0:0:0:0:10", 2),
        ("-b----E-C---eE---c-e----B-:0:2:1:31:0:0:0:0:10", 3),
        ("-b----E-C---eE---c-e----B-:0:0:0:31:0:0:0:0:10", 4),
        ("-b----E-C---eE---c-e----B-:0:0:1:71:0:0:0:0:10", 5),
        ("-b----E-C---eE---c-e----B-:0:0:1:31:-1:0:0:0:10", 6),
        ("-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:", 10),
    ] {
        match Backgammon::parse_position(text, &backgammon_rules::NoOptions) {
            Err(Refusal::XgidField { field: found, .. }) => assert_eq!(found, field, "{text}"),
            read => panic!("{text}: {read:?}"),
        }
    }
    assert_eq!(
        no_position("XGID=-b----E-C---eE---c-e----B-:0:0:1:31"),
        Refusal::XgidFields { fields: 5 }
    );
}

fn no_position(text: &str) -> Refusal {
    Backgammon::parse_position(text, &backgammon_rules::NoOptions)
        .expect_err("a text that is no position")
}

#[test]
fn bg_9_the_other_notations_are_written_and_read() {
    for text in [
        "4HPwATDgc/ABMA w 3-1",
        "sGfwATDgc/ABMA b ply=1",
        "sGfwATDgc/ABMA b 6-6",
    ] {
        let position = position(text);
        let others = Backgammon::other_texts(&position);
        let names: Vec<&str> = others.iter().map(|(name, _)| *name).collect();
        assert_eq!(names, SPEC.notations[1..]);
        for (name, other) in others {
            assert_eq!(support::position(&other), position, "{name} {other}");
        }
    }
    let start = Backgammon::other_texts(&position("4HPwATDgc/ABMA w 3-1"));
    assert_eq!(start[0].1, "4HPwATDgc/ABMA:cIkFAAAAAAAE");
    assert_eq!(
        start[1].1,
        "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10"
    );
}

#[test]
fn g_8_a_position_string_round_trips_and_leaves_defaults_out() {
    for text in [
        "4HPwATDgc/ABMA w",
        "4HPwATDgc/ABMA w 3-1",
        "4HPwATDgc/ABMA b 6-6 ply=12",
        "4HPwATDgc/ABMA b ply=3 out=1",
        "4HPwATDgc/ABMA w 3-1 out=2",
    ] {
        assert_eq!(Backgammon::position_text(&position(text)), text);
    }
    for (text, canonical) in [
        ("4HPwATDgc/ABMA", "4HPwATDgc/ABMA w"),
        (" 4HPwATDgc/ABMA  13 ", "4HPwATDgc/ABMA w 3-1"),
        (
            "4HPwATDgc/ABMA b 1-3 out=2 ply=4",
            "4HPwATDgc/ABMA b 3-1 ply=4 out=2",
        ),
        ("4HPwATDgc/ABMA w ply=0", "4HPwATDgc/ABMA w"),
    ] {
        assert_eq!(Backgammon::position_text(&position(text)), canonical);
    }
}

#[test]
fn g_8_what_cannot_stand_on_the_board_is_refused() {
    let (point, side) = (place(1), Side::White);
    assert_eq!(
        no_position("XGID=-b----F-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10"),
        { Refusal::TooManyCheckers { side, count: 16 } }
    );
    let both = backgammon_rules::Setup {
        checkers: backgammon_rules::BySide {
            white: std::array::from_fn(|number| u8::from(number == 1)),
            black: std::array::from_fn(|number| u8::from(number == 24)),
        },
        ..backgammon_rules::Setup::EMPTY
    };
    let refused = backgammon_rules::Position::try_from(both);
    assert_eq!(refused, Err(Refusal::BothOnPoint { point }));
    let (side, count) = (Side::Black, 80);
    assert_eq!(
        no_position("/////////////w"),
        Refusal::TooManyCheckers { side, count }
    );
    assert_eq!(no_position("AAAAAAAAAAAAAA"), Refusal::BothDone);
    assert_eq!(no_position("AAAAQAAAAAAAAA w 3-1"), Refusal::DiceAfterEnd);
    assert_eq!(no_position("AAAAQAAAAAAAAA w out=1"), Refusal::LeftAfterEnd);
    for text in ["4HPwATDgc/ABM/ w", "4HPwATDgc_ABMA"] {
        let refused = no_position(text);
        assert!(
            matches!(refused, Refusal::NotAPositionId { .. }),
            "{text}: {refused}"
        );
    }
    for text in ["", "start", "4HPwATDgc/ABMAA w"] {
        let refused = no_position(text);
        assert!(
            matches!(refused, Refusal::NotAPosition { .. }),
            "{text}: {refused}"
        );
    }
    for word in [
        "x",
        "7-1",
        "ply=x",
        "ply=-1",
        "ply=+1",
        "out=0",
        "out=3",
        "out=1 out=1",
        "ply=1 ply=1",
        "3-1 w",
        "w w",
        "cap=1",
        "ply=99999999999",
        "out=1 3-1",
    ] {
        let refused = no_position(&format!("4HPwATDgc/ABMA {word}"));
        assert!(
            matches!(refused, Refusal::Field { .. }),
            "{word}: {refused}"
        );
    }
    for text in [
        "4HPwATDgc/ABMA:",
        "4HPwATDgc/ABMA:cIkFAAAAAAA",
        "4HPwATDgc/ABMA:cIk/AAAAAAAE",
    ] {
        let refused = no_position(text);
        assert!(
            matches!(refused, Refusal::NotAMatchId { .. }),
            "{text}: {refused}"
        );
    }
}

#[test]
fn bg_10_steps_are_from_the_mover_and_cells_are_on_the_board() {
    // Black on roll: its 24 is White's 1.
    let rolled = position("4HPwATDgc/ABMA b 6-5");
    let mut steps = Steps::new();
    Backgammon::steps(&rolled, &[], &mut steps).expect("the turn begins");
    let first = steps.targets[0].step;
    assert_eq!(first, Step::Move(Cell(1), Cell(7)));
    assert_eq!(Backgammon::step_text(&rolled, first), "24/18");
    assert_eq!(Backgammon::cell_text(&rolled, Cell(1)), "1");
    Backgammon::steps(&rolled, &[first], &mut steps).expect("the turn goes on");
    assert!(steps.targets.iter().all(|target| target.ends));
    Backgammon::steps(&rolled, &[first, steps.targets[0].step], &mut Steps::new())
        .expect("a whole turn may be asked");
}

#[test]
fn bg_10_a_pass_is_the_only_target() {
    let closed: Vec<(usize, u8)> = (1..=6).map(|point| (point, 2)).collect();
    let rolled = board(&[(25, 1), (6, 5)], &closed, "3-1");
    let erased = tablier_game::DynGame::parse_position(
        &Backgammon,
        &Backgammon::position_text(&rolled),
        &OptionValues::new(),
    )
    .expect("a position");
    let node = erased.steps(&[]).expect("the turn begins");
    assert_eq!(node.targets.len(), 1);
    assert_eq!(node.targets[0].step, "pass");
    assert_eq!(node.targets[0].place, StepPlace::Choice);
    assert_eq!(node.targets[0].next, Next::End);
}

#[test]
fn bg_10_the_account_tells_every_step_and_hit_in_order() {
    let rolled = board(&[(13, 2), (6, 13)], &[(17, 1), (6, 14)], "5-3");
    let turn = Backgammon::parse_turn(&rolled, "13/8*/5").expect("a legal play");
    let account = Backgammon::account(&rolled, &turn);
    assert_eq!(
        account.message.to_string(),
        "backgammon-played side=white play=13/8*/5 hits=1"
    );
    let moved = |from, to, side| Change::Move {
        from: Cell(from),
        to: Cell(to),
        side,
    };
    assert_eq!(
        account.changes.as_slice(),
        [moved(8, 27, 1), moved(13, 8, 0), moved(8, 5, 0)]
    );
    let names = [27, 25, 26, 0].map(|cell| Backgammon::cell_text(&rolled, Cell(cell)));
    assert_eq!(names, ["bar-black", "bar-white", "off-black", "off-white"]);
}

#[test]
fn bg_10_the_view_shows_points_bar_off_pips_and_dice() {
    let rolled = board(&[(25, 1), (6, 10)], &[(1, 2), (25, 1), (3, 5)], "6-2");
    let board = Board::from(&rolled);
    assert_eq!(board.points.len(), 24);
    assert_eq!(
        (board.points[5].side.as_deref(), board.points[5].count),
        (Some("white"), 10)
    );
    assert_eq!(
        (board.points[23].side.as_deref(), board.points[23].count),
        (Some("black"), 2)
    );
    assert_eq!((board.bar.white, board.bar.black), (1, 1));
    assert_eq!((board.off.white, board.off.black), (4, 7));
    assert_eq!((board.pips.white, board.pips.black), (85, 42));
    assert_eq!(board.dice, Some((6, 2)));
    assert_eq!(board.on_roll.as_deref(), Some("white"));
    let picture = Backgammon::diagram(&rolled);
    assert!(picture.contains("w plays 6-2\n"), "{picture}");
    assert!(picture.contains("10"), "{picture}");
}

#[test]
fn bg_11_a_roll_is_played_into_the_position_and_is_no_ply() {
    let start = position(START);
    let rolled = after(start, "1-3");
    assert_eq!((start.ply(), rolled.ply()), (0, 0));
    assert_eq!(read(&start, "13"), "3-1");
    for text in ["7-1", "3", "3-1-2", "roll"] {
        assert_eq!(
            refusal(&start, text),
            Refusal::NotDice { text: text.into() }
        );
    }
    let turn = Backgammon::parse_turn(&start, "3-1").expect("a roll");
    let account = Backgammon::account(&start, &turn);
    assert_eq!(
        account.message.to_string(),
        "backgammon-rolled side=white dice=3-1"
    );
}

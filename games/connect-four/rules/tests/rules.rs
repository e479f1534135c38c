//! The rules, a test or more for each number of RULES.md. Rule G-5 is of the table and tested there.

use connect_four_rules::{
    Board, Cell, Cells, Column, ConnectFour, DoubleThreat, NoOptions, Position, Refusal, Side,
    double_threat, threats,
};
use tablier_game::{
    Actor, Entry, Game, How, Message, Notation, OptionValues, Outcome, Record, Seat, SeatSet, Step,
    Steps, replay,
};
use tablier_game_test::{Playout, refused_step};

/// A full grid whose last disc wins, and one that nobody wins.
const LAST_DISC_WINS: &str = "fbfdgdggdfaaccbbbegfgbaegfceeebdacfcceaadd";
const NOBODY_WINS: &str = "adcfbeeaaagbbdbeadddfabbedgeffcceccfcfgggg";

fn position(text: &str) -> Position {
    ConnectFour::parse_position(text, &NoOptions).expect("a position of a test")
}

fn refusal(text: &str) -> Refusal {
    ConnectFour::parse_position(text, &NoOptions).expect_err("a position that cannot be")
}

fn cell(text: &str) -> Cell {
    text.parse().expect("a cell of a test")
}

fn column(letter: char) -> Column {
    Column::from_letter(letter).expect("a column of a test")
}

fn play(position: &mut Position, text: &str) -> Result<(), Refusal> {
    let turn = ConnectFour::parse_turn(position, text)?;
    ConnectFour::play(position, &turn)
}

fn turns(position: &Position) -> String {
    let mut turns = Vec::new();
    ConnectFour::turns(position, &mut turns);
    turns.iter().map(|column| column.letter()).collect()
}

#[expect(clippy::unnecessary_wraps, reason = "it is compared with outcomes")]
fn won(side: Side) -> Option<Outcome> {
    Some(Outcome::win(SeatSet::of(side.seat()), How::new("line")))
}

#[test]
fn g_1_a_refused_turn_names_its_reason_and_changes_nothing() {
    let mut full = position("dddddd");
    let before = full;
    let column = column('d');
    assert_eq!(
        ConnectFour::play(&mut full, &column),
        Err(Refusal::ColumnFull { column })
    );
    assert_eq!(full, before);
    let message = Message::from(Refusal::ColumnFull { column });
    assert_eq!(message.to_string(), "connect-four-column-full column=d");
    assert_eq!(
        play(&mut full, "h"),
        Err(Refusal::NotAColumn { text: "h".into() })
    );
    assert_eq!(full, before);
}

#[test]
fn g_2_a_win_comes_before_the_full_grid() {
    let last = position(LAST_DISC_WINS);
    assert_eq!(last.ply(), 42);
    assert_eq!(ConnectFour::outcome(&last), won(Side::Blue));
}

#[test]
fn g_2_several_lines_at_once_are_one_win() {
    let two_lines = (0..10_000)
        .map(|seed| {
            let mut playout = Playout::<ConnectFour>::new(&NoOptions, seed);
            playout.by_ref().for_each(drop);
            *playout.position()
        })
        .find(|last| Board::from(last).lines.len() > 1)
        .expect("some random game ends with two lines");
    let winner = two_lines.to_move().other();
    assert_eq!(ConnectFour::outcome(&two_lines), won(winner));
}

#[test]
fn g_3_nothing_may_be_played_after_the_end() {
    let mut over = position("aabbccd");
    assert_eq!(ConnectFour::actor(&over), Actor::Over);
    assert_eq!(turns(&over), "");
    let before = over;
    assert_eq!(play(&mut over, "e"), Err(Refusal::Over));
    assert_eq!(over, before);
    let mut steps = Steps::new();
    ConnectFour::steps(&over, &[], &mut steps).expect("asking is always allowed");
    assert!(steps.targets.is_empty());
    assert_eq!(refusal("aabbccde"), Refusal::ColumnsOver { at: 8 });
}

#[test]
fn g_4_a_record_replays_to_the_same_position() {
    let text = "tablier-record 1\ngame connect-four/1\nresult win seats=1 how=line points=1\n\n\
                1 a\n2 a\n3 b\n4 b\n5 c\n6 c\n7 d\n";
    let mut record: Record = text.parse().expect("a record");
    let replayed = replay(&ConnectFour, &record, None).expect("the record replays");
    assert_eq!(replayed.position.text(), "7/7/7/7/bbb4/rrrr3 b ply=7");
    assert_eq!(replayed.outcome, won(Side::Red));
    record.entries[6] = Entry::Turn { text: "x".into() };
    let error = replay(&ConnectFour, &record, None)
        .err()
        .expect("x is no column");
    assert_eq!(
        error.to_string(),
        "turn 7 (`x`): connect-four-not-a-column text=x"
    );
}

#[test]
fn g_6_the_last_one_left_wins() {
    for (leaves, wins) in [(Side::Red, Side::Blue), (Side::Blue, Side::Red)] {
        let mut left = position("dde");
        ConnectFour::retire(&mut left, leaves.seat());
        let outcome = Outcome::win(SeatSet::of(wins.seat()), How::LAST_LEFT);
        assert_eq!(ConnectFour::outcome(&left), Some(outcome));
        assert_eq!(turns(&left), "");
        assert_eq!(position(&ConnectFour::position_text(&left)), left);
        assert_eq!(ConnectFour::other_texts(&left), []);
        assert_ne!(
            ConnectFour::hash(&left),
            ConnectFour::hash(&position("dde"))
        );
    }
    let mut over = position("aabbccd");
    let before = over;
    ConnectFour::retire(&mut over, Seat(0));
    assert_eq!(over, before, "nobody leaves after the end");
}

#[test]
fn g_8_the_position_string_has_the_fields_in_order_and_no_defaults() {
    for (text, string) in [
        ("", "7/7/7/7/7/7 r"),
        ("d", "7/7/7/7/7/3r3 b ply=1"),
        ("dddddd", "3b3/3r3/3b3/3r3/3b3/3r3 r ply=6"),
        ("aabbccd", "7/7/7/7/bbb4/rrrr3 b ply=7"),
    ] {
        assert_eq!(ConnectFour::position_text(&position(text)), string);
        assert_eq!(position(string), position(text));
    }
    // What the discs say already may be left out, and the order of the fields is free.
    assert_eq!(position("7/7/7/7/7/3r3 b"), position("d"));
    assert_eq!(
        position("  7/7/7/7/7/3r3  b  out=2 ply=1 "),
        position("7/7/7/7/7/3r3 b ply=1 out=2")
    );
}

#[test]
fn g_8_a_string_that_cannot_stand_on_the_grid_is_refused() {
    let side = |side| Refusal::PlayedOn { side };
    let text = |text: &str| text.into();
    for (string, why) in [
        ("7/7/7/7/3r3/7 b", Refusal::Floating { cell: cell("d2") }),
        ("7/7/7/7/7/3b3 b", Refusal::Counts { red: 0, blue: 1 }),
        ("7/7/7/7/7/rr5 b", Refusal::Counts { red: 2, blue: 0 }),
        ("7/7/7/7/7 r", Refusal::Rows { rows: 5 }),
        ("7/7/7/7/7/7/7 r", Refusal::Rows { rows: 7 }),
        ("7/7/7/7/7/7r b", Refusal::RowLength { row: 1, cells: 8 }),
        ("6/7/7/7/7/7 r", Refusal::RowLength { row: 6, cells: 6 }),
        ("7/7/7/7/7/ r", Refusal::RowLength { row: 1, cells: 0 }),
        (
            "7/7/7/7/7/3w3 b",
            Refusal::BoardLetter {
                row: 1,
                letter: 'w',
            },
        ),
        (
            "7/7/7/7/8/7 r",
            Refusal::BoardLetter {
                row: 2,
                letter: '8',
            },
        ),
        (
            "7/7/7/7/7/3r3",
            Refusal::ToMove {
                expected: Side::Blue,
            },
        ),
        (
            "7/7/7/7/7/3r3 r",
            Refusal::ToMove {
                expected: Side::Blue,
            },
        ),
        (
            "7/7/7/7/7/7 ply=0",
            Refusal::ToMove {
                expected: Side::Red,
            },
        ),
        (
            "7/7/7/7/7/3r3 b ply=2",
            Refusal::Ply {
                given: text("2"),
                discs: 1,
            },
        ),
        (
            "7/7/7/7/7/3r3 b ply=x",
            Refusal::Ply {
                given: text("x"),
                discs: 1,
            },
        ),
        (
            "7/7/7/7/7/7 r size=9",
            Refusal::Field {
                field: text("size=9"),
            },
        ),
        (
            "7/7/7/7/7/7 r ply=0 ply=0",
            Refusal::Field {
                field: text("ply=0"),
            },
        ),
        ("7/7/7/7/7/7 r out=3", Refusal::Left { given: text("3") }),
        (
            "7/7/7/7/7/7 r out=1,2",
            Refusal::Left { given: text("1,2") },
        ),
        ("7/7/7/7/bbb4/rrrr3 b out=1", Refusal::LeftAfterEnd),
        ("7/7/7/7/bbbb3/rrrr3 r", Refusal::TwoWinners),
        // Blue dropped a disc although Red had won.
        ("7/7/7/7/bbb4/rrrr2b r", side(Side::Red)),
        // Red's only disc on top is not of the line.
        ("7/7/7/7/bbrb3/rrrrb2 b", side(Side::Red)),
        // Red dropped one although Blue had won.
        ("7/7/7/7/7/bbbb1r1 r", Refusal::Counts { red: 1, blue: 4 }),
        ("7/7/7/7/rrr4/bbbbrr1 b", side(Side::Blue)),
    ] {
        assert_eq!(refusal(string), why, "{string}");
    }
}

#[test]
fn g_8_a_string_of_columns_is_found_where_there_is_one() {
    for text in [NOBODY_WINS, LAST_DISC_WINS, "aabbccd", "", "ddec"] {
        let reached = position(text);
        let [(name, columns)] = &ConnectFour::other_texts(&reached)[..] else {
            panic!("{text} is itself such a string");
        };
        assert_eq!(*name, "columns");
        assert_eq!(position(columns), reached);
    }
    // Red's disc cannot be the first under a blue one.
    let impossible = position("7/7/7/7/r6/b6 r");
    assert_eq!(ConnectFour::other_texts(&impossible), []);
}

#[test]
fn c4_1_seven_columns_six_rows_and_red_starts() {
    let empty = ConnectFour::initial(&NoOptions);
    assert_eq!(Cells::ALL.len(), 42);
    assert_eq!(turns(&empty), "abcdefg");
    assert_eq!(ConnectFour::actor(&empty), Actor::Player(Seat(0)));
    let side =
        |seat| ConnectFour::side(&empty, Seat(seat)).map(|side| ConnectFour::spec().sides[side]);
    assert_eq!(
        [side(0), side(1), side(2)],
        [Some("red"), Some("blue"), None]
    );
    assert_eq!(ConnectFour::actor(&position("d")), Actor::Player(Seat(1)));
    let options = OptionValues::from([("first".to_owned(), "blue".to_owned())]);
    assert!(
        tablier_game::DynGame::start(&ConnectFour, &options).is_err(),
        "nothing changes who starts"
    );
}

#[test]
fn c4_2_a_disc_falls_to_the_lowest_empty_cell_and_stays() {
    let mut filled = position("");
    for (index, side) in [Side::Red, Side::Blue]
        .into_iter()
        .cycle()
        .take(6)
        .enumerate()
    {
        let before = filled.occupied();
        let landing = filled.landing(column('c')).expect("the column is not full");
        assert_eq!(landing.to_string(), format!("c{}", index + 1));
        play(&mut filled, "c").expect("the column is not full");
        assert_eq!(filled.disc(landing), Some(side));
        assert_eq!(filled.occupied().without(before), Cells::of(landing));
        assert_eq!(before.without(filled.occupied()), Cells::EMPTY);
    }
    let full = Refusal::ColumnFull {
        column: column('c'),
    };
    assert_eq!(play(&mut filled, "c"), Err(full));
    assert_eq!(turns(&filled), "abdefg");
}

#[test]
fn c4_2_a_turn_is_one_step() {
    let mut steps = Steps::new();
    let here = position("dd");
    ConnectFour::steps(&here, &[], &mut steps).expect("the beginning of a turn");
    assert_eq!(steps.ask.to_string(), "connect-four-ask side=red");
    assert_eq!(steps.targets.len(), 7);
    assert!(steps.targets.iter().all(|target| target.ends));
    let place = |text| Step::Place(cell(text).into());
    assert_eq!(steps.targets[3].step, place("d3"));
    assert_eq!(ConnectFour::step_text(&here, place("d3")), "d");
    let falls = Refusal::FallsElsewhere {
        column: column('d'),
        landing: cell("d3"),
    };
    let mut after = |partial: &[Step]| ConnectFour::steps(&here, partial, &mut steps);
    assert_eq!(after(&[place("d4")]), Err(falls.clone()));
    assert_eq!(after(&[place("d2")]), Err(falls));
    assert_eq!(after(&[place("d3"), place("e1")]), Err(Refusal::NotAStep));
    assert_eq!(after(&[Step::Choose(0)]), Err(Refusal::NotAStep));
    assert_eq!(after(&[place("d3")]), Ok(()));
    assert!(steps.targets.is_empty(), "the turn is complete");
}

#[test]
fn c4_3_four_in_a_row_win_in_every_direction() {
    for (text, line) in [
        ("aabbccd", ["a1", "b1", "c1", "d1"]),
        ("gagagag", ["g1", "g2", "g3", "g4"]),
        ("abbccdcddgd", ["a1", "b2", "c3", "d4"]),
        ("gffeededdad", ["d4", "e3", "f2", "g1"]),
    ] {
        let (last, before) = (position(text), position(&text[..text.len() - 1]));
        let winner = before.to_move();
        assert_eq!(ConnectFour::outcome(&before), None, "{text}");
        assert_eq!(ConnectFour::outcome(&last), won(winner), "{text}");
        let lines = Board::from(&last).lines;
        assert_eq!(lines, [line.map(str::to_owned).to_vec()], "{text}");
    }
}

#[test]
fn c4_3_more_than_four_win_too() {
    let five = position("aabbddeec");
    assert_eq!(ConnectFour::outcome(&five), won(Side::Red));
    assert_eq!(Board::from(&five).lines, [["a1", "b1", "c1", "d1", "e1"]]);
}

#[test]
fn c4_3_the_last_disc_is_blues_and_may_win_and_a_full_grid_without_a_line_is_a_draw() {
    let before = position(&LAST_DISC_WINS[..41]);
    assert_eq!(before.to_move(), Side::Blue);
    assert_eq!(ConnectFour::outcome(&before), None);
    assert_eq!(
        ConnectFour::outcome(&position(LAST_DISC_WINS)),
        won(Side::Blue)
    );
    let draw = Outcome::Draw {
        why: How::BOARD_FULL,
    };
    assert_eq!(ConnectFour::outcome(&position(NOBODY_WINS)), Some(draw));
    assert_eq!(ConnectFour::outcome(&position(&NOBODY_WINS[..41])), None);
}

#[test]
fn c4_3_rows_do_not_run_over_the_edge() {
    // Red on the tops of two neighbouring columns and the bottoms of the next is no row.
    let open = position("aaaaaabcbcbbbb");
    assert_eq!(ConnectFour::outcome(&open), None);
    let board = Board::from(&open);
    assert_eq!(board.rows[0], "bb.....");
    assert!(board.lines.is_empty());
}

#[test]
fn c4_4_turns_are_letters_or_digits_and_cells_are_named() {
    let empty = position("");
    for (letter, digit) in "abcdefg".chars().zip('1'..='7') {
        let turn = ConnectFour::parse_turn(&empty, &letter.to_string());
        assert_eq!(turn, Ok(column(letter)));
        assert_eq!(turn, ConnectFour::parse_turn(&empty, &digit.to_string()));
        assert_eq!(
            ConnectFour::turn_text(&empty, &column(digit)),
            letter.to_string()
        );
    }
    for text in ["", "h", "0", "8", "D", "d3", "dd", " d", "d "] {
        let refused = Err(Refusal::NotAColumn { text: text.into() });
        assert_eq!(ConnectFour::parse_turn(&empty, text), refused);
    }
    assert_eq!(cell("d3").index(), 3 * 7 + 2);
    assert_eq!(ConnectFour::cell_text(&empty, cell("d3").into()), "d3");
    for text in ["", "d", "d0", "d7", "h1", "d33", "3d"] {
        assert_eq!(
            text.parse::<Cell>(),
            Err(Refusal::NotACell { text: text.into() })
        );
    }
}

#[test]
fn c4_4_a_whole_game_is_a_string_of_columns() {
    assert_eq!(position("4453"), position("ddec"));
    assert_eq!(position("4d5c"), position("ddec"));
    assert_eq!(
        ConnectFour::position_text(&position("4453")),
        "7/7/7/7/3b3/2brr2 r ply=4"
    );
    let letter = Refusal::ColumnsLetter { at: 3, letter: '8' };
    assert_eq!(refusal("448"), letter);
    let full = Refusal::ColumnsFull {
        at: 7,
        column: column('d'),
    };
    assert_eq!(refusal("4444444"), full);
}

#[test]
fn c4_4_a_turn_is_told_by_side_column_and_cell() {
    let account = ConnectFour::account(&position("dd"), &column('d'));
    assert_eq!(
        account.message.to_string(),
        "connect-four-played side=red column=d cell=d3"
    );
    let id = |before: &str, letter| {
        ConnectFour::account(&position(before), &column(letter))
            .message
            .id
    };
    assert_eq!(id("aabbcc", 'd'), "connect-four-played-wins");
    assert_eq!(id(&NOBODY_WINS[..41], 'g'), "connect-four-played-fills");
    assert_eq!(id(&LAST_DISC_WINS[..41], 'd'), "connect-four-played-wins");
    let diagram = "6 . . . . . . .\n5 . . . . . . .\n4 . . . . . . .\n3 . . . . . . .\n\
                   2 . . . b . . .\n1 . . . r . . .\n  a b c d e f g\n";
    assert_eq!(ConnectFour::diagram(&position("dd")), diagram);
}

#[test]
fn c4_5_a_winning_cell_is_reachable_or_unsupported() {
    let unsupported = position("7/7/7/rrr4/brb4/bbr1b2 r");
    let red = threats(&unsupported, Side::Red);
    assert_eq!(red.reachable, Cells::EMPTY);
    assert_eq!(red.unsupported, Cells::of(cell("d3")));
    assert_eq!(double_threat(&unsupported, Side::Red), None);
    // Once d1 and d2 are filled, it can be reached.
    let reachable = position("7/7/7/rrr4/brbb3/bbrrb2 r");
    let red = threats(&reachable, Side::Red);
    assert_eq!(red.reachable, Cells::of(cell("d3")));
    assert_eq!(red.unsupported, Cells::EMPTY);
    assert_eq!(red.all(), Cells::of(cell("d3")));
}

#[test]
fn c4_5_winning_cells_are_those_where_a_disc_wins() {
    for seed in 0..200 {
        for (before, _) in Playout::<ConnectFour>::new(&NoOptions, seed) {
            let side = before.to_move();
            let wins: Cells = Column::ALL
                .into_iter()
                .filter_map(|column| Some((column, before.landing(column)?)))
                .filter(|(column, _)| {
                    let mut after = before;
                    ConnectFour::play(&mut after, column).expect("the column is not full");
                    ConnectFour::outcome(&after) == won(side)
                })
                .map(|(_, landing)| landing)
                .collect();
            assert_eq!(threats(&before, side).reachable, wins);
            // Unsupported ones: those where four stand in a row once the cell is filled.
            for other in Side::ALL {
                for empty in Cells::ALL.without(before.occupied()).iter() {
                    let filled = before.discs(other).union(Cells::of(empty));
                    let wins = lines().any(|line| line.without(filled).is_empty());
                    let threat = threats(&before, other).all().contains(empty);
                    assert_eq!(wins, threat, "{empty} {before:?}");
                }
            }
        }
    }
}

#[test]
fn c4_5_double_threats_are_apart_or_stacked() {
    let apart = position("ccdde");
    let both = DoubleThreat::Apart(cell("b1"), cell("f1"));
    assert_eq!(double_threat(&apart, Side::Red), Some(both));
    assert_eq!(double_threat(&apart, Side::Blue), None);
    let stacked = position("7/7/7/bbb4/rrr4/rrr1bb1 b");
    let both = DoubleThreat::Stacked {
        lower: cell("d1"),
        upper: cell("d2"),
    };
    assert_eq!(double_threat(&stacked, Side::Red), Some(both));
    assert_eq!(
        double_threat(&stacked, Side::Blue),
        None,
        "d3 alone, and unsupported"
    );
}

/// The 69 rows of four of the grid.
fn lines() -> impl Iterator<Item = Cells> {
    let from = |(right, up): (i8, i8)| {
        Cells::ALL.iter().filter_map(move |start| {
            (0..4)
                .map(|step| {
                    let column = start.column().index() as i8 + right * step;
                    let row = start.row() as i8 + up * step;
                    Cell::new(Column::new(column.try_into().ok()?)?, row.try_into().ok()?)
                })
                .collect::<Option<Cells>>()
        })
    };
    [(1, 0), (0, 1), (1, 1), (1, -1)].into_iter().flat_map(from)
}

#[test]
fn c4_6_the_centre_column_lies_in_most_lines() {
    assert_eq!(lines().count(), 69);
    let through = |column| {
        lines()
            .filter(|line| !line.intersection(Cells::column(column)).is_empty())
            .count()
    };
    let counts = Column::ALL.map(through);
    assert_eq!(counts.iter().max(), Some(&counts[3]));
    assert_eq!(
        counts.iter().filter(|count| **count == counts[3]).count(),
        1
    );
}

#[test]
fn g_1_a_step_that_cannot_be_taken_is_refused_with_the_reason() {
    let why = |turns: &str, step| {
        let turns: Vec<&str> = turns.split_terminator(' ').collect();
        refused_step(&ConnectFour, &[], &turns, &[step])
    };
    let full = Message::new("connect-four-column-full").with("column", "d");
    assert_eq!(why("d d d d d d", "d"), full);
    assert_eq!(why("a b a b a b a", "c"), Message::new("game-over"));
    let no_step = Message::new("game-step-refused").with("step", "h");
    assert_eq!(why("", "h"), no_step);
}

//! Hand-made positions for PT-8 to PT-15: the oracle's own check.

use super::Oracle;
use tablier_game_test::{PlainOutcome, SlowRules};

/// A game set up by hand.
fn game(
    options: &[(&str, &str)],
    rows: &[(&str, &str)],
    to_move: char,
    captured: &[u32],
) -> Oracle {
    let mut oracle = Oracle::new(options).expect("the options are possible");
    oracle.set_up(rows, to_move, captured);
    oracle
}

/// Plays turns that must all be legal.
fn play(oracle: &mut Oracle, turns: &str) {
    for turn in turns.split_whitespace() {
        if let Err(reason) = oracle.play(turn) {
            panic!("{turn}: {reason}");
        }
    }
}

/// The letters of part of a row of the board.
fn row(oracle: &Oracle, x: usize, y: usize, length: usize) -> String {
    let letters = ['W', 'B', 'R', 'Y'];
    (x..x + length)
        .map(|x| {
            oracle
                .cell(x, y)
                .map_or('.', |stone| letters[stone as usize])
        })
        .collect()
}

/// A win.
fn won(seats: &[u8], how: &str) -> PlainOutcome {
    PlainOutcome::Win {
        seats: seats.to_vec(),
        how: how.to_owned(),
        points: 1,
    }
}

/// Checks everything; panics on the first failure.
pub fn self_check() {
    options();
    openings();
    captures();
    self_captures_of_two();
    self_captures_of_three();
    forbidden_points();
    passes();
    teams();
    overtime_line();
    overtime_break();
    retirements();
}

fn options() {
    for refused in [
        &[("players", "5")][..],
        &[("players", "3"), ("capture-win", "off")],
        &[("players", "2"), ("mixed-capture", "off")],
        &[("players", "3"), ("teams", "on")],
        &[("players", "4"), ("opening", "swap2")],
        &[("size", "11")],
        &[("colour", "red")],
    ] {
        assert!(Oracle::new(refused).is_err(), "{refused:?}");
    }
}

fn openings() {
    let mut swap2 = Oracle::new(&[]).expect("the defaults are possible");
    play(&mut swap2, "k10 k11 l10");
    assert_eq!(swap2.to_move(), Some(1));
    assert_eq!(swap2.legal_turns(), ["black", "two", "white"]);
    let mut white = swap2.clone();
    play(&mut white, "white");
    assert_eq!((white.to_move(), white.ply()), (Some(0), 4));
    assert_eq!(white.seat_of_colour(), Some(vec![1, 0]));
    play(&mut swap2, "two a1 a2");
    assert_eq!(swap2.to_move(), Some(0));
    assert_eq!(swap2.legal_turns(), ["black", "white"]);
    play(&mut swap2, "white");
    // Black is due (G-7), and the second seat holds it.
    assert_eq!(swap2.to_move(), Some(1));
    // PT-15: a pair bracketed before the choice is safe.
    let mut swap = Oracle::new(&[("opening", "swap"), ("self-capture", "capture")])
        .expect("the options are possible");
    play(&mut swap, "a1 b1 d1 c1 black");
    assert_eq!(row(&swap, 0, 0, 4), "WBBW");
    assert_eq!((swap.to_move(), swap.captured()), (Some(0), vec![0, 0]));
    for (opening, near, far) in [("pro", "m12", "n10"), ("long-pro", "n13", "o10")] {
        let mut game = Oracle::new(&[("opening", opening)]).expect("the options are possible");
        assert_eq!(game.legal_turns(), ["k10"]);
        play(&mut game, "k10 a1");
        assert!(game.play(near).is_err());
        play(&mut game, far);
    }
}

fn captures() {
    let two = [("opening", "none")];
    let mut game1 = game(
        &two,
        &[("a1", "WBB.BBBW"), ("d2", "B"), ("d3", "B"), ("d4", "W")],
        'W',
        &[0, 0],
    );
    play(&mut game1, "d1");
    assert_eq!(row(&game1, 0, 0, 8), "W..WBBBW");
    assert_eq!(game1.captured(), [4, 0]);
    let three = [("opening", "none"), ("capture", "3")];
    let mut game2 = game(&three, &[("a1", "WBB.BBBW")], 'W', &[10, 0]);
    play(&mut game2, "d1");
    assert_eq!(game2.outcome(), Some(won(&[0], "capture")));
    assert_eq!(game2.captured(), [15, 0]);
    // PT-9.
    for (mixed, left) in [("on", "W..W"), ("off", "WBRW")] {
        let options = [("players", "3"), ("mixed-capture", mixed)];
        let mut game = game(&options, &[("a1", "WBR.")], 'W', &[0, 0, 0]);
        play(&mut game, "d1");
        assert_eq!(row(&game, 0, 0, 4), left);
    }
    // PT-4: four in a row with three players; PT-6: a line and captures of one turn.
    let mut game3 = game(&[("players", "3")], &[("a1", "WWW.BBW")], 'W', &[6, 0, 0]);
    play(&mut game3, "d1");
    assert_eq!(game3.outcome(), Some(won(&[0], "line-and-capture")));
}

fn self_captures_of_two() {
    let none = [("opening", "none")];
    let capture = [("opening", "none"), ("self-capture", "capture")];
    let start = [("b1", "B.WB")];
    let mut game1 = game(&none, &start, 'W', &[0, 0]);
    play(&mut game1, "c1");
    assert_eq!(row(&game1, 1, 0, 4), "BWWB");
    // `B w W B`.
    let mut game2 = game(&capture, &start, 'W', &[0, 0]);
    play(&mut game2, "c1");
    assert_eq!(row(&game2, 1, 0, 4), "B..B");
    assert_eq!(game2.captured(), [0, 2]);
    // `W B B w W B`: White takes two and loses two.
    let mut game3 = game(&capture, &[("a1", "WBB.WB")], 'W', &[0, 0]);
    play(&mut game3, "d1");
    assert_eq!(row(&game3, 0, 0, 6), "W....B");
    assert_eq!(game3.captured(), [2, 2]);
    // A five that loses a stone does not win.
    let mut game4 = game(
        &capture,
        &[("b1", "WW.WW"), ("d2", "W"), ("d3", "B")],
        'W',
        &[0, 0],
    );
    play(&mut game4, "d1");
    assert!(
        game4.outcome() == Some(won(&[0], "line")),
        "the edge is no stone"
    );
    let rows = [("b2", "WW.WW"), ("d1", "B"), ("d3", "W"), ("d4", "B")];
    let mut game5 = game(&capture, &rows, 'W', &[0, 0]);
    play(&mut game5, "d2");
    assert_eq!(game5.outcome(), None);
    assert_eq!(row(&game5, 1, 1, 5), "WW.WW");
    assert_eq!((game5.captured(), game5.to_move()), (vec![0, 2], Some(1)));
    // PT-6: both reach the number in one turn.
    let mut game6 = game(&capture, &[("a1", "WBB.WB")], 'W', &[8, 8]);
    play(&mut game6, "d1");
    assert_eq!(game6.outcome(), Some(won(&[0, 1], "capture")));
}

fn self_captures_of_three() {
    // `X R a X R` with mixed capture: White is X, Black is a.
    let options = [("players", "3"), ("self-capture", "capture")];
    let start = [("a1", "W.BWR")];
    let mut game1 = game(&options, &start, 'R', &[0, 0, 0]);
    play(&mut game1, "b1");
    assert_eq!(row(&game1, 0, 0, 5), "W...R");
    assert_eq!(game1.captured(), [1, 0, 1]);
    // Mixed capture off: neither the run nor the capture is of one colour.
    let off = [
        ("players", "3"),
        ("self-capture", "capture"),
        ("mixed-capture", "off"),
    ];
    let mut game2 = game(&off, &start, 'R', &[0, 0, 0]);
    play(&mut game2, "b1");
    assert_eq!(row(&game2, 0, 0, 5), "WRBWR");
    // The placed stone claimed by two players counts for nobody.
    let rows = [("a2", "W.RW"), ("b1", "B"), ("b3", "R"), ("b4", "B")];
    let mut game3 = game(&options, &rows, 'R', &[0, 0, 0]);
    play(&mut game3, "b2");
    assert_eq!(game3.captured(), [1, 1, 0]);
    // A retired seat claims for nobody, but its stones still close (G-6).
    let mut game4 = game(&options, &[("a1", "W.RW")], 'R', &[0, 0, 0]);
    game4.retire(0);
    play(&mut game4, "b1");
    assert_eq!(row(&game4, 0, 0, 4), "W..W");
    assert_eq!(game4.captured(), [0, 0, 0]);
}

fn forbidden_points() {
    let options = [("opening", "none"), ("self-capture", "forbidden")];
    for rows in [
        &[("a1", "WBB.WB")][..], // It would capture the end.
        &[("a2", "WWWW"), ("e1", "B"), ("e3", "W"), ("e4", "B")], // It would make five.
    ] {
        let mut game = game(&options, rows, 'W', &[8, 0]);
        let point = if rows.len() == 1 { "d1" } else { "e2" };
        assert!(game.play(point).is_err());
        assert!(!game.legal_turns().contains(&point.to_owned()));
        game.due = 1;
        play(&mut game, point);
    }
}

fn passes() {
    let points: Vec<String> = (1..10).map(|y| format!("a{y}")).collect();
    let full = |first: &'static str, eighth: &'static str, ninth: &'static str| {
        let mut rows = Vec::new();
        for (y, point) in points.iter().enumerate() {
            rows.push(match y {
                0 => (point.as_str(), first),
                7 => (point.as_str(), eighth),
                8 => (point.as_str(), ninth),
                y if y % 2 == 0 => (point.as_str(), "WWBBWWBBW"),
                _ => (point.as_str(), "BBWWBBWWB"),
            });
        }
        rows
    };
    // PT-12b: the last point is forbidden to White, not to Black.
    let two = [
        ("opening", "none"),
        ("size", "9"),
        ("self-capture", "forbidden"),
    ];
    let rows = full("WWBB.WBBW", "BBWWBBWWB", "WWBBWWBBW");
    let mut game1 = game(&two, &rows, 'W', &[0, 0]);
    assert_eq!(game1.legal_turns(), ["pass"]);
    play(&mut game1, "pass");
    assert_eq!(game1.legal_turns(), ["e1"]);
    play(&mut game1, "e1");
    let draw = |why: &str| {
        Some(PlainOutcome::Draw {
            why: why.to_owned(),
        })
    };
    assert_eq!(game1.outcome(), draw("board-full"));
    // Forbidden to both.
    let three = [
        ("opening", "none"),
        ("size", "9"),
        ("self-capture", "forbidden"),
        ("capture", "3"),
    ];
    let rows = full("WWBB.WBBW", "BWWWBBWWB", ".WBBWWBBW");
    let mut game2 = game(&three, &rows, 'W', &[0, 0]);
    assert_eq!(game2.legal_turns(), ["a9"]);
    play(&mut game2, "a9");
    assert_eq!(game2.outcome(), draw("no-legal-turn"));
    // PT-7: ply 1,000.
    let mut game3 = game(&two, &[], 'W', &[0, 0]);
    game3.ply = 999;
    play(&mut game3, "e5");
    assert_eq!(game3.outcome(), draw("too-long"));
}

fn teams() {
    // A partner's stones can be captured but do not score (PT-11), stone by stone.
    let options = [
        ("players", "4"),
        ("teams", "on"),
        ("self-capture", "capture"),
    ];
    let mut game1 = game(&options, &[("a1", "WRB.")], 'W', &[4, 0, 4, 0]);
    play(&mut game1, "d1");
    assert_eq!(row(&game1, 0, 0, 4), "W..W");
    assert_eq!(game1.captured(), [5, 0, 4, 0]);
    // The partners' sum against 10.
    let mut game2 = game(&options, &[("a1", "WYB.")], 'W', &[4, 0, 4, 0]);
    play(&mut game2, "d1");
    assert_eq!(game2.outcome(), Some(won(&[0, 2], "capture")));
    // Four is no line; a partner brackets too.
    let mut game3 = game(
        &options,
        &[("a1", "WWW."), ("d2", "W"), ("d3", "R")],
        'W',
        &[0; 4],
    );
    play(&mut game3, "d1");
    assert_eq!(game3.outcome(), None);
    let mut game4 = game(&options, &[("a1", "R.WR")], 'W', &[0; 4]);
    play(&mut game4, "b1");
    assert_eq!(
        (row(&game4, 0, 0, 4), game4.captured()),
        ("R..R".to_owned(), vec![0; 4])
    );
}

fn overtime_line() {
    let options = [("opening", "none"), ("overtime", "line")];
    let mut game1 = game(&options, &[("a1", "BWWWW.")], 'W', &[0, 0]);
    play(&mut game1, "f1");
    let line: Vec<(usize, usize)> = (1..6).map(|x| (x, 0)).collect();
    assert_eq!(game1.pending_line(), Some((0, vec![line])));
    assert_eq!(game1.legal_turns(), ["g1", "pass"]);
    let mut conceded = game1.clone();
    play(&mut conceded, "pass");
    assert_eq!(conceded.outcome(), Some(won(&[0], "conceded")));
    play(&mut game1, "g1");
    assert_eq!((game1.captured(), game1.outcome()), (vec![0, 5], None));
    assert_eq!(row(&game1, 0, 0, 7), "B.....B");
    // Both ends open, both closed, closed by the edge, two lines: over.
    for rows in [
        &[("b1", "WWWW.")][..],
        &[("a1", "BWWWW.B")],
        &[("a1", "WWWW.")],
        &[
            ("a1", "BWWWW."),
            ("f2", "W"),
            ("f3", "W"),
            ("f4", "W"),
            ("f5", "W"),
        ],
    ] {
        let mut game = game(&options, rows, 'W', &[0, 0]);
        play(
            &mut game,
            if rows[0].0 == "a1" && rows[0].1 == "WWWW." {
                "e1"
            } else {
                "f1"
            },
        );
        assert_eq!(game.outcome(), Some(won(&[0], "line")), "{rows:?}");
    }
    // Three players: closed by another than the next player, then by the next.
    let three = [("players", "3"), ("overtime", "line")];
    let mut game2 = game(&three, &[("a1", "RWWW.")], 'W', &[0; 3]);
    play(&mut game2, "e1");
    assert_eq!(game2.outcome(), Some(won(&[0], "line")));
    let mut game3 = game(&three, &[("a1", "BWWW.")], 'W', &[0; 3]);
    play(&mut game3, "e1");
    assert_eq!(game3.legal_turns(), ["f1", "pass"]);
    // A capture win at the same time: nothing is pending.
    let mut game4 = game(&three, &[("a1", "BWWW.RRW")], 'W', &[6, 0, 0]);
    play(&mut game4, "e1");
    assert_eq!(game4.outcome(), Some(won(&[0], "line-and-capture")));
    // PT-12 forbids the answer.
    let locked = [
        ("opening", "none"),
        ("overtime", "line"),
        ("self-capture", "forbidden"),
    ];
    let rows = [("a2", "BWWWW."), ("g1", "W"), ("g3", "B"), ("g4", "W")];
    let mut game5 = game(&locked, &rows, 'W', &[0, 0]);
    play(&mut game5, "f2");
    assert_eq!(game5.outcome(), Some(won(&[0], "line")));
    // The answer makes a line of its own, which the next player answers.
    let rows = [
        ("a3", "BWWWW."),
        ("g4", "B"),
        ("g5", "B"),
        ("g6", "B"),
        ("g7", "B"),
        ("g8", "W"),
    ];
    let mut game6 = game(&options, &rows, 'W', &[0, 0]);
    play(&mut game6, "f3 g3");
    assert_eq!(game6.pending_line().map(|pending| pending.0), Some(1));
    assert_eq!(game6.legal_turns(), ["g2", "pass"]);
    play(&mut game6, "g2");
    assert_eq!((game6.captured(), game6.outcome()), (vec![5, 5], None));
}

fn overtime_break() {
    let options = [("opening", "none"), ("overtime", "break")];
    // A stone of the line can be captured from below, with the one above it.
    let rows = [("a2", ".WWWW."), ("c3", "W"), ("c4", "B")];
    let mut game1 = game(&options, &rows, 'W', &[0, 0]);
    play(&mut game1, "f2");
    assert_eq!(game1.legal_turns(), ["c1", "pass"]);
    assert!(game1.play("a1").is_err());
    play(&mut game1, "c1");
    assert_eq!((game1.captured(), game1.outcome()), (vec![0, 2], None));
    assert_eq!(game1.to_move(), Some(0));
    // Reaching the number saves and wins alone; a line of one's own does not save.
    let rows = [("a2", "WWWW."), ("a8", "BWW."), ("f5", "BBBB")];
    let mut game2 = game(&options, &rows, 'W', &[0, 8]);
    play(&mut game2, "e2");
    assert_eq!(game2.legal_turns(), ["d8", "pass"]);
    play(&mut game2, "d8");
    assert_eq!(game2.outcome(), Some(won(&[1], "capture")));
    let mut game3 = game(&options, &rows, 'W', &[0, 6]);
    play(&mut game3, "e2");
    assert_eq!(game3.outcome(), Some(won(&[0], "line")));
    // Shortening seven to six does not break it; taking the third of seven does.
    let rows = [("a2", "WWW.WWW"), ("g3", "W"), ("g4", "B")];
    let mut game4 = game(&options, &rows, 'W', &[0, 0]);
    play(&mut game4, "d2");
    assert_eq!(game4.outcome(), Some(won(&[0], "line")));
    let rows = [("a2", "WWW.WWW"), ("c3", "W"), ("c4", "B")];
    let mut game5 = game(&options, &rows, 'W', &[0, 0]);
    play(&mut game5, "d2");
    assert_eq!(game5.legal_turns(), ["c1", "pass"]);
    // A chain: the saving turn makes a line that White can break in turn.
    let rows = [
        ("b6", "WW.WW"),
        ("c7", "W"),
        ("c8", "B"),
        ("d5", "BBBB"),
        ("g4", "B"),
        ("g3", "W"),
    ];
    let mut game6 = game(&options, &rows, 'W', &[0, 0]);
    play(&mut game6, "d6 c5");
    assert_eq!(game6.pending_line().map(|pending| pending.0), Some(1));
    // g5-g4 downwards, or f5-g4 on the diagonal from e6.
    assert_eq!(game6.legal_turns(), ["g6", "h3", "pass"]);
    play(&mut game6, "h3");
    assert_eq!((game6.captured(), game6.outcome()), (vec![2, 2], None));
    // A self-capture can save: the mixed run of the placed Black stone and a stone of White's line goes to Red.
    let three = [
        ("players", "3"),
        ("overtime", "break"),
        ("self-capture", "capture"),
    ];
    let rows = [("b2", ".WWW"), ("c1", "R"), ("c4", "R")];
    let mut game7 = game(&three, &rows, 'W', &[0; 3]);
    play(&mut game7, "b2");
    assert_eq!(game7.legal_turns(), ["c3", "pass"]);
    play(&mut game7, "c3");
    assert_eq!((game7.captured(), game7.outcome()), (vec![0, 0, 2], None));
    assert_eq!(game7.to_move(), Some(2));
    // If that gives Red the capture number, Red wins.
    let mut game8 = game(&three, &rows, 'W', &[0, 0, 6]);
    play(&mut game8, "b2 c3");
    assert_eq!(game8.outcome(), Some(won(&[2], "capture")));
}

fn retirements() {
    let three = [("players", "3"), ("overtime", "break")];
    let rows = [("a2", ".WWW."), ("c3", "W"), ("c4", "B")];
    let mut pending = game(&three, &rows, 'W', &[0; 3]);
    play(&mut pending, "e2");
    assert_eq!(pending.to_move(), Some(1));
    let mut next = pending.clone();
    next.retire(1);
    assert_eq!(next.outcome(), Some(won(&[0], "conceded")));
    let mut owner = pending.clone();
    owner.retire(0);
    assert_eq!((owner.outcome(), owner.pending_line()), (None, None));
    play(&mut owner, "t19");
    assert_eq!(owner.to_move(), Some(2));
    owner.retire(2);
    assert_eq!(owner.outcome(), Some(won(&[1], "last-left")));
    pending.retire(2);
    assert!(pending.pending_line().is_some());
    play(&mut pending, "c1");
    assert_eq!(pending.to_move(), Some(0));
    let team = [("players", "4"), ("teams", "on")];
    let mut game1 = game(&team, &[], 'W', &[0; 4]);
    game1.retire(3);
    assert_eq!(game1.outcome(), Some(won(&[0, 2], "last-left")));
}

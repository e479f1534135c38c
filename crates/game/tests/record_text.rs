//! The canonical text of records: round trips, and errors that say where and why.

use tablier_game::{Entry, How, Outcome, Record, Seat, SeatSet};

fn turn(text: &str) -> Entry {
    Entry::Turn {
        text: text.to_owned(),
    }
}

fn sample() -> Record {
    Record {
        game: "backgammon".to_owned(),
        rules: 1,
        options: [("size".to_owned(), "15".to_owned())].into(),
        start: Some("4HPwATDgc/ABMA w".to_owned()),
        entries: vec![
            Entry::Roll {
                text: "3-1".to_owned(),
            },
            turn("8/5 6/5"),
            Entry::Retire { seat: Seat(1) },
        ],
        result: Some(Outcome::Win {
            seats: SeatSet::of(Seat(0)).with(Seat(2)),
            how: How::new("gammon"),
            points: 2,
        }),
    }
}

#[test]
fn g_4_a_record_round_trips_as_text_and_as_json() {
    let record = sample();
    assert_eq!(record.to_string().parse::<Record>().as_ref(), Ok(&record));
    let json = serde_json::to_string(&record).unwrap();
    assert_eq!(serde_json::from_str::<Record>(&json).unwrap(), record);
}

#[test]
fn g_4_every_kind_of_result_round_trips() {
    for result in [
        None,
        Some(Outcome::Aborted),
        Some(Outcome::Draw {
            why: How::AGREEMENT,
        }),
        Some(Outcome::win(SeatSet::of(Seat(1)), How::RESIGNATION)),
    ] {
        let record = Record { result, ..sample() };
        assert_eq!(record.to_string().parse::<Record>().as_ref(), Ok(&record));
    }
}

#[test]
fn a_record_is_known_by_its_first_line_that_is_no_comment() {
    let text = sample().to_string();
    for text in [&text, &format!("# from the club\n# in 2026\n{text}")] {
        assert!(Record::is_record(text));
        assert_eq!(text.parse().as_ref(), Ok(&sample()));
    }
    for text in ["", "# tablier-record 1\n", "d\ntablier-record 1\n"] {
        assert!(!Record::is_record(text), "{text}");
        assert!(text.parse::<Record>().is_err(), "{text}");
    }
}

#[test]
fn comments_and_empty_lines_are_passed_over() {
    let text =
        "tablier-record 1\n# from the club\ngame connect-four/1\n\n1 d\n\n# a comment\n2 e\n";
    assert_eq!(
        text.parse::<Record>().unwrap().entries,
        [turn("d"), turn("e")]
    );
}

#[test]
fn a_wrong_line_is_named_with_its_number_and_the_reason() {
    let head = "tablier-record 1\ngame connect-four/1\n";
    let cases = [
        ("", 1, "first line"),
        ("tablier-record 2\n", 1, "first line"),
        ("tablier-record 1\n\n1 d\n", 2, "no `game`"),
        ("tablier-record 1\ngame connect-four\n", 2, "version"),
        ("tablier-record 1\ngame connect-four/x\n", 2, "version"),
        (&format!("{head}game connect-four/1\n"), 3, "twice"),
        (&format!("{head}option size\n"), 3, "key=value"),
        (&format!("{head}option size=1\noption size=2\n"), 4, "twice"),
        (&format!("{head}colour red\n"), 3, "unknown header"),
        (&format!("{head}result maybe\n"), 3, "not a result"),
        (
            &format!("{head}result win seats=0 how=line points=1\n"),
            3,
            "not a seat",
        ),
        (
            &format!("{head}result win seats=1 how= points=1\n"),
            3,
            "how=",
        ),
        (
            &format!("{head}result win seats=1 how=line points=x\n"),
            3,
            "points",
        ),
        (&format!("{head}\n2 d\n"), 4, "number 1"),
        (&format!("{head}\n1 d\n1 e\n"), 5, "number 2"),
        (&format!("{head}\nretire 9\n"), 4, "not a seat"),
        (&format!("{head}\nd\n"), 4, "no value"),
    ];
    for (text, line, what) in cases {
        let error = text.parse::<Record>().expect_err(text);
        assert_eq!(error.line, line, "{text:?}: {error}");
        assert!(error.what.contains(what), "{text:?}: {error}");
    }
}

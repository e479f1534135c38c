//! Logs of every version of the events are read for ever, and a log that no longer folds still shows
//! what can be shown.

use crate::room::{Room, find};
use std::fs;
use std::path::Path;
use tablier_game::{How, Outcome, Seat, SeatSet};
use tablier_table::{
    Ask, ClockRule, EVENT_VERSION, Event, FoldError, LogEntry, Refused, Status, Stream, Table,
};

/// One line of the picture that a golden log must give.
fn summary(table: &Table) -> String {
    let played: Vec<&str> = table.played().map(|played| played.text.as_str()).collect();
    let names: Vec<&str> = table
        .seats()
        .iter()
        .map(|seat| seat.name.as_ref().map_or("-", |name| name.as_str()))
        .collect();
    format!(
        "{:?} seq={} played={} names={} clock={:?} result={}\n",
        table.status(),
        table.seq(),
        played.join(","),
        names.join(","),
        table.clock().seats(),
        serde_json::to_string(&table.result()).unwrap(),
    )
}

#[test]
fn golden_logs_fold_as_they_did() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let mut versions = std::collections::BTreeSet::new();
    let mut count = 0;
    for file in fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        if path
            .extension()
            .is_none_or(|extension| extension != "jsonl")
        {
            continue;
        }
        let text = fs::read_to_string(&path).unwrap();
        let log: Vec<LogEntry> = text
            .lines()
            .map(|line| serde_json::from_str(line).unwrap())
            .collect();
        versions.extend(log.iter().map(|entry| entry.v));
        let table = Table::fold(find, log).unwrap();
        let expected = fs::read_to_string(path.with_extension("txt")).unwrap();
        assert_eq!(summary(&table), expected, "{}", path.display());
        count += 1;
    }
    assert!(count >= 3, "{count}");
    assert!(
        (1..=EVENT_VERSION).all(|v| versions.contains(&v)),
        "{versions:?}"
    );
}

fn started() -> Room {
    let mut room = Room::toy(&[], 2, ClockRule::None);
    room.turns(3);
    room
}

fn push(room: &mut Room, body: &str, seq: u64) {
    let entry = LogEntry {
        stream: Stream::Game,
        seq,
        after: seq - 1,
        at_ms: 9000,
        v: EVENT_VERSION,
        body: body.to_owned(),
    };
    room.log.push(entry);
}

#[test]
fn a_log_that_no_longer_folds_shows_its_last_good_position_and_its_result() {
    let mut room = started();
    let good = room.table.position().text();
    push(
        &mut room,
        r#"{"kind":"turn","seat":1,"text":"99","spent_ms":0}"#,
        4,
    );
    push(
        &mut room,
        r#"{"kind":"turn","seat":0,"text":"1","spent_ms":0}"#,
        5,
    );
    let ended = Event::Ended {
        outcome: Outcome::win(SeatSet::of(Seat(1)), How::RESIGNATION),
    };
    room.log.push(LogEntry::new(&ended, 6, 5, 9000));
    let table = Table::fold(find, room.log.clone()).unwrap();
    assert_eq!(table.status(), Status::Broken);
    assert_eq!(table.position().text(), good);
    assert_eq!(table.seq(), 6);
    assert_eq!(table.keep_since(5), Some(3));
    let broken = table.broken().unwrap();
    assert_eq!((broken.stream, broken.seq), (Stream::Game, 4));
    assert!(broken.why.contains("toy-refused"), "{}", broken.why);
    assert_eq!(
        table.result(),
        Some(&Outcome::win(SeatSet::of(Seat(1)), How::RESIGNATION))
    );
    let nobody = crate::room::holder(0);
    assert!(table.may(&nobody).is_empty());
    assert_eq!(
        table.decide(tablier_table::Who::Holder(&nobody), &Ask::Abort, 0),
        Err(Refused::Broken)
    );
}

#[test]
fn unreadable_later_missing_and_misplaced_events_break_but_never_panic() {
    let cases = [
        (r#"{"kind":"dance"}"#, 4, EVENT_VERSION),
        ("not json", 4, EVENT_VERSION),
        (
            r#"{"kind":"turn","seat":1,"text":"1","spent_ms":0}"#,
            4,
            EVENT_VERSION + 1,
        ),
        (
            r#"{"kind":"turn","seat":1,"text":"1","spent_ms":0}"#,
            5,
            EVENT_VERSION,
        ),
        (
            r#"{"kind":"turn","seat":0,"text":"1","spent_ms":0}"#,
            4,
            EVENT_VERSION,
        ),
        (r#"{"kind":"draw-offered","seat":0}"#, 4, EVENT_VERSION),
        (r#"{"kind":"takeback","seat":0,"keep":3}"#, 4, EVENT_VERSION),
        (
            r#"{"kind":"retired","seat":7,"why":"left"}"#,
            4,
            EVENT_VERSION,
        ),
        (
            r#"{"kind":"roll","text":"r1","spent_ms":0,"source":{"kind":"server"}}"#,
            4,
            EVENT_VERSION,
        ),
        // Seats that no set of seats can hold, and a number that no list can have.
        (
            r#"{"kind":"retired","seat":8,"why":"left"}"#,
            4,
            EVENT_VERSION,
        ),
        (
            r#"{"kind":"turn","seat":1,"text":"1","spent_ms":0}"#,
            u64::MAX,
            EVENT_VERSION,
        ),
    ];
    for (body, seq, v) in cases {
        let mut room = started();
        push(&mut room, body, seq);
        room.log.last_mut().unwrap().v = v;
        let table = Table::fold(find, room.log).unwrap();
        assert_eq!(table.status(), Status::Broken, "{body}");
        assert_eq!(table.steps().len(), 3, "{body}");
        assert_eq!(table.keep_since(seq), Some(3), "{body}");
    }
}

#[test]
fn an_offer_of_a_seat_that_cannot_be_breaks() {
    for kind in [
        "draw-offered",
        "draw-accepted",
        "resign-offered",
        "rematch-asked",
    ] {
        let mut room = started();
        room.log.push(LogEntry {
            stream: Stream::Offers,
            seq: 1,
            after: 3,
            at_ms: 9000,
            v: EVENT_VERSION,
            body: format!(r#"{{"kind":"{kind}","seat":200}}"#),
        });
        let table = Table::fold(find, room.log).unwrap();
        assert_eq!(table.status(), Status::Broken, "{kind}");
    }
}

#[test]
fn other_rules_are_not_guessed_at() {
    let mut room = started();
    let first = room.log[0].body.replace("toy/1", "toy/7");
    room.log[0].body = first;
    let table = Table::fold(find, room.log.clone()).unwrap();
    assert_eq!(table.status(), Status::Broken);
    assert!(table.broken().unwrap().why.contains("toy/7"));
    let first = room.log[0].body.replace("toy/7", "chess/1");
    room.log[0].body = first;
    assert_eq!(
        Table::fold(find, room.log.clone()).err(),
        Some(FoldError::UnknownGame("chess".to_owned()))
    );
    assert!(matches!(
        Table::fold(find, Vec::new()),
        Err(FoldError::NoBeginning(_))
    ));
    assert!(matches!(
        Table::fold(find, room.log[1..].to_vec()),
        Err(FoldError::NoBeginning(_))
    ));
}

#[test]
fn an_offer_that_arrives_late_stands_where_it_was_made() {
    // Two nodes: the offer saw number 3, and was stored after turn 4 of the other side.
    let mut room = started();
    let offer = LogEntry::new(&Event::DrawOffered { seat: Seat(0) }, 1, 3, 5000);
    room.turns(1);
    assert!(!room.table.is_next(&offer));
    room.log.push(offer);
    let table = Table::fold(find, room.log).unwrap();
    assert!(table.broken().is_none());
    // Turn 4 refused it.
    assert_eq!(table.offers().draw, None);
}

/// Writes the golden logs; run once for each version of the events, by hand.
#[test]
#[ignore = "writes files"]
fn write_golden_logs() {
    use crate::room::{created, holder};
    use tablier_table::{Leave, RollSource, SeatPlan, Who};
    let write = |name: &str, room: &Room| {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
        fs::create_dir_all(&folder).unwrap();
        let lines: Vec<String> = room
            .log
            .iter()
            .map(|entry| serde_json::to_string(entry).unwrap() + "\n")
            .collect();
        let path = folder.join(format!("v{EVENT_VERSION}-{name}.jsonl"));
        fs::write(&path, lines.concat()).unwrap();
        fs::write(path.with_extension("txt"), summary(&room.table)).unwrap();
    };
    let clock = ClockRule::Fischer {
        initial_ms: 60_000,
        increment_ms: 1000,
    };
    let mut room = Room::open(created(
        "connect-four",
        &[],
        &[SeatPlan::Local, SeatPlan::Link],
        clock,
    ));
    room.append(vec![Event::Taken {
        seat: Seat(0),
        holder: holder(0),
        name: Some("Léa".parse().unwrap()),
    }]);
    room.ask(1, Ask::Take { name: None }).unwrap();
    room.ask(
        1,
        Ask::Rename {
            name: "Max".parse().unwrap(),
        },
    )
    .unwrap();
    for (at, column) in ["d", "c", "d", "c", "d"].iter().enumerate() {
        let turn = Ask::Turn {
            text: (*column).to_owned(),
        };
        room.ask_as(Who::Holder(&holder(at as u8 % 2)), &turn, 1500)
            .unwrap();
        if at == 2 {
            room.ask(0, Ask::OfferDraw).unwrap();
            room.ask(1, Ask::RefuseDraw).unwrap();
        }
    }
    write("connect-four-clock", &room);
    room.turn(1, "a").unwrap();
    room.turn(0, "d").unwrap();
    room.ask(
        0,
        Ask::Rematch {
            table: "next".into(),
        },
    )
    .unwrap();
    room.ask(
        1,
        Ask::Rematch {
            table: "next".into(),
        },
    )
    .unwrap();
    write("connect-four-won", &room);
    let seats = [SeatPlan::Local, SeatPlan::Computer { level: 3 }];
    let mut room = Room::open(created("toy", &[("dice", "on")], &seats, ClockRule::None));
    room.sit(0, 0);
    let roll = |text: &str, source| Ask::Roll {
        text: text.into(),
        source,
    };
    room.ask(0, roll("r2", RollSource::Server)).unwrap();
    room.turn(0, "2").unwrap();
    room.ask_as(Who::Server, &roll("r3", RollSource::Server), 0)
        .unwrap();
    room.ask(0, Ask::Takeback).unwrap();
    room.turn(0, "1").unwrap();
    room.ask_as(Who::Server, &roll("r3", RollSource::Again), 0)
        .unwrap();
    write("toy-dice-takeback", &room);
    let mut room = Room::toy(&[("seats", "4")], 4, ClockRule::PerTurn { turn_ms: 1000 });
    room.turns(4);
    room.ask(2, Ask::Resign).unwrap();
    let flag = Ask::Remove {
        seat: Seat(0),
        why: Leave::Time,
    };
    room.ask_as(Who::Server, &flag, 1000).unwrap();
    room.ask(1, Ask::OfferDraw).unwrap();
    room.ask(3, Ask::AcceptDraw).unwrap();
    write("toy-four-seats", &room);
}

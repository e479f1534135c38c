//! Taking turns back: against the computer or on one screen, never rerolling.

use crate::room::Room;
use tablier_game::Seat;
use tablier_table::{Ask, ClockRule, Refused, RollSource, Who};

fn roll(room: &mut Room, who: Option<u8>, text: &str) {
    let again = room.table.roll_again().map(str::to_owned);
    let source = if again.is_some() {
        RollSource::Again
    } else {
        RollSource::Server
    };
    let ask = Ask::Roll {
        text: again.unwrap_or(text.to_owned()),
        source,
    };
    match who {
        Some(who) => room.ask(who, ask).unwrap(),
        None => room.ask_as(Who::Server, &ask, 0).unwrap(),
    };
}

#[test]
fn against_the_computer_the_own_last_turn_and_the_answer_go() {
    let mut room = Room::against_computer(&[]);
    assert_eq!(room.ask(0, Ask::Takeback), Err(Refused::NothingToTakeBack));
    room.turn(0, "2").unwrap();
    let turn = Ask::Turn { text: "3".into() };
    room.ask_as(Who::Server, &turn, 0).unwrap();
    room.turn(0, "1").unwrap();
    room.ask_as(Who::Server, &turn, 0).unwrap();
    assert_eq!(room.table.seq(), 4);
    room.ask(0, Ask::Takeback).unwrap();
    assert_eq!(room.table.seq(), 5);
    assert_eq!(room.table.steps().len(), 2);
    assert_eq!(room.table.due(), Some(Seat(0)));
    // What the client's list keeps.
    assert_eq!(room.table.keep_since(4), Some(2));
    assert_eq!(room.table.keep_since(2), Some(2));
    assert_eq!(room.table.keep_since(1), Some(1));
    assert_eq!(room.table.keep_since(6), None);
    assert_eq!(room.table.keep_since(u64::MAX), None);
    // While the computer thinks, the turn that it thinks about can be taken back.
    room.turn(0, "3").unwrap();
    room.ask(0, Ask::Takeback).unwrap();
    assert_eq!(room.table.due(), Some(Seat(0)));
}

#[test]
fn on_one_screen_the_last_turn_goes_whoever_played_it() {
    let mut room = Room::one_screen(&[]);
    room.turn(0, "1").unwrap();
    room.turn(0, "2").unwrap();
    room.ask(0, Ask::Takeback).unwrap();
    assert_eq!(room.table.due(), Some(Seat(1)));
    room.ask(0, Ask::Takeback).unwrap();
    assert_eq!(room.table.due(), Some(Seat(0)));
    assert_eq!(room.ask(0, Ask::Takeback), Err(Refused::NothingToTakeBack));
}

#[test]
fn nothing_is_taken_back_while_somebody_else_plays() {
    let mut room = Room::toy(&[], 2, ClockRule::None);
    room.turns(2);
    assert_eq!(room.ask(0, Ask::Takeback), Err(Refused::TakebackWithOthers));
    assert!(!room.may(0).contains(&"takeback"));
}

#[test]
fn a_takeback_never_rerolls() {
    let mut room = Room::against_computer(&[("dice", "on")]);
    assert_eq!(room.turn(0, "1"), Err(Refused::RollDue));
    assert_eq!(room.may(0), ["resign", "abort", "roll", "invite-device"]);
    roll(&mut room, Some(0), "r2");
    room.turn(0, "1").unwrap();
    assert!(room.table.computer_rolls());
    roll(&mut room, None, "r3");
    assert!(room.table.computer_due().is_some());
    room.ask_as(Who::Server, &Ask::Turn { text: "3".into() }, 0)
        .unwrap();
    roll(&mut room, Some(0), "r1");
    room.ask(0, Ask::Takeback).unwrap();
    // The roll of the turn that was taken back still stands.
    assert!(!room.table.roll_is_due());
    room.turn(0, "2").unwrap();
    assert_eq!(room.table.roll_again(), Some("r3"));
    roll(&mut room, None, "r1");
    room.ask_as(Who::Server, &Ask::Turn { text: "3".into() }, 0)
        .unwrap();
    assert_eq!(room.table.roll_again(), Some("r1"));
    roll(&mut room, Some(0), "r3");
    assert_eq!(room.table.roll_again(), None);
    let rolls: Vec<&str> = room
        .table
        .played()
        .filter(|played| played.seat.is_none())
        .map(|played| played.text.as_str())
        .collect();
    assert_eq!(rolls, ["r2", "r3", "r1"]);
}

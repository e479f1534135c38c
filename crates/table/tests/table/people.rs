//! Who comes, who goes on elsewhere, who has left, who asks to be forgotten.

use crate::room::{Room, created, find, holder};
use tablier_game::{How, Outcome, Seat, SeatSet};
use tablier_table::limits::DEVICES;
use tablier_table::{
    Ask, ClockRule, Event, HolderId, Leave, LogEntry, Name, Refused, SeatPlan, Status, Table, Who,
    forget,
};

/// A visitor who has no seat at first.
const PHONE: u8 = 7;

fn invite(link: &str) -> Ask {
    Ask::InviteDevice {
        link: link.to_owned(),
        until_ms: 10_000,
    }
}

fn join(link: &str, now_ms: u64) -> Ask {
    Ask::JoinDevice {
        link: link.to_owned(),
        now_ms,
    }
}

fn claim(seat: u8) -> Ask {
    Ask::ClaimWin { seat: Seat(seat) }
}

#[test]
fn another_device_holds_the_seat_too() {
    let mut room = Room::toy(&[], 2, ClockRule::None);
    room.ask(0, invite("a")).unwrap();
    assert!(room.may(0).contains(&"revoke-device"));
    room.ask(PHONE, join("a", 9_999)).unwrap();
    // Used up.
    assert_eq!(room.ask(8, join("a", 0)), Err(Refused::NoDeviceLink));
    room.turn(PHONE, "1").unwrap();
    room.turn(1, "1").unwrap();
    room.turn(0, "1").unwrap();
    // It plays, and does not decide who else may.
    assert_eq!(room.ask(PHONE, invite("b")), Err(Refused::NotYours));
    assert_eq!(room.ask(PHONE, Ask::DropDevices), Err(Refused::NotYours));
    assert_eq!(room.table.devices_of(&holder(0)), 1);
    room.ask(0, Ask::DropDevices).unwrap();
    assert_eq!(room.table.devices_of(&holder(0)), 0);
    room.turn(1, "1").unwrap();
    assert_eq!(room.turn(PHONE, "1"), Err(Refused::NotYours));
    assert_eq!(room.ask(0, Ask::DropDevices), Err(Refused::NoDevice));
}

#[test]
fn a_link_for_a_device_ends_is_withdrawn_and_is_replaced() {
    let mut room = Room::toy(&[], 2, ClockRule::None);
    room.ask(0, invite("old")).unwrap();
    assert_eq!(
        room.ask(PHONE, join("old", 10_000)),
        Err(Refused::NoDeviceLink)
    );
    room.ask(0, invite("new")).unwrap();
    assert_eq!(room.ask(PHONE, join("old", 0)), Err(Refused::NoDeviceLink));
    assert_eq!(room.table.device_link(&holder(0)).unwrap().link, "new");
    room.ask(0, Ask::RevokeDevice).unwrap();
    assert_eq!(room.ask(0, Ask::RevokeDevice), Err(Refused::NoDeviceLink));
    assert_eq!(room.ask(PHONE, join("new", 0)), Err(Refused::NoDeviceLink));
    // Who plays here does not take the opponent's seat by the opponent's link.
    room.ask(0, invite("mine")).unwrap();
    assert_eq!(room.ask(1, join("mine", 0)), Err(Refused::Seated));
    // A watcher makes no link, and after the game there is nothing to go on with.
    assert_eq!(room.ask(PHONE, invite("w")), Err(Refused::NotYours));
    room.ask(1, Ask::Resign).unwrap();
    assert_eq!(room.ask(PHONE, join("mine", 0)), Err(Refused::Over));
}

#[test]
fn so_many_devices_and_no_more() {
    let mut room = Room::toy(&[], 2, ClockRule::None);
    for device in 0..DEVICES as u8 {
        room.ask(0, invite("a")).unwrap();
        room.ask(PHONE + device, join("a", 0)).unwrap();
    }
    assert_eq!(room.ask(0, invite("a")), Err(Refused::TooManyDevices));
}

#[test]
fn a_device_holds_every_seat_of_one_screen_and_comes_along_to_the_rematch() {
    let mut room = Room::one_screen(&[]);
    room.ask(0, invite("a")).unwrap();
    room.ask(PHONE, join("a", 0)).unwrap();
    assert_eq!(room.table.held_by(&holder(PHONE)).len(), 2);
    room.turn(PHONE, "1").unwrap();
    room.turn(PHONE, "1").unwrap();
    room.ask(PHONE, Ask::Resign).unwrap();
    let rematch = room.table.rematch();
    assert_eq!(rematch.devices, [(Seat(0), holder(PHONE))]);
    assert!(room.table.is_hosted_by(&holder(PHONE)) && !room.table.is_hosted_by(&holder(1)));
}

#[test]
fn who_waits_for_somebody_who_left_wins() {
    let clock = ClockRule::Fischer {
        initial_ms: 60_000,
        increment_ms: 0,
    };
    let mut room = Room::toy(&[], 2, clock);
    // Before everybody has played the game is called off rather than won.
    assert_eq!(room.ask(1, claim(0)), Err(Refused::TooEarlyToClaim));
    room.turns(2);
    assert_eq!(room.ask(0, claim(0)), Err(Refused::NobodyLeft));
    assert_eq!(room.ask(1, claim(1)), Err(Refused::NobodyLeft));
    assert_eq!(room.ask(PHONE, claim(0)), Err(Refused::NotYours));
    room.ask(1, claim(0)).unwrap();
    let won = Outcome::win(SeatSet::of(Seat(1)), How::LEFT);
    assert_eq!(room.table.result(), Some(&won));
    assert_eq!(room.ask(1, claim(0)), Err(Refused::Over));
}

#[test]
fn days_are_for_being_away_and_computers_do_not_leave() {
    let mut room = Room::toy(
        &[],
        2,
        ClockRule::PerTurn {
            turn_ms: 86_400_000,
        },
    );
    room.turns(2);
    assert_eq!(room.ask(1, claim(0)), Err(Refused::NobodyLeft));
    let mut room = Room::against_computer(&[]);
    room.turn(0, "1").unwrap();
    assert_eq!(room.ask(0, claim(1)), Err(Refused::NobodyLeft));
}

#[test]
fn g_6_of_three_who_left_is_out_and_the_others_go_on() {
    let mut room = Room::toy(&[("seats", "3")], 3, ClockRule::None);
    room.turns(3);
    let events = room.ask(2, claim(0)).unwrap();
    let why = Leave::Left;
    assert_eq!(events, [Event::Retired { seat: Seat(0), why }]);
    assert_eq!(room.table.status(), Status::Playing);
}

#[test]
fn a_partner_does_not_claim_against_a_partner() {
    let mut room = Room::toy(&[("seats", "4"), ("teams", "on")], 4, ClockRule::None);
    room.turns(4);
    assert_eq!(room.ask(2, claim(0)), Err(Refused::NobodyLeft));
    room.ask(3, claim(0)).unwrap();
    assert_eq!(room.table.status(), Status::Finished);
}

#[test]
fn who_asks_to_be_forgotten_is_in_no_entry_any_more() {
    let seats = [SeatPlan::Local, SeatPlan::Link];
    let mut room = Room::open(created("toy", &[], &seats, ClockRule::None));
    let name = |text: &str| text.parse::<Name>().ok();
    room.append(vec![Event::Taken {
        seat: Seat(0),
        holder: holder(0),
        name: name("Léa"),
    }]);
    let take = Ask::Take { name: name("Ben") };
    room.ask(1, take).unwrap();
    let rename = Ask::Rename {
        name: name("Léonie").unwrap(),
    };
    room.ask(0, rename).unwrap();
    room.ask(1, invite("a")).unwrap();
    room.ask(PHONE, join("a", 0)).unwrap();
    room.turns(3);
    for who in [0, PHONE] {
        for entry in forget(&room.log, &holder(who)).unwrap() {
            let number = |entry: &LogEntry| (entry.stream, entry.seq, entry.after);
            let old = room
                .log
                .iter_mut()
                .find(|old| number(old) == number(&entry));
            *old.unwrap() = entry;
        }
        assert_eq!(forget(&room.log, &holder(who)), Ok(Vec::new()));
    }
    let text = room.log.iter().map(|entry| entry.body.clone());
    let text: String = text.collect();
    for gone in ["Léa", "Léonie", "visitor-0", "visitor-7"] {
        assert!(!text.contains(gone), "{gone}: {text}");
    }
    // What the others did and were called is as it was.
    let table = Table::fold(find, room.log.clone()).unwrap();
    assert!(table.broken().is_none());
    assert_eq!(table.played().count(), 3);
    assert_eq!(table.seats()[0].holder, Some(HolderId::forgotten()));
    assert_eq!(table.seats()[0].name, None);
    assert_eq!(table.seats()[1].name, name("Ben"));
    let who = Who::Holder(&holder(0));
    assert_eq!(table.decide(who, &Ask::Resign, 0), Err(Refused::NotYours));
}

//! Time at a table: from `spent_ms` only.

use crate::room::{Room, holder};
use tablier_game::{How, Outcome, Seat, SeatSet};
use tablier_table::{Ask, ClockRule, Leave, Refused, Who};

fn turn() -> Ask {
    Ask::Turn { text: "1".into() }
}

fn play(room: &mut Room, seat: u8, spent_ms: u64) -> Result<(), Refused> {
    room.ask_as(Who::Holder(&holder(seat)), &turn(), spent_ms)
        .map(|_| ())
}

#[test]
fn g_5_time_runs_down_and_the_flag_is_an_event() {
    let clock = ClockRule::Fischer {
        initial_ms: 1000,
        increment_ms: 10,
    };
    let mut room = Room::toy(&[], 2, clock);
    play(&mut room, 0, 400).unwrap();
    play(&mut room, 1, 100).unwrap();
    assert_eq!(room.table.deadline(), Some((Seat(0), 610)));
    assert_eq!(play(&mut room, 0, 610), Err(Refused::TimeUp(Seat(0))));
    let flag = |seat| Ask::Remove {
        seat: Seat(seat),
        why: Leave::Time,
    };
    assert_eq!(
        room.ask_as(Who::Server, &flag(1), 9999),
        Err(Refused::TimeLeft)
    );
    room.ask_as(Who::Server, &flag(0), 610).unwrap();
    assert_eq!(
        room.table.result(),
        Some(&Outcome::win(SeatSet::of(Seat(1)), How::TIME))
    );
    assert_eq!(room.table.clock().seats()[0].left_ms, 0);
    // The flag has the number that the turn would have had, so that both cannot be.
    assert_eq!(room.table.seq(), 3);
    assert_eq!(play(&mut room, 0, 0), Err(Refused::Over));
}

#[test]
fn g_6_of_three_who_runs_out_of_time_is_out() {
    let mut room = Room::toy(&[("seats", "3")], 3, ClockRule::PerTurn { turn_ms: 100 });
    let flag = |seat| Ask::Remove {
        seat: Seat(seat),
        why: Leave::Time,
    };
    room.ask_as(Who::Server, &flag(0), 100).unwrap();
    assert_eq!(room.table.due(), Some(Seat(1)));
    room.ask_as(Who::Server, &flag(1), 100).unwrap();
    assert_eq!(
        room.table.result(),
        Some(&Outcome::win(SeatSet::of(Seat(2)), How::LAST_LEFT))
    );
}

#[test]
fn the_clock_begins_when_the_last_seat_is_taken() {
    let clock = ClockRule::PerTurn { turn_ms: 100 };
    let mut room = Room::open(crate::room::created(
        "toy",
        &[],
        &[tablier_table::SeatPlan::Link; 2],
        clock,
    ));
    room.ask(0, Ask::Take { name: None }).unwrap();
    assert_eq!(room.table.deadline(), None);
    room.now_ms = 5000;
    room.ask(1, Ask::Take { name: None }).unwrap();
    assert_eq!(room.table.since_ms(), 5000);
    assert_eq!(room.table.deadline(), Some((Seat(0), 100)));
}

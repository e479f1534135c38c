//! The rules of a table, by their numbers.

use crate::room::{Room, created, holder};
use tablier_game::{How, Outcome, Seat, SeatSet};
use tablier_table::{Ask, ClockRule, Event, Leave, Refused, SeatPlan, Status, Who};

fn two() -> Room {
    Room::toy(&[], 2, ClockRule::None)
}

fn win(seats: &[u8], how: How) -> Option<Outcome> {
    Some(Outcome::win(
        seats.iter().map(|seat| Seat(*seat)).collect(),
        how,
    ))
}

fn draw() -> Option<Outcome> {
    Some(Outcome::Draw {
        why: How::AGREEMENT,
    })
}

#[test]
fn g_1_a_turn_out_of_turn_or_against_the_rules_is_refused_and_changes_nothing() {
    let mut room = two();
    let before = room.log.len();
    assert_eq!(room.turn(1, "1"), Err(Refused::OutOfTurn));
    assert_eq!(room.turn(7, "1"), Err(Refused::NotYours));
    assert!(matches!(room.turn(0, "9"), Err(Refused::Rules(_))));
    assert!(matches!(
        room.turn(0, &"x".repeat(300)),
        Err(Refused::Rules(_))
    ));
    assert_eq!(room.log.len(), before);
    assert!(room.turn(0, "1").is_ok());
    assert_eq!(room.table.seq(), 1);
}

#[test]
fn g_1_nobody_plays_before_every_seat_is_taken() {
    let mut room = Room::open(created("toy", &[], &[SeatPlan::Link; 2], ClockRule::None));
    room.ask(0, Ask::Take { name: None }).unwrap();
    assert_eq!(room.table.status(), Status::Waiting);
    assert_eq!(room.turn(0, "1"), Err(Refused::Waiting));
    assert_eq!(room.ask(0, Ask::Take { name: None }), Err(Refused::Seated));
    room.ask(1, Ask::Take { name: None }).unwrap();
    assert_eq!(
        room.ask(2, Ask::Take { name: None }),
        Err(Refused::NoFreeSeat)
    );
    assert_eq!(room.table.status(), Status::Playing);
    // A guest coming in makes no turn stale.
    assert_eq!(room.table.seq(), 0);
}

#[test]
fn g_3_nothing_is_played_after_the_end() {
    let mut room = two();
    room.turns(2);
    room.ask(0, Ask::Resign).unwrap();
    for ask in [
        Ask::Turn { text: "1".into() },
        Ask::OfferDraw,
        Ask::AcceptDraw,
        Ask::Resign,
        Ask::Abort,
        Ask::Takeback,
    ] {
        assert_eq!(room.ask(0, ask), Err(Refused::Over));
    }
    assert_eq!(room.may(0), ["rematch"]);
}

#[test]
fn g_3_a_win_on_the_board_is_an_event() {
    let mut room = two();
    for _ in 0..13 {
        room.turn(0, "3").unwrap();
        room.turn(1, "1").unwrap();
    }
    let events = room.turn(0, "3").unwrap();
    assert!(matches!(
        events[..],
        [Event::Turn { .. }, Event::Ended { .. }]
    ));
    assert_eq!(room.table.result().cloned(), win(&[0], How::new("goal")));
    assert_eq!(room.turn(1, "1"), Err(Refused::Over));
}

#[test]
fn g_5_a_draw_is_offered_and_accepted() {
    let mut room = two();
    room.turns(2);
    room.ask(0, Ask::OfferDraw).unwrap();
    // An offer makes no turn stale.
    assert_eq!(room.table.seq(), 2);
    assert_eq!(room.ask(0, Ask::OfferDraw), Err(Refused::OfferStands));
    assert_eq!(room.ask(0, Ask::AcceptDraw), Err(Refused::NotYours));
    assert!(room.may(1).contains(&"accept-draw"));
    room.ask(1, Ask::AcceptDraw).unwrap();
    assert_eq!(room.table.result().cloned(), draw());
    assert_eq!(room.table.status(), Status::Finished);
}

#[test]
fn g_5_a_refusal_lets_play_go_on_and_the_next_offer_waits_twenty_plies() {
    let mut room = two();
    room.turns(2);
    room.ask(0, Ask::OfferDraw).unwrap();
    room.ask(1, Ask::RefuseDraw).unwrap();
    assert_eq!(room.table.offers().draw, None);
    assert_eq!(room.ask(1, Ask::AcceptDraw), Err(Refused::NoOffer));
    assert_eq!(room.ask(0, Ask::OfferDraw), Err(Refused::OfferTooSoon(20)));
    room.turns(19);
    assert_eq!(room.ask(0, Ask::OfferDraw), Err(Refused::OfferTooSoon(1)));
    room.turns(1);
    room.ask(0, Ask::OfferDraw).unwrap();
}

#[test]
fn g_5_the_other_sides_offer_allows_a_new_one_at_once() {
    let mut room = two();
    room.ask(0, Ask::OfferDraw).unwrap();
    room.ask(1, Ask::RefuseDraw).unwrap();
    room.ask(1, Ask::OfferDraw).unwrap();
    room.ask(0, Ask::RefuseDraw).unwrap();
    room.ask(0, Ask::OfferDraw).unwrap();
    assert_eq!(
        room.table.offers().draw.map(|offer| offer.by),
        Some(Seat(0))
    );
}

#[test]
fn g_5_who_plays_on_has_refused_but_not_who_offered() {
    let mut room = two();
    room.ask(0, Ask::OfferDraw).unwrap();
    room.turns(1);
    assert!(room.table.offers().draw.is_some());
    room.turns(1);
    assert!(room.table.offers().draw.is_none());
    assert_eq!(room.ask(0, Ask::OfferDraw), Err(Refused::OfferTooSoon(18)));
}

#[test]
fn g_5_on_one_screen_one_person_offers_and_accepts() {
    let mut room = Room::one_screen(&[]);
    room.ask(0, Ask::OfferDraw).unwrap();
    assert!(room.may(0).contains(&"accept-draw"));
    room.ask(0, Ask::AcceptDraw).unwrap();
    assert_eq!(room.table.result().cloned(), draw());
}

#[test]
fn g_5_the_computer_agrees_to_no_draw() {
    let mut room = Room::against_computer(&[]);
    assert_eq!(room.ask(0, Ask::OfferDraw), Err(Refused::ComputerPlaysOn));
    assert!(!room.may(0).contains(&"offer-draw"));
}

#[test]
fn g_5_resignation_makes_the_opponent_win_one_point() {
    let mut room = two();
    room.ask(1, Ask::Resign).unwrap();
    assert_eq!(room.table.result().cloned(), win(&[0], How::RESIGNATION));
    // On one screen it is the seat to act that resigns.
    let mut room = Room::one_screen(&[]);
    room.turn(0, "1").unwrap();
    room.ask(0, Ask::Resign).unwrap();
    assert_eq!(room.table.result().cloned(), win(&[0], How::RESIGNATION));
}

#[test]
fn g_5_a_game_is_called_off_until_every_seat_has_played() {
    let mut room = two();
    room.turns(1);
    assert!(room.may(1).contains(&"abort"));
    room.ask(1, Ask::Abort).unwrap();
    assert_eq!(room.table.result(), Some(&Outcome::Aborted));
    let mut room = two();
    room.turns(2);
    assert_eq!(room.ask(0, Ask::Abort), Err(Refused::TooLateToAbort));
    assert!(!room.may(0).contains(&"abort"));
    // A table that waits for a guest can be called off by who sits there, and by nobody else.
    let mut room = Room::open(created("toy", &[], &[SeatPlan::Link; 2], ClockRule::None));
    room.ask(0, Ask::Take { name: None }).unwrap();
    assert_eq!(room.ask(5, Ask::Abort), Err(Refused::NotYours));
    room.ask(0, Ask::Abort).unwrap();
    assert_eq!(room.table.status(), Status::Finished);
}

#[test]
fn g_6_of_three_who_resigns_is_skipped_and_the_last_one_wins() {
    let mut room = Room::toy(&[("seats", "3")], 3, ClockRule::None);
    room.turns(3);
    room.ask(1, Ask::Resign).unwrap();
    assert_eq!(room.table.result(), None);
    assert_eq!(room.ask(1, Ask::Resign), Err(Refused::NotYours));
    room.turn(0, "1").unwrap();
    assert_eq!(room.table.due(), Some(Seat(2)));
    room.turn(2, "1").unwrap();
    let events = room.ask(2, Ask::Resign).unwrap();
    assert!(matches!(
        events[..],
        [Event::Retired { .. }, Event::Ended { .. }]
    ));
    assert_eq!(room.table.result().cloned(), win(&[0], How::LAST_LEFT));
    // The record replays to the same result.
    let record = room.table.record();
    let replayed = tablier_game::replay(&crate::toy::Toy, &record, None).unwrap();
    assert_eq!(replayed.outcome.as_ref(), room.table.result());
}

#[test]
fn g_6_a_draw_needs_everyone_still_playing() {
    let mut room = Room::toy(&[("seats", "4")], 4, ClockRule::None);
    room.turns(4);
    room.ask(3, Ask::Resign).unwrap();
    room.ask(0, Ask::OfferDraw).unwrap();
    assert_eq!(room.ask(3, Ask::AcceptDraw), Err(Refused::NotYours));
    room.ask(1, Ask::AcceptDraw).unwrap();
    assert_eq!(room.table.result(), None);
    room.ask(2, Ask::AcceptDraw).unwrap();
    assert_eq!(room.table.result().cloned(), draw());
}

#[test]
fn g_6_one_refusal_of_four_is_enough_and_a_departure_withdraws_the_offer() {
    let mut room = Room::toy(&[("seats", "4")], 4, ClockRule::None);
    room.ask(0, Ask::OfferDraw).unwrap();
    room.ask(1, Ask::AcceptDraw).unwrap();
    room.ask(2, Ask::RefuseDraw).unwrap();
    assert_eq!(room.table.offers().draw, None);
    room.ask(1, Ask::OfferDraw).unwrap();
    room.ask(3, Ask::Resign).unwrap();
    assert_eq!(room.table.offers().draw, None);
}

#[test]
fn g_6_teams_lose_by_one_seats_time_but_resign_together() {
    let teams = [("seats", "4"), ("teams", "on")];
    let clock = ClockRule::PerTurn { turn_ms: 1000 };
    let mut room = Room::toy(&teams, 4, clock);
    room.ask(0, Ask::Resign).unwrap();
    assert_eq!(room.table.result(), None);
    assert_eq!(room.ask(0, Ask::Resign), Err(Refused::PartnerAsked));
    // Who plays on does not want to resign any more.
    room.turns(1);
    assert_eq!(room.table.offers().resigning, SeatSet::EMPTY);
    room.ask(3, Ask::Resign).unwrap();
    room.ask(1, Ask::Resign).unwrap();
    assert_eq!(room.table.result().cloned(), win(&[0, 2], How::RESIGNATION));

    let mut room = Room::toy(&teams, 4, clock);
    let flag = Ask::Remove {
        seat: Seat(0),
        why: Leave::Time,
    };
    assert_eq!(room.ask_as(Who::Server, &flag, 999), Err(Refused::TimeLeft));
    room.ask_as(Who::Server, &flag, 1000).unwrap();
    assert_eq!(room.table.result().cloned(), win(&[1, 3], How::TIME));
}

#[test]
fn g_6_leaving_loses_for_two_and_takes_out_of_three() {
    let mut room = two();
    let left = |seat| Ask::Remove {
        seat: Seat(seat),
        why: Leave::Left,
    };
    assert_eq!(room.ask(0, left(1)), Err(Refused::NotYours));
    room.ask_as(Who::Server, &left(1), 0).unwrap();
    assert_eq!(room.table.result().cloned(), win(&[0], How::LEFT));
    let mut room = Room::toy(&[("seats", "3")], 3, ClockRule::None);
    room.ask_as(Who::Server, &left(1), 0).unwrap();
    assert_eq!(room.table.active().len(), 2);
    assert_eq!(room.ask_as(Who::Server, &left(1), 0), Err(Refused::Over));
}

#[test]
fn names_are_unique_within_a_table() {
    let mut room = Room::open(created("toy", &[], &[SeatPlan::Link; 2], ClockRule::None));
    let take = |name: &str| Ask::Take {
        name: Some(name.parse().unwrap()),
    };
    room.ask(0, take("Léa")).unwrap();
    assert_eq!(room.ask(1, take("LÉA")), Err(Refused::NameTaken));
    room.ask(1, take("Max")).unwrap();
    let rename = |name: &str| Ask::Rename {
        name: name.parse().unwrap(),
    };
    assert_eq!(room.ask(1, rename("léa")), Err(Refused::NameTaken));
    room.ask(0, rename("LÉA")).unwrap();
    assert_eq!(room.ask(9, rename("Zoé")), Err(Refused::NotYours));
}

#[test]
fn a_rematch_needs_everybody_and_changes_the_sides() {
    let rematch = || Ask::Rematch {
        table: "next".into(),
    };
    let mut room = two();
    assert_eq!(room.ask(0, rematch()), Err(Refused::NotOver));
    room.ask(0, Ask::Resign).unwrap();
    assert_eq!(room.ask(0, rematch()).unwrap().len(), 1);
    assert_eq!(room.ask(0, rematch()), Err(Refused::RematchAsked));
    assert_eq!(room.ask(5, rematch()), Err(Refused::NotYours));
    assert_eq!(room.ask(1, rematch()).unwrap().len(), 2);
    assert_eq!(room.table.offers().next_table.as_deref(), Some("next"));
    assert_eq!(room.ask(1, rematch()), Err(Refused::RematchMade));
    let next = room.table.rematch();
    assert_eq!(next.holders[0].1, holder(1));
    assert_eq!(next.holders[1].1, holder(0));

    // The computer always agrees, and the person has the other side.
    let mut room = Room::against_computer(&[]);
    room.ask(0, Ask::Resign).unwrap();
    room.ask(0, rematch()).unwrap();
    assert_eq!(room.table.offers().next_table.as_deref(), Some("next"));
    let next = room.table.rematch();
    assert_eq!(next.seats[0], SeatPlan::Computer { level: 3 });
    assert_eq!(next.holders, [(Seat(1), holder(0), None)]);
}

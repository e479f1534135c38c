//! Every message of a table exists in both languages.

use tablier_game::{Message, Seat};
use tablier_table::{Refused, TEXTS_EN, TEXTS_FR};

/// The ids at the beginnings of the lines of a catalogue.
fn ids(text: &str) -> Vec<&str> {
    text.lines()
        .filter(|line| line.starts_with("table-"))
        .filter_map(|line| line.split(" =").next())
        .collect()
}

#[test]
fn both_catalogues_have_the_same_ids() {
    assert_eq!(ids(TEXTS_FR), ids(TEXTS_EN));
}

#[test]
fn every_refusal_has_a_text() {
    let all = [
        Refused::NotYours,
        Refused::OutOfTurn,
        Refused::Rules(Message::new("game-over")),
        Refused::Waiting,
        Refused::Over,
        Refused::NotOver,
        Refused::Broken,
        Refused::TimeUp(Seat(0)),
        Refused::TimeLeft,
        Refused::RollDue,
        Refused::NoRollDue,
        Refused::OfferStands,
        Refused::OfferTooSoon(3),
        Refused::NoOffer,
        Refused::ComputerPlaysOn,
        Refused::PartnerAsked,
        Refused::TooLateToAbort,
        Refused::TakebackWithOthers,
        Refused::NothingToTakeBack,
        Refused::RematchAsked,
        Refused::RematchMade,
        Refused::NameTaken,
        Refused::NoFreeSeat,
        Refused::Seated,
        Refused::NobodyLeft,
        Refused::TooEarlyToClaim,
        Refused::NoDeviceLink,
        Refused::TooManyDevices,
        Refused::NoDevice,
    ];
    for refused in all {
        let id = refused.message().id;
        let known =
            ids(TEXTS_FR).contains(&&*id) || tablier_game::TEXTS_FR.contains(&format!("\n{id} ="));
        assert!(known, "{id}");
    }
}

#[test]
fn french_has_its_spaces() {
    for line in TEXTS_FR.lines().filter(|line| line.starts_with("table-")) {
        let text = line.split_once(" = ").map_or("", |(_, text)| text);
        for mark in ['?', '!', ':', ';', '»'] {
            assert!(!text.contains(&format!(" {mark}")), "{line}");
        }
        assert!(!text.contains('\''), "{line}");
    }
}

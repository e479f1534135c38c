//! Every word that the game can say is there in both languages.

mod common;

use common::values;
use pente_rules::{PenteOptions, PositionFault, Refusal, TEXTS_EN, TEXTS_FR};
use tablier_game::{Message, Options};
use tablier_game_test::Texts;
use tablier_goban::{BoardError, BoardFault, CoordError, FieldError, Point};

fn texts() -> Texts {
    Texts::of_game("pente", TEXTS_FR, TEXTS_EN)
}

fn check(message: &Message) {
    assert_eq!(texts().fault(message), None);
}

#[test]
fn choices_and_ends_have_texts() {
    let texts = texts();
    for choice in ["white", "black", "two", "pass"] {
        assert!(texts.contains(&format!("pente-choice-{choice}")));
    }
    for how in [
        "line",
        "capture",
        "line-and-capture",
        "conceded",
        "too-long",
        "no-legal-turn",
    ] {
        assert!(texts.contains(&format!("pente-how-{how}")), "{how}");
    }
}

#[test]
fn conditions_and_refused_combinations_have_texts() {
    for text in [
        "",
        "capture-win=off overtime=line self-capture=capture",
        "players=3 mixed-capture=off self-capture=forbidden overtime=break",
        "players=4 teams=on capture=3",
    ] {
        let options = PenteOptions::from_values(&values(text)).unwrap();
        options.conditions().iter().for_each(check);
    }
    for text in [
        "teams=on",
        "players=3 capture-win=off",
        "mixed-capture=off",
        "players=3 opening=swap",
        "players=3 opening=pro",
    ] {
        let error = PenteOptions::from_values(&values(text)).expect_err(text);
        check(&Message::from(error));
    }
    for text in ["opening=none", "size=9", "players=4 teams=on"] {
        let options = PenteOptions::from_values(&values(text)).unwrap();
        check(&options.training_only().expect(text));
    }
}

#[test]
fn refusals_have_texts_and_say_where() {
    let point = Point::new(9, 9);
    let turn = |why| Refusal::NotATurn {
        text: "i5".into(),
        why,
    };
    let board = |fault| {
        PositionFault::Board(BoardError {
            row: 1,
            column: 2,
            fault,
        })
    };
    let refusals = [
        Refusal::Over,
        Refusal::Occupied { point },
        Refusal::OffBoard { point },
        Refusal::SelfCapture { point },
        Refusal::LineUnanswered,
        Refusal::Centre { centre: point },
        Refusal::NearCentre { distance: 3 },
        Refusal::ChoiceDue,
        Refusal::StoneDue,
        Refusal::NoTwo,
        Refusal::NoPass,
        Refusal::NotAStep,
        turn(CoordError::Empty),
        turn(CoordError::Letter('i')),
        turn(CoordError::Column('u')),
        turn(CoordError::Number),
        turn(CoordError::Row),
        PositionFault::Form(FieldError::Empty).into(),
        PositionFault::Form(FieldError::ToMove).into(),
        PositionFault::Form(FieldError::NoValue("x".into())).into(),
        PositionFault::Form(FieldError::Unknown("x".into())).into(),
        PositionFault::Form(FieldError::Twice("x".into())).into(),
        board(BoardFault::Rows(8)).into(),
        board(BoardFault::Letter('x')).into(),
        board(BoardFault::Number).into(),
        board(BoardFault::Long).into(),
        board(BoardFault::Short).into(),
        PositionFault::Size {
            given: "9".into(),
            rows: 13,
        }
        .into(),
        PositionFault::ToMove { letter: 'x' }.into(),
        PositionFault::Value {
            key: "ply",
            value: "x".into(),
        }
        .into(),
        PositionFault::Phase {
            phase: "set-2",
            stones: 1,
            ply: 1,
        }
        .into(),
        PositionFault::Due {
            phase: "set-2",
            due: pente_rules::Colour::Black,
        }
        .into(),
        PositionFault::Line { given: "x".into() }.into(),
        PositionFault::Answer.into(),
        PositionFault::MoverOut.into(),
    ];
    for refusal in refusals {
        assert!(!refusal.to_string().is_empty());
        check(&Message::from(refusal));
    }
}

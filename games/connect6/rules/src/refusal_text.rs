//! Refusals as messages to people.

use crate::Refusal;
use crate::refusal::STYLE;
use tablier_game::Message;
use tablier_goban::Point;

impl From<Refusal> for Message {
    fn from(refusal: Refusal) -> Message {
        let at = |id, point: Point| Message::new(id).with("point", STYLE.text(point));
        match refusal {
            Refusal::Over => Message::new("game-over"),
            Refusal::NoPoint => Message::new("connect6-no-point"),
            Refusal::NotAPoint { text, fault } => Message::new("connect6-not-a-point")
                .with("text", &*text)
                .with_id("fault", fault.id()),
            Refusal::Outside { point } => at("connect6-outside", point),
            Refusal::TooMany => Message::new("connect6-too-many"),
            Refusal::FirstTurnIsOne => Message::new("connect6-first-turn-is-one"),
            Refusal::LastPointIsOne => Message::new("connect6-last-point-is-one"),
            Refusal::SecondMissing => Message::new("connect6-second-missing"),
            Refusal::Occupied { point } => at("connect6-occupied", point),
            Refusal::Twice { point } => at("connect6-twice", point),
            Refusal::FirstWins { point } => at("connect6-first-wins", point),
            Refusal::NotAStep => Message::new("connect6-not-a-step"),
            Refusal::Fields(error) => Message::new("connect6-position-fields")
                .with_id("fault", error.id())
                .with("found", error.found()),
            Refusal::Board(error) => Message::new("connect6-position-board")
                .with_id("fault", error.fault.id())
                .with("row", i32::from(error.row))
                .with("column", i32::from(error.column))
                .with("found", error.fault.found()),
            Refusal::Size { side } => {
                Message::new("connect6-position-size").with("rows", i32::from(side))
            }
            Refusal::ToMove { letter } => {
                Message::new("connect6-position-to-move").with("letter", letter.to_string())
            }
            Refusal::Ply { given } => Message::new("connect6-position-ply").with("given", &*given),
            Refusal::Left { given } => {
                Message::new("connect6-position-left").with("given", &*given)
            }
            Refusal::LeftAfterEnd => Message::new("connect6-position-left-after-end"),
        }
    }
}

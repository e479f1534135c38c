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
            Refusal::NoTurn => Message::new("gomoku-no-turn"),
            Refusal::NotAPoint { text, fault } => Message::new("gomoku-not-a-point")
                .with("text", &*text)
                .with_id("fault", fault.id()),
            Refusal::Outside { point } => at("gomoku-outside", point),
            Refusal::TooMany => Message::new("gomoku-too-many"),
            Refusal::Occupied { point } => at("gomoku-occupied", point),
            Refusal::ChoiceDue => Message::new("gomoku-choice-due"),
            Refusal::NoChoiceDue => Message::new("gomoku-no-choice-due"),
            Refusal::NotOffered { choice } => {
                Message::new("gomoku-not-offered").with_id("choice", choice.id())
            }
            Refusal::NotAStep => Message::new("gomoku-not-a-step"),
            Refusal::Fields(error) => Message::new("gomoku-position-fields")
                .with_id("fault", error.id())
                .with("found", error.found()),
            Refusal::Board(error) => Message::new("gomoku-position-board")
                .with_id("fault", error.fault.id())
                .with("row", i32::from(error.row))
                .with("column", i32::from(error.column))
                .with("found", error.fault.found()),
            Refusal::Size { side } => {
                Message::new("gomoku-position-size").with("rows", i32::from(side))
            }
            Refusal::ToMove { letter } => {
                Message::new("gomoku-position-to-move").with("letter", letter.to_string())
            }
            Refusal::Value { key, given } => Message::new("gomoku-position-value")
                .with_id("key", key)
                .with("given", &*given),
            Refusal::Phase { given } => {
                Message::new("gomoku-position-phase").with("given", &*given)
            }
            Refusal::SeatsNotChosen => Message::new("gomoku-position-seats-not-chosen"),
            Refusal::LeftAfterEnd => Message::new("gomoku-position-left-after-end"),
        }
    }
}

//! What a player is asked, in words.

use crate::{Opening, Phase, Position, Turn};
use tablier_game::Message;

/// What the player to act is asked. One argument at most: a message with one touches no heap.
pub(crate) fn ask(position: &Position) -> Message {
    if position.is_over() {
        return Message::new("game-over");
    }
    let opening = position.options().opening();
    match position.phase() {
        Phase::Play => ask_in_play(position),
        Phase::Set1 => of_set("pente-ask-set-1", opening),
        Phase::Set2 => of_set("pente-ask-set-2", opening),
        Phase::Set3 => of_set("pente-ask-set-3", opening),
        Phase::Set4 => of_set("pente-ask-set-4", opening),
        Phase::Choose if opening == Opening::Swap2 => Message::new("pente-ask-choose-swap2"),
        Phase::Choose => Message::new("pente-ask-choose-swap"),
        Phase::Pair1 => Message::new("pente-ask-pair-1"),
        Phase::Pair2 => Message::new("pente-ask-pair-2"),
        Phase::ChooseAgain => Message::new("pente-ask-choose-again"),
    }
}

fn ask_in_play(position: &Position) -> Message {
    let side = position.colour_due().id();
    if position.pending().is_some() {
        Message::new("pente-ask-answer").with_id("side", side)
    } else if position.legal_choices().contains(&Turn::Pass) {
        Message::new("pente-ask-pass").with_id("side", side)
    } else if position.is_first_of_pro() {
        Message::new("pente-ask-centre")
    } else if position.is_second_of_pro() {
        Message::new("pente-ask-far").with(
            "distance",
            i32::from(position.options().opening().distance()),
        )
    } else {
        Message::new("pente-ask").with_id("side", side)
    }
}

fn of_set(id: &'static str, opening: Opening) -> Message {
    Message::new(id).with("total", i32::from(opening.set()))
}

//! The steps of a turn: one point, or one choice.

use crate::{Choice, Opening, Phase, Position, Refusal, Turn};
use tablier_game::{Cell, Message, Step, Steps, Target};
use tablier_goban::Point;

/// What can be chosen after the steps `partial`.
pub(crate) fn steps(position: &Position, partial: &[Step], out: &mut Steps) -> Result<(), Refusal> {
    match *partial {
        [] => {
            first(position, out);
            Ok(())
        }
        [only] => {
            position.check_turn(turn(only)?)?;
            out.reset(Message::new("gomoku-turn-complete"));
            Ok(())
        }
        [_, _, ..] => Err(Refusal::TooMany),
    }
}

fn first(position: &Position, out: &mut Steps) {
    if !position.is_open() {
        out.reset(Message::new("game-over"));
        return;
    }
    let phase = position.phase();
    out.reset(match phase {
        Phase::Play => Message::new("gomoku-ask").with_id("side", position.to_move().id()),
        Phase::Set1 => Message::new("gomoku-ask-set-1"),
        Phase::Set2 => Message::new("gomoku-ask-set-2"),
        Phase::Set3 => Message::new("gomoku-ask-set-3"),
        Phase::Choose if position.opening() == Opening::Swap2 => {
            Message::new("gomoku-ask-choose-swap2")
        }
        Phase::Choose => Message::new("gomoku-ask-choose-swap"),
        Phase::Pair1 => Message::new("gomoku-ask-pair-1"),
        Phase::Pair2 => Message::new("gomoku-ask-pair-2"),
        Phase::ChooseAgain => Message::new("gomoku-ask-choose-again"),
    });
    let target = |step| Target { step, ends: true };
    if phase.is_choice() {
        let choices = phase.choices(position.opening()).iter();
        out.targets
            .extend(choices.map(|choice| target(Step::Choose(choice.index()))));
    } else {
        let points = position.empty();
        out.targets
            .extend(points.iter().map(|point| target(Step::Place(cell(point)))));
    }
}

/// The cell of a point.
pub(crate) const fn cell(point: Point) -> Cell {
    Cell(point.index() as u16)
}

/// The turn that is one step.
pub(crate) fn turn(step: Step) -> Result<Turn, Refusal> {
    match step {
        Step::Place(Cell(index)) => Point::from_index(usize::from(index)).map(Turn::Place),
        Step::Choose(index) => Choice::from_index(index).map(Turn::Choose),
        Step::Move(..) => None,
    }
    .ok_or(Refusal::NotAStep)
}

/// The one step that a turn consists of.
pub(crate) const fn step(turn: Turn) -> Step {
    match turn {
        Turn::Place(point) => Step::Place(cell(point)),
        Turn::Choose(choice) => Step::Choose(choice.index()),
    }
}

//! The steps of a turn: a point, and for most turns a second one.

use crate::position::Due;
use crate::{Position, Refusal, Turn};
use tablier_game::{Cell, Message, Step, Steps, Target};
use tablier_goban::{Point, PointSet};

/// What can be chosen after the steps `partial`.
pub(crate) fn steps(position: &Position, partial: &[Step], out: &mut Steps) -> Result<(), Refusal> {
    match *partial {
        [] => {
            first(position, out);
            Ok(())
        }
        [only] => {
            let point = point(only)?;
            position.check_first(point)?;
            if position.due() != Due::Two || position.wins_alone(point) {
                out.reset(Message::new("connect6-turn-complete"));
                return Ok(());
            }
            out.reset(ask_second(position));
            let mut rest = position.empty();
            rest.remove(point);
            push(out, &rest, &rest);
            Ok(())
        }
        [first, second] => {
            position.check_turn(Turn::Two(point(first)?, point(second)?))?;
            out.reset(Message::new("connect6-turn-complete"));
            Ok(())
        }
        [_, _, _, ..] => Err(Refusal::TooMany),
    }
}

fn first(position: &Position, out: &mut Steps) {
    if !position.is_open() {
        out.reset(Message::new("game-over"));
        return;
    }
    let ask = match position.due() {
        Due::First => "connect6-ask-only",
        Due::Two => "connect6-ask-first",
        Due::Last => "connect6-ask-last",
    };
    out.reset(Message::new(ask).with_id("side", position.to_move().id()));
    let empty = position.empty();
    if position.due() == Due::Two {
        let winners = position.winners();
        push(out, &empty, &winners);
        if winners != empty {
            out.again = Some(ask_second(position));
        }
    } else {
        push(out, &empty, &empty);
    }
}

fn ask_second(position: &Position) -> Message {
    Message::new("connect6-ask-second").with_id("side", position.to_move().id())
}

/// Appends the points as targets; those of `ending` complete the turn.
fn push(out: &mut Steps, points: &PointSet, ending: &PointSet) {
    out.targets.extend(points.iter().map(|point| Target {
        step: Step::Place(cell(point)),
        ends: ending.contains(point),
    }));
}

/// The cell of a point.
pub(crate) const fn cell(point: Point) -> Cell {
    Cell(point.index() as u16)
}

/// The point that a step places on.
pub(crate) fn point(step: Step) -> Result<Point, Refusal> {
    match step {
        Step::Place(Cell(index)) => Point::from_index(usize::from(index)).ok_or(Refusal::NotAStep),
        Step::Move(..) | Step::Choose(_) => Err(Refusal::NotAStep),
    }
}

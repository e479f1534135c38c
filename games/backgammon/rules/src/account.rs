//! A turn told to a person and shown on a board.

use crate::cell::cell;
use crate::reading::steps_of;
use crate::{Backgammon, Dice, Place, Play, Position, Turn};
use smallvec::{SmallVec, smallvec};
use tablier_game::{Account, Change, Game, Message, Notation, Outcome};

/// A turn or roll that is legal in the position `before`.
pub(crate) fn account(before: &Position, turn: &Turn) -> Account {
    let side = before.on_roll().id();
    match turn {
        Turn::Roll(dice) => Account {
            message: Message::new("backgammon-rolled")
                .with_id("side", side)
                .with("dice", dice.to_string()),
            changes: smallvec![],
        },
        Turn::Pass => Account {
            message: Message::new("backgammon-passed").with_id("side", side),
            changes: smallvec![],
        },
        Turn::Play(play) => {
            let text = Backgammon::turn_text(before, turn);
            let told = |id| Message::new(id).with_id("side", side).with("play", text);
            Account {
                message: match outcome_after(before, turn) {
                    Some(Outcome::Win { how, .. }) => {
                        told("backgammon-played-wins").with("how", how.to_string())
                    }
                    _ => told("backgammon-played").with("hits", play.hits().count() as i32),
                },
                changes: before
                    .dice()
                    .map(|dice| changes(before, dice, play))
                    .unwrap_or_default(),
            }
        }
    }
}

fn outcome_after(before: &Position, turn: &Turn) -> Option<Outcome> {
    let mut after = *before;
    Backgammon::play_unchecked(&mut after, turn);
    Backgammon::outcome(&after)
}

/// Every step of the play in an order in which they can be made; a checker that is hit leaves before the
/// other arrives, so that a point never holds both sides.
fn changes(before: &Position, dice: Dice, play: &Play) -> SmallVec<[Change; 4]> {
    let mover = before.on_roll();
    let enemy = mover.other();
    let mut hits = play.hit_set();
    let mut changes = SmallVec::new();
    let steps = steps_of(before, dice, play).unwrap_or_default();
    for step in steps {
        if hits & step.to.bit() != 0 {
            hits ^= step.to.bit();
            changes.push(Change::Move {
                from: cell(mover, step.to),
                to: cell(enemy, Place::BAR),
                side: enemy.seat().0,
            });
        }
        changes.push(Change::Move {
            from: cell(mover, step.from),
            to: cell(mover, step.to),
            side: mover.seat().0,
        });
    }
    changes
}

//! Steps: the single choices that make up a turn.
//!
//! A pure function of the rules, [`crate::Game::steps`], says what can be chosen next after some
//! steps of a turn. The board, the keyboard, the exercises and the opening phases all walk it, so that
//! the browser has one generic walker and knows no rules.

use crate::Message;

/// A place on or beside the board, by an index of the game's own (a cell, a point, the bar).
/// [`crate::Notation::cell_text`] names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cell(pub u16);

/// One choice inside a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Step {
    /// Put a piece on a cell.
    Place(Cell),
    /// Move a piece from a cell to another.
    Move(Cell, Cell),
    /// Choose something that is not on the board (a colour, a pass), by an index of the game's own.
    Choose(u8),
}

/// A step that can be taken next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Target {
    /// The step.
    pub step: Step,
    /// Whether the turn is complete with it.
    pub ends: bool,
}

/// What can be chosen next, after some steps of a turn. The buffer is meant to be used again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Steps {
    /// What the player is asked, as a message.
    pub ask: Message,
    /// The steps that can be taken next, in a fixed order.
    pub targets: Vec<Target>,
    /// If set, then after any target that does not end the turn the next targets are the same less
    /// the one chosen, and each of them ends the turn; the message is what is asked then.
    pub again: Option<Message>,
}

impl Steps {
    /// An empty buffer.
    pub const fn new() -> Steps {
        Steps {
            ask: Message::new(""),
            targets: Vec::new(),
            again: None,
        }
    }

    /// Makes the buffer ready for an answer that asks `ask`.
    pub fn reset(&mut self, ask: Message) {
        self.ask = ask;
        self.targets.clear();
        self.again = None;
    }

    /// The target with this step.
    pub fn target(&self, step: Step) -> Option<Target> {
        self.targets
            .iter()
            .copied()
            .find(|target| target.step == step)
    }
}

impl Default for Steps {
    fn default() -> Steps {
        Steps::new()
    }
}

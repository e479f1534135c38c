//! The two traits of a game: its rules, and its texts.

use crate::{Actor, Cell, Message, Options, Outcome, Seat, Spec, Step, Steps};
use serde::Serialize;
use smallvec::SmallVec;
use std::fmt::Debug;
use std::hash::Hash;

/// The rules of a game, on a unit type.
///
/// Rules do no I/O, know no clock and draw no random number: a roll is *played into* the position
/// like a turn.
pub trait Game: Copy + Send + Sync + 'static {
    /// The checked options.
    type Options: Options;
    /// Everything that the future of a game depends on, and nothing else (no history): two equal
    /// positions have equal futures. `Hash` may be the incremental hash of [`Game::hash`].
    type Position: Clone + Debug + Eq + Hash + Send + Sync + 'static;
    /// What one player commits as a whole, or what chance brings (a roll).
    type Turn: Clone + Debug + Eq + Send + Sync + 'static;
    /// Why a turn or a text is refused.
    type Refusal: Clone + Debug + PartialEq + Into<Message>;

    /// What is known of the game without playing it.
    fn spec() -> &'static Spec;

    /// The position before the first turn.
    fn initial(options: &Self::Options) -> Self::Position;

    /// The options that a position is played under.
    fn options(position: &Self::Position) -> Self::Options;

    /// Who acts. [`Actor::Over`] exactly when there is an outcome.
    fn actor(position: &Self::Position) -> Actor;

    /// The number of turns committed so far; rolls do not count, choices and passes do.
    fn ply(position: &Self::Position) -> u32;

    /// How the game ended, or `None` while it goes on.
    fn outcome(position: &Self::Position) -> Option<Outcome>;

    /// The incremental Zobrist hash: equal for equal positions.
    fn hash(position: &Self::Position) -> u64;

    /// The index in [`Spec::sides`] of what a seat plays, or `None` before it is chosen.
    fn side(position: &Self::Position, seat: Seat) -> Option<usize>;

    /// What can be chosen next after the steps `partial` of a turn; the answer is put into `out`.
    /// No allocation besides the growth of that buffer.
    ///
    /// When nobody acts (over, or a roll is due), there are no targets.
    ///
    /// # Errors
    /// The refusal of the first step of `partial` that cannot be taken.
    fn steps(
        position: &Self::Position,
        partial: &[Step],
        out: &mut Steps,
    ) -> Result<(), Self::Refusal>;

    /// Appends every legal turn of the player to act, each once: turns that only differ in the order
    /// or the path and end in the same position are one (the canonical one). Nothing is appended when
    /// the game is over or a roll is due.
    fn turns(position: &Self::Position, out: &mut Vec<Self::Turn>);

    /// The rolls that can come up with their weights, when [`Game::actor`] is [`Actor::Chance`];
    /// empty otherwise, and always in a game without dice.
    fn chance(position: &Self::Position) -> &'static [(Self::Turn, u32)] {
        let _ = position;
        &[]
    }

    /// The seat that the roll is for, exactly when [`Game::actor`] is [`Actor::Chance`].
    fn roller(position: &Self::Position) -> Option<Seat> {
        let _ = position;
        None
    }

    /// Whether a turn (or a roll) may be played.
    ///
    /// # Errors
    /// The reason why not.
    fn check(position: &Self::Position, turn: &Self::Turn) -> Result<(), Self::Refusal>;

    /// Plays a turn (or a roll) that [`Game::check`] accepts in this position; anything else leaves a
    /// position of no meaning (but never undefined behaviour).
    fn play_unchecked(position: &mut Self::Position, turn: &Self::Turn);

    /// Plays a turn (or a roll); a refused one changes nothing.
    ///
    /// # Errors
    /// The reason of the refusal.
    fn play(position: &mut Self::Position, turn: &Self::Turn) -> Result<(), Self::Refusal> {
        Self::check(position, turn)?;
        Self::play_unchecked(position, turn);
        Ok(())
    }

    /// Takes a seat out of the game: it resigned, ran out of time, or left (rule G-6). With two sides
    /// left over this decides the game. Nothing happens to a seat that is out already, or after the end.
    fn retire(position: &mut Self::Position, seat: Seat);
}

/// The texts of a game and its shape on the wire.
///
/// Every text that is written is read again to the same value.
pub trait Notation: Game {
    /// What the browser's board draws, besides what every game has; its TypeScript type is generated.
    type Board: Serialize;

    /// The canonical text of a turn or a roll that is legal in `position`.
    fn turn_text(position: &Self::Position, turn: &Self::Turn) -> String;

    /// Reads a turn or a roll: the canonical text, and every other spelling that the rules promise. The texts of
    /// the steps of a turn, joined by spaces, are always one. The turn is legal in `position`.
    ///
    /// # Errors
    /// Why the text is not a turn, or why the turn is not legal.
    fn parse_turn(position: &Self::Position, text: &str) -> Result<Self::Turn, Self::Refusal>;

    /// The name of a cell: `d3`, `bar`.
    fn cell_text(position: &Self::Position, cell: Cell) -> String;

    /// The text of a step inside a turn: `d`, `k12`, `24/18`, `white`.
    fn step_text(position: &Self::Position, step: Step) -> String;

    /// The step that a text names, whether or not it can be taken now: [`Game::steps`] says why it cannot. `None`
    /// for a text that names no step of this game.
    fn parse_step(position: &Self::Position, text: &str) -> Option<Step>;

    /// The canonical position string (rule G-8).
    fn position_text(position: &Self::Position) -> String;

    /// Reads a position string in any of [`Spec::notations`]; what the text leaves open is as in `base`.
    ///
    /// # Errors
    /// What in the text is wrong and where.
    fn parse_position(text: &str, base: &Self::Options) -> Result<Self::Position, Self::Refusal>;

    /// The position in the game's other notations: name and text. The canonical one is not repeated.
    fn other_texts(position: &Self::Position) -> Vec<(&'static str, String)> {
        let _ = position;
        Vec::new()
    }

    /// The turns and rolls of a game that is given as bare text, with the lines (from 1) that they stand on.
    ///
    /// The default reads one a line and passes over empty lines and lines that begin with `#`.
    fn bare_turns(text: &str) -> Vec<(usize, String)> {
        text.lines()
            .enumerate()
            .map(|(index, line)| (index + 1, line.trim().to_owned()))
            .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
            .collect()
    }

    /// A turn or roll told to a person and shown on a board; `before` is the position that it is legal in.
    fn account(before: &Self::Position, turn: &Self::Turn) -> Account;

    /// What the browser's board draws.
    fn board(position: &Self::Position) -> Self::Board;

    /// The board as plain text, for a terminal; ends with a line break.
    fn diagram(position: &Self::Position) -> String;
}

/// A turn told to a person and shown on a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// The turn in words ("Rouge joue en d, case d3").
    pub message: Message,
    /// What happens on the board, in order.
    pub changes: SmallVec<[Change; 4]>,
}

/// Something that happens on the board in the course of a turn. Sides are indices in [`Spec::sides`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// A piece of `side` comes to `cell`.
    Put {
        /// Where.
        cell: Cell,
        /// Whose.
        side: u8,
    },
    /// The piece of `side` on `cell` is taken off.
    Take {
        /// Where.
        cell: Cell,
        /// Whose.
        side: u8,
    },
    /// A piece of `side` goes from one cell to another.
    Move {
        /// From where.
        from: Cell,
        /// Where to.
        to: Cell,
        /// Whose.
        side: u8,
    },
}

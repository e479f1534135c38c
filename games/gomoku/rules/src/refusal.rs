//! Why a turn or a text is refused.

use crate::Choice;
use tablier_goban::{BoardError, CoordError, CoordStyle, FieldError, Point};

/// How points are written: columns with i (GM-4).
pub(crate) const STYLE: CoordStyle = CoordStyle::WithI;

/// Why a turn or a text is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// Nothing may be played after the end (G-3).
    #[error("the game is over")]
    Over,
    /// The text of a turn is empty.
    #[error("a turn names a point or a choice")]
    NoTurn,
    /// The text is not a point of the board.
    #[error("`{text}`: {fault}")]
    NotAPoint {
        /// The text.
        text: Box<str>,
        /// What is wrong with it.
        fault: CoordError,
    },
    /// The point is not on this board.
    #[error("{} is not on the board", STYLE.text(*point))]
    Outside {
        /// Where.
        point: Point,
    },
    /// More than one stone or choice.
    #[error("a turn is one stone or one choice")]
    TooMany,
    /// A stone is there already.
    #[error("{} is occupied", STYLE.text(*point))]
    Occupied {
        /// Where.
        point: Point,
    },
    /// A stone where a choice is due (G-7).
    #[error("a choice is due, not a stone")]
    ChoiceDue,
    /// A choice where a stone is due (G-7).
    #[error("a stone is due, not a choice")]
    NoChoiceDue,
    /// A choice that is not offered here (G-7).
    #[error("`{}` cannot be chosen here", choice.id())]
    NotOffered {
        /// Which.
        choice: Choice,
    },
    /// A step that this game does not have.
    #[error("a turn is a stone on an empty point, or a choice")]
    NotAStep,
    /// A position string has not the form of one.
    #[error("{0}")]
    Fields(FieldError),
    /// The board of a position string cannot be read.
    #[error("{0}")]
    Board(BoardError),
    /// The board of a position string has a size that this game does not have.
    #[error("no board of this game has {side} rows")]
    Size {
        /// Its number of rows.
        side: u8,
    },
    /// The letter of the colour that is due is neither b nor w.
    #[error("`{letter}` is not a side to move (b or w)")]
    ToMove {
        /// The letter.
        letter: char,
    },
    /// A field has a value that does not exist.
    #[error("`{key}` has no value `{given}`")]
    Value {
        /// Which field.
        key: &'static str,
        /// What is given.
        given: Box<str>,
    },
    /// The phase is not one of the opening, or the stones, the colour or the ply do not fit it.
    #[error("the position does not fit the phase `{given}`")]
    Phase {
        /// The phase.
        given: Box<str>,
    },
    /// The seats cannot have other colours than at the start: there is no opening, or nobody has chosen.
    #[error("no colours have been chosen here")]
    SeatsNotChosen,
    /// A seat cannot have left a game that was over.
    #[error("no seat can leave a game that is over")]
    LeftAfterEnd,
}

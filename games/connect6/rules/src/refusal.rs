//! Why a turn or a text is refused.

use tablier_goban::{BoardError, CoordError, CoordStyle, FieldError, Point};

/// How points are written: columns a–s with i (C6-10).
pub(crate) const STYLE: CoordStyle = CoordStyle::WithI;

/// Why a turn or a text is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// Nothing may be played after the end (G-3).
    #[error("the game is over")]
    Over,
    /// The text of a turn names no point at all.
    #[error("a turn names one or two points")]
    NoPoint,
    /// A word of a turn is not a point of the board.
    #[error("`{text}`: {fault}")]
    NotAPoint {
        /// The word.
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
    /// More than two points (C6-4).
    #[error("a turn is at most two stones")]
    TooMany,
    /// Two stones at the game's first turn (C6-2).
    #[error("the first turn of the game is one stone")]
    FirstTurnIsOne,
    /// Two stones where one point is left (C6-7).
    #[error("one point is left: the turn is one stone")]
    LastPointIsOne,
    /// One stone that does not win, where two are due (C6-4).
    #[error("the turn is two stones, and the first does not win")]
    SecondMissing,
    /// A stone is there already (C6-4).
    #[error("{} is occupied", STYLE.text(*point))]
    Occupied {
        /// Where.
        point: Point,
    },
    /// Both stones on one point (C6-4).
    #[error("{} is given twice", STYLE.text(*point))]
    Twice {
        /// Which point.
        point: Point,
    },
    /// The first of two stones already wins: the turn is that stone alone (C6-3, C6-5).
    #[error("{} already wins; no second stone is placed", STYLE.text(*point))]
    FirstWins {
        /// The first stone.
        point: Point,
    },
    /// A step that this game does not have.
    #[error("a turn is stones on empty points")]
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
    /// The letter of the player to move is neither b nor w.
    #[error("`{letter}` is not a player to move (b or w)")]
    ToMove {
        /// The letter.
        letter: char,
    },
    /// The ply is not a number from 0 to 9999.
    #[error("`{given}` is not a ply")]
    Ply {
        /// What is given.
        given: Box<str>,
    },
    /// No such seat can have left.
    #[error("seat `{given}` cannot have left")]
    Left {
        /// What is given.
        given: Box<str>,
    },
    /// A seat cannot have left a game that was over.
    #[error("no seat can leave a game that is over")]
    LeftAfterEnd,
}

//! Why a turn or a text is refused.

use crate::{Cell, Side};
use tablier_game::Message;

/// Why a turn or a text is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// Nothing may be played after the end (G-3).
    #[error("the game is over")]
    Over,
    /// The text names no cell.
    #[error("`{text}` is not a cell from a1 to c3")]
    NotACell {
        /// The text.
        text: Box<str>,
    },
    /// There is a piece on the cell (NEWGAME-2).
    #[error("there is a piece on {cell}")]
    CellTaken {
        /// Which.
        cell: Cell,
    },
    /// A step that this game does not have, or one after a complete turn.
    #[error("a turn is one piece on one cell")]
    NotAStep,
    /// The board in a position string does not have three rows.
    #[error("the board has {rows} rows instead of 3")]
    Rows {
        /// How many it has.
        rows: usize,
    },
    /// A row does not have three cells.
    #[error("row {row} has {cells} cells instead of 3")]
    RowLength {
        /// The row, from 1 below.
        row: u8,
        /// How many it has.
        cells: usize,
    },
    /// A letter that is no piece and no number of empty cells.
    #[error("row {row}: `{letter}` is neither r, nor b, nor a number of empty cells")]
    BoardLetter {
        /// The row, from 1 below.
        row: u8,
        /// The letter.
        letter: char,
    },
    /// Red has neither as many pieces as Blue nor one more.
    #[error("{red} red pieces and {blue} blue ones: Red must have as many as Blue or one more")]
    Counts {
        /// Red's pieces.
        red: u8,
        /// Blue's pieces.
        blue: u8,
    },
    /// The position string has no letter for the side to move, or another one than the pieces say.
    #[error("after the board comes the side to move, here `{}`", expected.letter())]
    ToMove {
        /// Who is to move by the number of pieces.
        expected: Side,
    },
    /// The side to move has three in a row already.
    #[error("the side to move has three in a row")]
    PlayedOn,
    /// The position string has a field that is unknown or given twice.
    #[error("field `{field}` is unknown or given twice")]
    Field {
        /// The field.
        field: Box<str>,
    },
    /// No such seat can have left.
    #[error("seat `{given}` cannot have left")]
    Left {
        /// What is given.
        given: Box<str>,
    },
}

impl From<Refusal> for Message {
    fn from(refusal: Refusal) -> Message {
        let number = |count: usize| i32::try_from(count).unwrap_or(i32::MAX);
        match refusal {
            Refusal::Over => Message::new("game-over"),
            Refusal::NotACell { text } => Message::new("new-game-not-a-cell").with("text", &*text),
            Refusal::CellTaken { cell } => {
                Message::new("new-game-cell-taken").with("cell", cell.to_string())
            }
            Refusal::NotAStep => Message::new("new-game-not-a-step"),
            Refusal::Rows { rows } => Message::new("new-game-rows").with("rows", number(rows)),
            Refusal::RowLength { row, cells } => Message::new("new-game-row-length")
                .with("row", i32::from(row))
                .with("cells", number(cells)),
            Refusal::BoardLetter { row, letter } => Message::new("new-game-board-letter")
                .with("row", i32::from(row))
                .with("letter", letter.to_string()),
            Refusal::Counts { red, blue } => Message::new("new-game-counts")
                .with("red", i32::from(red))
                .with("blue", i32::from(blue)),
            Refusal::ToMove { expected } => Message::new("new-game-to-move")
                .with_id("side", expected.id())
                .with("letter", expected.letter().to_string()),
            Refusal::PlayedOn => Message::new("new-game-played-on"),
            Refusal::Field { field } => Message::new("new-game-field").with("field", &*field),
            Refusal::Left { given } => Message::new("new-game-left").with("given", &*given),
        }
    }
}

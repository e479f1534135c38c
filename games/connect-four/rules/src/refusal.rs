//! Why a turn or a text is refused.

use crate::{Cell, Column, Side};
use tablier_game::Message;

/// Why a turn or a text is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// Nothing may be played after the end (G-3).
    #[error("the game is over")]
    Over,
    /// The text names no column.
    #[error("`{text}` is not a column from a to g or a digit from 1 to 7")]
    NotAColumn {
        /// The text.
        text: Box<str>,
    },
    /// The text names no cell.
    #[error("`{text}` is not a cell such as d3")]
    NotACell {
        /// The text.
        text: Box<str>,
    },
    /// The column is full (C4-2).
    #[error("column {column} is full")]
    ColumnFull {
        /// Which.
        column: Column,
    },
    /// A disc dropped into the column falls to another cell.
    #[error("a disc in column {column} falls to {landing}")]
    FallsElsewhere {
        /// The column.
        column: Column,
        /// Where a disc comes to rest.
        landing: Cell,
    },
    /// A step that this game does not have, or one after a complete turn.
    #[error("a turn is one disc in one column")]
    NotAStep,
    /// A letter in a string of columns names no column.
    #[error("character {at}, `{letter}`, is not a column from a to g or a digit from 1 to 7")]
    ColumnsLetter {
        /// Its place, from 1.
        at: usize,
        /// The letter.
        letter: char,
    },
    /// A column in a string of columns is full by then.
    #[error("disc {at}: column {column} is full")]
    ColumnsFull {
        /// The number of the disc, from 1.
        at: usize,
        /// The column.
        column: Column,
    },
    /// A string of columns goes on after the end.
    #[error("disc {at}: the game was over before")]
    ColumnsOver {
        /// The number of the disc, from 1.
        at: usize,
    },
    /// The board in a position string does not have six rows.
    #[error("the board has {rows} rows instead of 6")]
    Rows {
        /// How many it has.
        rows: usize,
    },
    /// A row in a position string does not have seven cells.
    #[error("row {row} has {cells} cells instead of 7")]
    RowLength {
        /// Which row, from 1 at the bottom.
        row: u8,
        /// How many cells it has.
        cells: usize,
    },
    /// A row in a position string holds something else than `r`, `b` and digits.
    #[error("row {row}: `{letter}` is not r, b or a number of empty cells")]
    BoardLetter {
        /// Which row, from 1 at the bottom.
        row: u8,
        /// What it holds.
        letter: char,
    },
    /// A disc has nothing below it.
    #[error("the disc on {cell} floats")]
    Floating {
        /// Where.
        cell: Cell,
    },
    /// Red has neither as many discs as Blue nor one more.
    #[error("{red} red discs and {blue} blue ones: Red must have as many as Blue or one more")]
    Counts {
        /// Red's discs.
        red: usize,
        /// Blue's discs.
        blue: usize,
    },
    /// The position string has no letter for the side to move, or another one than the discs say.
    #[error("after the board comes the side to move, here `{}`", expected.letter())]
    ToMove {
        /// Who is to move by the number of discs.
        expected: Side,
    },
    /// The position string has a field that is unknown or given twice.
    #[error("field `{field}` is unknown or given twice")]
    Field {
        /// The field.
        field: Box<str>,
    },
    /// The ply is not the number of discs.
    #[error("ply `{given}`, but there are {discs} discs")]
    Ply {
        /// The ply given.
        given: Box<str>,
        /// The discs on the board.
        discs: u8,
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
    /// Both sides have a winning line.
    #[error("both sides have four in a row")]
    TwoWinners,
    /// Discs were dropped after a winning line had been made.
    #[error("the four in a row of {} are not of the last disc", side.id())]
    PlayedOn {
        /// Whose line it is.
        side: Side,
    },
}

impl From<Refusal> for Message {
    fn from(refusal: Refusal) -> Message {
        let number = |count: usize| i32::try_from(count).unwrap_or(i32::MAX);
        match refusal {
            Refusal::Over => Message::new("game-over"),
            Refusal::NotAColumn { text } => {
                Message::new("connect-four-not-a-column").with("text", &*text)
            }
            Refusal::NotACell { text } => {
                Message::new("connect-four-not-a-cell").with("text", &*text)
            }
            Refusal::ColumnFull { column } => {
                Message::new("connect-four-column-full").with("column", column.to_string())
            }
            Refusal::FallsElsewhere { column, landing } => {
                Message::new("connect-four-falls-elsewhere")
                    .with("column", column.to_string())
                    .with("cell", landing.to_string())
            }
            Refusal::NotAStep => Message::new("connect-four-not-a-step"),
            Refusal::ColumnsLetter { at, letter } => Message::new("connect-four-columns-letter")
                .with("at", number(at))
                .with("letter", letter.to_string()),
            Refusal::ColumnsFull { at, column } => Message::new("connect-four-columns-full")
                .with("at", number(at))
                .with("column", column.to_string()),
            Refusal::ColumnsOver { at } => {
                Message::new("connect-four-columns-over").with("at", number(at))
            }
            Refusal::Rows { rows } => Message::new("connect-four-rows").with("rows", number(rows)),
            Refusal::RowLength { row, cells } => Message::new("connect-four-row-length")
                .with("row", i32::from(row))
                .with("cells", number(cells)),
            Refusal::BoardLetter { row, letter } => Message::new("connect-four-board-letter")
                .with("row", i32::from(row))
                .with("letter", letter.to_string()),
            Refusal::Floating { cell } => {
                Message::new("connect-four-floating").with("cell", cell.to_string())
            }
            Refusal::Counts { red, blue } => Message::new("connect-four-counts")
                .with("red", number(red))
                .with("blue", number(blue)),
            Refusal::ToMove { expected } => Message::new("connect-four-to-move")
                .with_id("side", expected.id())
                .with("letter", expected.letter().to_string()),
            Refusal::Field { field } => Message::new("connect-four-field").with("field", &*field),
            Refusal::Ply { given, discs } => Message::new("connect-four-ply")
                .with("given", &*given)
                .with("discs", i32::from(discs)),
            Refusal::Left { given } => Message::new("connect-four-left").with("given", &*given),
            Refusal::LeftAfterEnd => Message::new("connect-four-left-after-end"),
            Refusal::TwoWinners => Message::new("connect-four-two-winners"),
            Refusal::PlayedOn { side } => {
                Message::new("connect-four-played-on").with_id("side", side.id())
            }
        }
    }
}

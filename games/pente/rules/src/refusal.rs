//! Why a turn or a text is refused.

use crate::Colour;
use crate::turn::STYLE;
use tablier_game::{Message, OptionError};
use tablier_goban::{BoardError, BoardFault, CoordError, FieldError, Point};

/// Why a turn or a text is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// Nothing may be played after the end (G-3).
    #[error("the game is over")]
    Over,
    /// A stone stands there already.
    #[error("{} is occupied", STYLE.text(*point))]
    Occupied {
        /// Where.
        point: Point,
    },
    /// The board is smaller.
    #[error("{} is not on the board", STYLE.text(*point))]
    OffBoard {
        /// Where.
        point: Point,
    },
    /// The stone would stand between two enemy stones (PT-12, `forbidden`).
    #[error("on {} the stone would be in a run between two enemy stones", STYLE.text(*point))]
    SelfCapture {
        /// Where.
        point: Point,
    },
    /// The pending line must be answered (PT-13).
    #[error("the line must be answered")]
    LineUnanswered,
    /// White's first stone goes to the centre (PT-14).
    #[error("White begins on {}", STYLE.text(*centre))]
    Centre {
        /// The centre.
        centre: Point,
    },
    /// White's second stone is too near to the centre (PT-14).
    #[error("White's second stone must be at least {distance} intersections from the centre")]
    NearCentre {
        /// How far it must be.
        distance: u8,
    },
    /// A choice is due, and not a stone (G-7).
    #[error("a choice is due")]
    ChoiceDue,
    /// A stone is due, and not a choice (G-7).
    #[error("a stone is due")]
    StoneDue,
    /// Two more stones can only be chosen once, by the second player in swap2.
    #[error("two more stones cannot be chosen here")]
    NoTwo,
    /// A pass exists only where every point is forbidden, or to concede a line (PT-12b).
    #[error("a pass is not allowed here")]
    NoPass,
    /// A text that is neither a point nor a choice.
    #[error("`{text}`: {why}")]
    NotATurn {
        /// The text.
        text: Box<str>,
        /// What is wrong with it as a point.
        why: CoordError,
    },
    /// A step that this game does not have, or one after a complete turn.
    #[error("a turn is one stone or one choice")]
    NotAStep,
    /// A position string that is not one.
    #[error(transparent)]
    Position(#[from] PositionFault),
}

/// Why a text is not a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionFault {
    /// The text has not the form of a position string.
    #[error("{0}")]
    Form(FieldError),
    /// The options in it do not exist.
    #[error(transparent)]
    Options(OptionError),
    /// The board is not one.
    #[error("{0}")]
    Board(BoardError),
    /// `size=` is not the size of the board.
    #[error("size={given}, but the board has {rows} rows")]
    Size {
        /// The value of the field.
        given: Box<str>,
        /// The rows of the board.
        rows: usize,
    },
    /// The letter after the board is not that of a player.
    #[error("`{letter}` is not the letter of a player")]
    ToMove {
        /// The letter.
        letter: char,
    },
    /// A field has a value that it cannot have.
    #[error("{key}={value} cannot be")]
    Value {
        /// The field.
        key: &'static str,
        /// The value.
        value: Box<str>,
    },
    /// The opening phase does not go with the board: its stones are those of the phase.
    #[error("in phase {phase} there are {stones} stones, half of them white, and ply is {ply}")]
    Phase {
        /// The phase.
        phase: &'static str,
        /// How many stones there are in it.
        stones: u8,
        /// How many turns have been committed.
        ply: u16,
    },
    /// In an opening phase another colour is due.
    #[error("in phase {phase} `{}` is due", due.letter())]
    Due {
        /// The phase.
        phase: &'static str,
        /// The colour due.
        due: Colour,
    },
    /// The lines given are not the winning lines of one player who can be answered.
    #[error("line={given} is not all the winning lines of one player")]
    Line {
        /// The value of the field.
        given: Box<str>,
    },
    /// The player to move is not the one who answers the pending line.
    #[error("the line is for another player to answer")]
    Answer,
    /// A player who has left cannot be to move.
    #[error("the player to move has left")]
    MoverOut,
}

impl From<Refusal> for Message {
    fn from(refusal: Refusal) -> Message {
        let on = |id, point| Message::new(id).with("point", STYLE.text(point));
        match refusal {
            Refusal::Over => Message::new("game-over"),
            Refusal::Occupied { point } => on("pente-occupied", point),
            Refusal::OffBoard { point } => on("pente-off-board", point),
            Refusal::SelfCapture { point } => on("pente-self-captured", point),
            Refusal::LineUnanswered => Message::new("pente-line-unanswered"),
            Refusal::Centre { centre } => on("pente-centre", centre),
            Refusal::NearCentre { distance } => {
                Message::new("pente-near-centre").with("distance", i32::from(distance))
            }
            Refusal::ChoiceDue => Message::new("pente-choice-due"),
            Refusal::StoneDue => Message::new("pente-stone-due"),
            Refusal::NoTwo => Message::new("pente-no-two"),
            Refusal::NoPass => Message::new("pente-no-pass"),
            Refusal::NotATurn { text, why } => {
                let id = match why {
                    CoordError::Empty | CoordError::Letter(_) | CoordError::Number => {
                        "pente-not-a-turn"
                    }
                    CoordError::Column(_) => "pente-no-column",
                    CoordError::Row => "pente-no-row",
                };
                Message::new(id).with("text", &*text)
            }
            Refusal::NotAStep => Message::new("pente-not-a-step"),
            Refusal::Position(fault) => fault.into(),
        }
    }
}

impl From<PositionFault> for Message {
    fn from(fault: PositionFault) -> Message {
        let number = |number: usize| i32::try_from(number).unwrap_or(i32::MAX);
        match fault {
            PositionFault::Form(FieldError::Empty) => Message::new("pente-position-empty"),
            PositionFault::Form(FieldError::ToMove) => Message::new("pente-position-to-move"),
            PositionFault::Form(FieldError::NoValue(word)) => {
                Message::new("pente-position-no-value").with("word", word)
            }
            PositionFault::Form(FieldError::Unknown(key)) => {
                Message::new("pente-position-unknown").with("key", key)
            }
            PositionFault::Form(FieldError::Twice(key)) => {
                Message::new("pente-position-twice").with("key", key)
            }
            PositionFault::Options(error) => error.into(),
            PositionFault::Board(BoardError { row, column, fault }) => {
                let at = |id| {
                    Message::new(id)
                        .with("row", i32::from(row))
                        .with("column", i32::from(column))
                };
                match fault {
                    BoardFault::Rows(rows) => {
                        Message::new("pente-board-rows").with("rows", number(rows))
                    }
                    BoardFault::Letter(letter) => {
                        at("pente-board-letter").with("letter", letter.to_string())
                    }
                    BoardFault::Number => at("pente-board-number"),
                    BoardFault::Long => at("pente-board-long"),
                    BoardFault::Short => at("pente-board-short"),
                }
            }
            PositionFault::Size { given, rows } => Message::new("pente-position-size")
                .with("given", &*given)
                .with("rows", number(rows)),
            PositionFault::ToMove { letter } => {
                Message::new("pente-position-no-player").with("letter", letter.to_string())
            }
            PositionFault::Value { key, value } => Message::new("pente-position-value")
                .with_id("key", key)
                .with("value", &*value),
            PositionFault::Phase { phase, stones, ply } => Message::new("pente-position-phase")
                .with_id("phase", phase)
                .with("stones", i32::from(stones))
                .with("ply", i32::from(ply)),
            PositionFault::Due { phase, due } => Message::new("pente-position-due")
                .with_id("side", due.id())
                .with_id("phase", phase)
                .with("letter", due.letter().to_string()),
            PositionFault::Line { given } => {
                Message::new("pente-position-line").with("given", &*given)
            }
            PositionFault::Answer => Message::new("pente-position-answer"),
            PositionFault::MoverOut => Message::new("pente-position-mover-out"),
        }
    }
}

//! Why a turn or a text is refused.

use crate::{Place, Side};
use tablier_game::Message;

/// Why a turn or a text is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// Nothing may be played after the end (G-3).
    #[error("the game is over")]
    Over,
    /// The dice must be rolled before a turn.
    #[error("the dice must be rolled first")]
    RollDue,
    /// The dice are rolled already.
    #[error("no roll is due")]
    NoRollDue,
    /// The text is not a roll.
    #[error("`{text}` is not a roll such as 3-1")]
    NotDice {
        /// The text.
        text: Box<str>,
    },
    /// The text is not a play.
    #[error("`{text}` is not a play such as 13/8 6/5*")]
    NotAPlay {
        /// What in it is wrong.
        text: Box<str>,
    },
    /// A play has at most four moves.
    #[error("a play has at most four moves")]
    TooManyMoves,
    /// Something can be played (BG-4).
    #[error("a play is possible, so it must be made")]
    CannotPass,
    /// Nothing can be played (BG-7).
    #[error("nothing can be played: the turn is a pass")]
    MustPass,
    /// A step that this game does not have, or one after a complete turn.
    #[error("no such step")]
    NotAStep,
    /// The mover has no checker there.
    #[error("no checker on {place}")]
    NoChecker {
        /// Where.
        place: Place,
    },
    /// A checker on the bar comes first (BG-3).
    #[error("the checker on the bar comes first")]
    BarFirst,
    /// Two or more enemy checkers are there (BG-2).
    #[error("point {place} is closed")]
    Closed {
        /// Where.
        place: Place,
    },
    /// No die of the roll leads there.
    #[error("no die leads from {from} to {to}")]
    NoSuchDie {
        /// From where.
        from: Place,
        /// Where to.
        to: Place,
    },
    /// Not all checkers are home (BG-5).
    #[error("not all checkers are home")]
    NotHome,
    /// A larger die bears off from the highest point only (BG-5).
    #[error("the checker on {place} is higher")]
    HigherFirst {
        /// The highest occupied point.
        place: Place,
    },
    /// More dice can be used (BG-4).
    #[error("{used} dice are used where {possible} can be")]
    MoreDice {
        /// How many are used.
        used: u8,
        /// How many can be.
        possible: u8,
    },
    /// The higher of two dice can be used, and only one (BG-4).
    #[error("only one die can be used: it must be the {die}")]
    HigherDie {
        /// The higher die.
        die: u8,
    },
    /// This step leaves a die unused that could be used (BG-4).
    #[error("after {from}/{to} fewer dice could be used than is possible")]
    WastesDice {
        /// From where.
        from: Place,
        /// Where to.
        to: Place,
    },
    /// The text says that a checker is hit where none is.
    #[error("nothing is hit on {place}")]
    NoHit {
        /// Where.
        place: Place,
    },
    /// The text fits several plays that end differently.
    #[error("`{text}` can be played with a hit or without: the points must be written")]
    Ambiguous {
        /// The text.
        text: Box<str>,
    },
    /// The text is not a position in any notation that is read.
    #[error("`{text}` is neither a position ID nor an XGID")]
    NotAPosition {
        /// The text.
        text: Box<str>,
    },
    /// The text has the form of a GNU position ID, but it is none.
    #[error("`{text}` is not a position ID of 14 characters that holds two sides")]
    NotAPositionId {
        /// The text.
        text: Box<str>,
    },
    /// The text after the colon is not a GNU match ID.
    #[error("`{text}` is not a match ID of 12 characters")]
    NotAMatchId {
        /// The text.
        text: Box<str>,
    },
    /// An XGID does not have ten fields.
    #[error("an XGID has ten fields, here {fields}")]
    XgidFields {
        /// How many there are.
        fields: usize,
    },
    /// A field of an XGID is not of its form.
    #[error("field {field} of the XGID is `{text}`")]
    XgidField {
        /// Which, from 1.
        field: usize,
        /// What it is.
        text: Box<str>,
    },
    /// A word after the position is neither a side, nor dice, nor a field, or stands in the wrong place.
    #[error("`{text}` is unknown, given twice or in the wrong place")]
    Field {
        /// The word.
        text: Box<str>,
    },
    /// A side has more than fifteen checkers.
    #[error("{} has {count} checkers", side.id())]
    TooManyCheckers {
        /// Which side.
        side: Side,
        /// How many it has.
        count: u32,
    },
    /// Both sides have checkers on one point.
    #[error("both sides are on White's point {point}")]
    BothOnPoint {
        /// The point, from White's side.
        point: Place,
    },
    /// Both sides have borne off everything.
    #[error("both sides have borne off all checkers")]
    BothDone,
    /// Dice are given although the game is over.
    #[error("no dice can be rolled in a game that is over")]
    DiceAfterEnd,
    /// A seat cannot have left a game that was over.
    #[error("no seat can leave a game that is over")]
    LeftAfterEnd,
}

impl From<Refusal> for Message {
    fn from(refusal: Refusal) -> Message {
        let number = |count: usize| i32::try_from(count).unwrap_or(i32::MAX);
        let text = |id, text: Box<str>| Message::new(id).with("text", &*text);
        let place = |id, place: Place| Message::new(id).with("place", place.to_string());
        match refusal {
            Refusal::Over => Message::new("game-over"),
            Refusal::RollDue => Message::new("game-roll-due"),
            Refusal::NoRollDue => Message::new("game-no-roll-due"),
            Refusal::NotDice { text: words } => text("backgammon-not-dice", words),
            Refusal::NotAPlay { text: words } => text("backgammon-not-a-play", words),
            Refusal::TooManyMoves => Message::new("backgammon-too-many-moves"),
            Refusal::CannotPass => Message::new("backgammon-cannot-pass"),
            Refusal::MustPass => Message::new("backgammon-must-pass"),
            Refusal::NotAStep => Message::new("backgammon-not-a-step"),
            Refusal::NoChecker { place: at } => place("backgammon-no-checker", at),
            Refusal::BarFirst => Message::new("backgammon-bar-first"),
            Refusal::Closed { place: at } => place("backgammon-closed", at),
            Refusal::NoSuchDie { from, to } => {
                place("backgammon-no-such-die", from).with("to", to.to_string())
            }
            Refusal::NotHome => Message::new("backgammon-not-home"),
            Refusal::HigherFirst { place: at } => place("backgammon-higher-first", at),
            Refusal::MoreDice { used, possible } => Message::new("backgammon-more-dice")
                .with("used", i32::from(used))
                .with("possible", i32::from(possible)),
            Refusal::HigherDie { die } => {
                Message::new("backgammon-higher-die").with("die", i32::from(die))
            }
            Refusal::WastesDice { from, to } => {
                place("backgammon-wastes-dice", from).with("to", to.to_string())
            }
            Refusal::NoHit { place: at } => place("backgammon-no-hit", at),
            Refusal::Ambiguous { text: words } => text("backgammon-ambiguous", words),
            Refusal::NotAPosition { text: words } => text("backgammon-not-a-position", words),
            Refusal::NotAPositionId { text: words } => text("backgammon-not-a-position-id", words),
            Refusal::NotAMatchId { text: words } => text("backgammon-not-a-match-id", words),
            Refusal::XgidFields { fields } => {
                Message::new("backgammon-xgid-fields").with("fields", number(fields))
            }
            Refusal::XgidField { field, text } => Message::new("backgammon-xgid-field")
                .with("field", number(field))
                .with("text", &*text),
            Refusal::Field { text: words } => text("backgammon-field", words),
            Refusal::TooManyCheckers { side, count } => {
                Message::new("backgammon-too-many-checkers")
                    .with_id("side", side.id())
                    .with("count", number(count as usize))
            }
            Refusal::BothOnPoint { point } => place("backgammon-both-on-point", point),
            Refusal::BothDone => Message::new("backgammon-both-done"),
            Refusal::DiceAfterEnd => Message::new("backgammon-dice-after-end"),
            Refusal::LeftAfterEnd => Message::new("backgammon-left-after-end"),
        }
    }
}

/// A part of a text that goes into a refusal: no more of it than a person can look through.
pub(crate) fn quoted(text: &str) -> Box<str> {
    const LIMIT: usize = 80;
    match text.char_indices().nth(LIMIT) {
        Some((end, _)) => format!("{}…", &text[..end]).into(),
        None => text.into(),
    }
}

//! Playing a record again.

use crate::{Actor, DynGame, DynPosition, Entry, How, Message, OptionValues, Outcome, Record};
use std::fmt;

/// What a record leads to.
pub struct Replayed {
    /// The last position.
    pub position: Box<dyn DynPosition>,
    /// The result: the position's own, or what the record says a table decided.
    pub outcome: Option<Outcome>,
}

/// Why a record does not replay.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// The record is of another game.
    #[error("the record is of {found}, not of {expected}")]
    Game {
        /// The game asked for.
        expected: &'static str,
        /// The game in the record.
        found: String,
    },
    /// The record was made under rules that this program does not know.
    #[error("the record was made under the rules {found}; this program knows {expected}")]
    Rules {
        /// The rules known.
        expected: String,
        /// The rules in the record.
        found: String,
    },
    /// The options or the position that it begins from do not exist.
    #[error("the beginning: {0}")]
    Start(Box<Message>),
    /// A turn, or a roll before it, is refused.
    #[error("{place} (`{text}`): {why}")]
    Turn {
        /// Where it stands.
        place: TurnPlace,
        /// What the record says.
        text: String,
        /// Why it is refused.
        why: Box<Message>,
    },
    /// The result in the record is not the one on the board.
    #[error("the record says `{said:?}`, the board `{found:?}`")]
    Result {
        /// The result in the record.
        said: Box<Outcome>,
        /// The result on the board.
        found: Option<Box<Outcome>>,
    },
}

/// Where in a record something stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnPlace {
    /// The number of the turn (or of the turn that a roll or a retirement comes before), from 1.
    pub turn: u32,
    /// The line of the file, from 1, where there is one.
    pub line: Option<usize>,
}

impl fmt::Display for TurnPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(line) = self.line {
            write!(f, "line {line}, ")?;
        }
        write!(f, "turn {}", self.turn)
    }
}

/// Plays a record again, whole or its first `until` turns (with what stands before the turn after them left out).
///
/// # Errors
/// The first thing in the record that cannot be; everything before it is in order.
pub fn replay(
    game: &dyn DynGame,
    record: &Record,
    until: Option<u32>,
) -> Result<Replayed, ReplayError> {
    let spec = game.spec();
    if record.game != spec.id {
        return Err(ReplayError::Game {
            expected: spec.id,
            found: record.game.clone(),
        });
    }
    if record.rules != spec.rules {
        return Err(ReplayError::Rules {
            expected: spec.rules_name(),
            found: format!("{}/{}", record.game, record.rules),
        });
    }
    let position = match &record.start {
        Some(text) => game.parse_position(text, &record.options),
        None => game.start(&record.options),
    }
    .map_err(|why| ReplayError::Start(Box::new(why)))?;
    let mut player = Player { position, turn: 1 };
    for entry in &record.entries {
        if until.is_some_and(|until| player.turn > until) {
            return Ok(player.end());
        }
        player.entry(entry)?;
    }
    let mut replayed = player.end();
    if let Some(said) = &record.result {
        let of_the_table =
            *said == Outcome::Aborted || said.how().is_some_and(How::is_of_the_table);
        if replayed.outcome.is_none() && of_the_table {
            replayed.outcome = Some(said.clone());
        } else if replayed.outcome.as_ref() != Some(said) {
            return Err(ReplayError::Result {
                said: Box::new(said.clone()),
                found: replayed.outcome.map(Box::new),
            });
        }
    }
    Ok(replayed)
}

/// Plays bare turns and rolls, as [`crate::Notation::bare_turns`] finds them in `text`, whole or the first
/// `until` turns.
///
/// # Errors
/// The options or the first turn that cannot be.
pub fn replay_bare(
    game: &dyn DynGame,
    text: &str,
    options: &OptionValues,
    until: Option<u32>,
) -> Result<Replayed, ReplayError> {
    let position = game
        .start(options)
        .map_err(|why| ReplayError::Start(Box::new(why)))?;
    let mut player = Player { position, turn: 1 };
    for (line, text) in game.bare_turns(text) {
        if until.is_some_and(|until| player.turn > until) {
            break;
        }
        player.play(Some(line), &text)?;
    }
    Ok(player.end())
}

struct Player {
    position: Box<dyn DynPosition>,
    turn: u32,
}

impl Player {
    fn entry(&mut self, entry: &Entry) -> Result<(), ReplayError> {
        let roll_due = self.position.actor() == Actor::Chance;
        match entry {
            Entry::Turn { text } if roll_due => {
                Err(self.refused(None, text, Message::new("game-roll-due")))
            }
            Entry::Roll { text } if !roll_due => {
                Err(self.refused(None, text, Message::new("game-no-roll-due")))
            }
            Entry::Turn { text } | Entry::Roll { text } => self.play(None, text),
            Entry::Retire { seat } => {
                let seats = self.position.seating().seats;
                if self.position.outcome().is_some() || seat.0 >= seats {
                    let why = Message::new("game-cannot-retire").with("seat", seat.to_string());
                    return Err(self.refused(None, &format!("retire {seat}"), why));
                }
                self.position.retire(*seat);
                Ok(())
            }
        }
    }

    fn play(&mut self, line: Option<usize>, text: &str) -> Result<(), ReplayError> {
        match self.position.play(text) {
            Ok(played) => {
                self.turn += u32::from(played.seat.is_some());
                Ok(())
            }
            Err(why) => Err(self.refused(line, text, why)),
        }
    }

    fn refused(&self, line: Option<usize>, text: &str, why: Message) -> ReplayError {
        let place = TurnPlace {
            turn: self.turn,
            line,
        };
        ReplayError::Turn {
            place,
            text: text.to_owned(),
            why: Box::new(why),
        }
    }

    fn end(self) -> Replayed {
        let outcome = self.position.outcome();
        Replayed {
            position: self.position,
            outcome,
        }
    }
}

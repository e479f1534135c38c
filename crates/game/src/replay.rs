//! Playing a record again.

use crate::{DynGame, DynPosition, Entry, Message, Outcome, Record};

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
    Start(Message),
    /// A turn, or a roll before it, is refused.
    #[error("turn {turn} (`{text}`): {why}")]
    Turn {
        /// The number of the turn (or of the turn that a roll or a retirement comes before), from 1.
        turn: u32,
        /// What the record says.
        text: String,
        /// Why it is refused.
        why: Message,
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

/// Plays a record again, up to and without the entry `until` (counted in turns; rolls and retirements go with the turn
/// after them), or whole.
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
    let mut position = match &record.start {
        Some(text) => game.parse_position(text, &record.options),
        None => game.start(&record.options),
    }
    .map_err(ReplayError::Start)?;
    let mut turn = 1;
    for entry in &record.entries {
        if until.is_some_and(|until| turn > until) {
            let outcome = position.outcome();
            return Ok(Replayed { position, outcome });
        }
        let refused = |text: &str, why| ReplayError::Turn {
            turn,
            text: text.to_owned(),
            why,
        };
        match entry {
            Entry::Turn { text } => {
                if matches!(position.actor(), crate::Actor::Chance) {
                    return Err(refused(text, Message::new("game-roll-due")));
                }
                position.play(text).map_err(|why| refused(text, why))?;
                turn += 1;
            }
            Entry::Roll { text } => {
                if !matches!(position.actor(), crate::Actor::Chance) {
                    return Err(refused(text, Message::new("game-no-roll-due")));
                }
                position.play(text).map_err(|why| refused(text, why))?;
            }
            Entry::Retire { seat } => {
                if position.outcome().is_some() || seat.0 >= position.seating().seats {
                    return Err(refused(
                        &format!("retire {seat}"),
                        Message::new("game-cannot-retire").with("seat", seat.to_string()),
                    ));
                }
                position.retire(*seat);
            }
        }
    }
    let found = position.outcome();
    let outcome = match (&record.result, found) {
        (Some(said), None)
            if *said == Outcome::Aborted || said.how().is_some_and(crate::How::is_of_the_table) =>
        {
            Some(said.clone())
        }
        (Some(said), found) if found.as_ref() != Some(said) => {
            return Err(ReplayError::Result {
                said: Box::new(said.clone()),
                found: found.map(Box::new),
            });
        }
        (_, found) => found,
    };
    Ok(Replayed { position, outcome })
}

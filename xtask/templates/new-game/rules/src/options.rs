//! The options: there are none. Where there are some, a struct of them with a default stands here, and the conditions
//! that a table shows follow from it.

use crate::SPEC;
use tablier_game::{Message, OptionError, OptionValues, Options, Seating, read_options};

/// The options of New Game, which has none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct NoOptions;

impl Options for NoOptions {
    fn from_values(values: &OptionValues) -> Result<NoOptions, OptionError> {
        read_options(&SPEC, values)?;
        Ok(NoOptions)
    }

    fn to_values(&self) -> OptionValues {
        OptionValues::new()
    }

    fn seating(&self) -> Seating {
        Seating::each(2)
    }

    fn conditions(&self) -> Vec<Message> {
        vec![Message::new("new-game-condition-line")]
    }
}

//! The options: the size of the board.

use crate::SPEC;
use tablier_game::{Message, OptionError, OptionValues, Options, Seating, read_options};
use tablier_goban::Size;

/// The options of Connect6.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Connect6Options {
    size: Size,
}

impl Connect6Options {
    /// The sizes that can be chosen (C6-1).
    pub const SIDES: [u8; 3] = [19, 15, 13];

    /// The options with this size, or `None` if it cannot be chosen.
    pub fn with_size(size: Size) -> Option<Connect6Options> {
        Connect6Options::SIDES
            .contains(&size.side())
            .then_some(Connect6Options { size })
    }

    /// The size of the board.
    pub const fn size(&self) -> Size {
        self.size
    }
}

impl Default for Connect6Options {
    fn default() -> Connect6Options {
        Size::new(19)
            .and_then(Connect6Options::with_size)
            .expect("19 is a size of the game")
    }
}

impl Options for Connect6Options {
    fn from_values(values: &OptionValues) -> Result<Connect6Options, OptionError> {
        let mut options = Connect6Options::default();
        for (_, value) in read_options(&SPEC, values)? {
            if let Some(value) = value {
                options = value
                    .parse()
                    .ok()
                    .and_then(Size::new)
                    .and_then(Connect6Options::with_size)
                    .expect("the values of the option are sizes of the game");
            }
        }
        Ok(options)
    }

    fn to_values(&self) -> OptionValues {
        OptionValues::from([("size".to_owned(), self.size.to_string())])
    }

    fn seating(&self) -> Seating {
        Seating::each(2)
    }

    fn conditions(&self) -> Vec<Message> {
        vec![Message::new("connect6-condition-line")]
    }
}

//! The options: the size of the board, which rows win, and the opening.

use crate::SPEC;
use tablier_game::{Message, OptionError, OptionValues, Options, Seating, read_options};
use tablier_goban::Size;

/// The options of Gomoku. Every combination exists, so the fields are open; only the size is
/// limited, to [`GomokuOptions::SIDES`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GomokuOptions {
    size: Size,
    /// Which rows win.
    pub rule: Rule,
    /// How the colours come to the seats.
    pub opening: Opening,
}

/// Which rows win (GM-2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Rule {
    /// Those of exactly five.
    #[default]
    Standard,
    /// Those of five or more.
    Freestyle,
}

/// How the colours come to the seats (GM-3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Opening {
    /// The first seat plays Black.
    #[default]
    None,
    /// The first seat places three stones, the second chooses its colour.
    Swap,
    /// As swap, and the second may place two more and leave the choice to the first.
    Swap2,
}

impl Rule {
    const ALL: [Rule; 2] = [Rule::Standard, Rule::Freestyle];

    /// The value of the option.
    pub const fn id(self) -> &'static str {
        match self {
            Rule::Standard => "standard",
            Rule::Freestyle => "freestyle",
        }
    }

    pub(crate) fn from_id(id: &str) -> Option<Rule> {
        Rule::ALL.into_iter().find(|rule| rule.id() == id)
    }

    /// Whether a row of this length wins.
    #[inline]
    pub const fn wins(self, length: u8) -> bool {
        match self {
            Rule::Standard => length == crate::WIN_LENGTH,
            Rule::Freestyle => length >= crate::WIN_LENGTH,
        }
    }
}

impl Opening {
    const ALL: [Opening; 3] = [Opening::None, Opening::Swap, Opening::Swap2];

    /// The value of the option.
    pub const fn id(self) -> &'static str {
        match self {
            Opening::None => "none",
            Opening::Swap => "swap",
            Opening::Swap2 => "swap2",
        }
    }

    pub(crate) fn from_id(id: &str) -> Option<Opening> {
        Opening::ALL.into_iter().find(|opening| opening.id() == id)
    }
}

impl GomokuOptions {
    /// The sizes that can be chosen (GM-1).
    pub const SIDES: [u8; 4] = [15, 13, 19, 20];

    /// The default rule and opening on a board of this size, or `None` if it cannot be chosen.
    pub fn with_size(size: Size) -> Option<GomokuOptions> {
        GomokuOptions::SIDES
            .contains(&size.side())
            .then_some(GomokuOptions {
                size,
                rule: Rule::Standard,
                opening: Opening::None,
            })
    }

    /// The size of the board.
    pub const fn size(&self) -> Size {
        self.size
    }
}

impl Default for GomokuOptions {
    fn default() -> GomokuOptions {
        Size::new(15)
            .and_then(GomokuOptions::with_size)
            .expect("15 is a size of the game")
    }
}

impl Options for GomokuOptions {
    fn from_values(values: &OptionValues) -> Result<GomokuOptions, OptionError> {
        let mut options = GomokuOptions::default();
        for (option, value) in read_options(&SPEC, values)? {
            let Some(value) = value else { continue };
            let known = "the values of the option are those of its type";
            match option.key {
                "rule" => options.rule = Rule::from_id(value).expect(known),
                "opening" => options.opening = Opening::from_id(value).expect(known),
                _ => options.size = value.parse().ok().and_then(Size::new).expect(known),
            }
        }
        Ok(options)
    }

    fn to_values(&self) -> OptionValues {
        OptionValues::from([
            ("size".to_owned(), self.size.to_string()),
            ("rule".to_owned(), self.rule.id().to_owned()),
            ("opening".to_owned(), self.opening.id().to_owned()),
        ])
    }

    fn seating(&self) -> Seating {
        Seating::each(2)
    }

    fn conditions(&self) -> Vec<Message> {
        vec![Message::new(match self.rule {
            Rule::Standard => "gomoku-condition-exactly-five",
            Rule::Freestyle => "gomoku-condition-five-or-more",
        })]
    }
}

//! The colours of the stones.

/// A colour, in the order of play (PT-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Colour {
    /// White begins.
    White,
    /// Black is second.
    Black,
    /// Red is third, with three or four players.
    Red,
    /// Yellow is fourth.
    Yellow,
}

impl Colour {
    /// All colours in the order of play.
    pub const ALL: [Colour; 4] = [Colour::White, Colour::Black, Colour::Red, Colour::Yellow];

    /// The index in [`Colour::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The id: `white`.
    pub const fn id(self) -> &'static str {
        match self {
            Colour::White => "white",
            Colour::Black => "black",
            Colour::Red => "red",
            Colour::Yellow => "yellow",
        }
    }

    /// The letter in position strings.
    pub const fn letter(self) -> char {
        match self {
            Colour::White => 'w',
            Colour::Black => 'b',
            Colour::Red => 'r',
            Colour::Yellow => 'y',
        }
    }

    /// The colour of a letter in either case.
    pub fn of_letter(letter: char) -> Option<Colour> {
        let letter = letter.to_ascii_lowercase();
        Colour::ALL
            .into_iter()
            .find(|colour| colour.letter() == letter)
    }

    /// The colour in a mask of claims.
    pub(crate) const fn bit(self) -> u8 {
        1 << self as u8
    }
}

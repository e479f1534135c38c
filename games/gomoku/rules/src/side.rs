//! The two sides.

/// A side. Which seat plays it is for the position to say: the openings let the seats choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// Starts.
    Black,
    /// Follows.
    White,
}

impl Side {
    /// Both sides in the order of play.
    pub const ALL: [Side; 2] = [Side::Black, Side::White];

    /// The other side.
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::Black => Side::White,
            Side::White => Side::Black,
        }
    }

    /// The index in lists by side.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The id in texts and on the wire.
    pub const fn id(self) -> &'static str {
        match self {
            Side::Black => "black",
            Side::White => "white",
        }
    }

    /// The letter in position strings and views.
    pub const fn letter(self) -> char {
        match self {
            Side::Black => 'b',
            Side::White => 'w',
        }
    }

    /// The side with this letter.
    pub fn from_letter(letter: char) -> Option<Side> {
        Side::ALL.into_iter().find(|side| side.letter() == letter)
    }
}

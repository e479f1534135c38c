//! The two sides.

use tablier_game::Seat;

/// A side: Red is always the first seat and starts, Blue the second (C4-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// The first seat.
    Red,
    /// The second seat.
    Blue,
}

impl Side {
    /// Both sides in the order of play.
    pub const ALL: [Side; 2] = [Side::Red, Side::Blue];

    /// The other side.
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::Red => Side::Blue,
            Side::Blue => Side::Red,
        }
    }

    /// The seat that plays this side.
    pub const fn seat(self) -> Seat {
        Seat(self as u8)
    }

    /// The side of a seat; `None` for a seat that this game does not have.
    pub const fn of(seat: Seat) -> Option<Side> {
        match seat.0 {
            0 => Some(Side::Red),
            1 => Some(Side::Blue),
            _ => None,
        }
    }

    /// The id in texts and on the wire.
    pub const fn id(self) -> &'static str {
        match self {
            Side::Red => "red",
            Side::Blue => "blue",
        }
    }

    /// The letter in position strings and diagrams.
    pub const fn letter(self) -> char {
        match self {
            Side::Red => 'r',
            Side::Blue => 'b',
        }
    }
}

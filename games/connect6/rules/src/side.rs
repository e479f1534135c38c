//! The two sides.

use tablier_game::Seat;

/// A side: Black is always the first seat and starts (C6-1, C6-9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// The first seat.
    Black,
    /// The second seat.
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

    /// The seat that plays this side.
    pub const fn seat(self) -> Seat {
        Seat(self as u8)
    }

    /// The side of a seat; `None` for a seat that this game does not have.
    pub const fn of(seat: Seat) -> Option<Side> {
        match seat.0 {
            0 => Some(Side::Black),
            1 => Some(Side::White),
            _ => None,
        }
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
}

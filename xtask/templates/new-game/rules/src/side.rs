//! The two sides.

use tablier_game::Seat;

/// A side: Red is the first seat and begins, Blue the second (NEWGAME-1).
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
    pub fn of(seat: Seat) -> Option<Side> {
        Side::ALL.get(seat.index()).copied()
    }

    /// The id in texts and on the wire. The site knows the colours of `red`, `blue`, `yellow`, `white`
    /// and `black`.
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

//! The phases of the openings (G-7): which seat places or chooses, and what.

use crate::{Choice, Opening, Side};
use tablier_game::Seat;

/// Where a game is in its opening.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// The opening is over, or there is none: each seat has its colour.
    Play,
    /// The first seat places this many stones (3 to 1) of the opening.
    FirstPlaces(u8),
    /// The second seat chooses.
    SecondChooses,
    /// The second seat places this many stones (2 or 1) of swap2's third option.
    SecondPlaces(u8),
    /// The first seat chooses.
    FirstChooses,
}

const FIRST: Seat = Seat(0);
const SECOND: Seat = Seat(1);

/// The stones that the first seat places.
const FIRST_STONES: u8 = 3;
/// The stones that the second seat places if it chooses [`Choice::Two`].
const SECOND_STONES: u8 = 2;

impl Phase {
    /// Every phase but [`Phase::Play`], in the order in which they come.
    pub const OPENING: [Phase; 7] = [
        Phase::FirstPlaces(3),
        Phase::FirstPlaces(2),
        Phase::FirstPlaces(1),
        Phase::SecondChooses,
        Phase::SecondPlaces(2),
        Phase::SecondPlaces(1),
        Phase::FirstChooses,
    ];

    /// The phase before the first turn.
    pub const fn start(opening: Opening) -> Phase {
        match opening {
            Opening::None => Phase::Play,
            Opening::Swap | Opening::Swap2 => Phase::FirstPlaces(FIRST_STONES),
        }
    }

    /// The seat that places or chooses; `None` in play, where the colour decides.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Phase::Play => None,
            Phase::FirstPlaces(_) | Phase::FirstChooses => Some(FIRST),
            Phase::SecondPlaces(_) | Phase::SecondChooses => Some(SECOND),
        }
    }

    /// Whether a choice is due, and not a stone.
    pub const fn is_choice(self) -> bool {
        matches!(self, Phase::SecondChooses | Phase::FirstChooses)
    }

    /// What can be chosen.
    pub const fn choices(self, opening: Opening) -> &'static [Choice] {
        match (self, opening) {
            (Phase::SecondChooses, Opening::Swap2) => &Choice::ALL,
            (Phase::SecondChooses | Phase::FirstChooses, _) => &[Choice::White, Choice::Black],
            (Phase::Play | Phase::FirstPlaces(_) | Phase::SecondPlaces(_), _) => &[],
        }
    }

    /// The phase after a stone.
    pub(crate) const fn after_stone(self) -> Phase {
        match self {
            Phase::FirstPlaces(2..) => Phase::FirstPlaces(self.left() - 1),
            Phase::FirstPlaces(_) => Phase::SecondChooses,
            Phase::SecondPlaces(2..) => Phase::SecondPlaces(self.left() - 1),
            Phase::SecondPlaces(_) => Phase::FirstChooses,
            Phase::Play | Phase::SecondChooses | Phase::FirstChooses => self,
        }
    }

    /// The phase after a choice.
    pub(crate) const fn after_choice(choice: Choice) -> Phase {
        match choice {
            Choice::White | Choice::Black => Phase::Play,
            Choice::Two => Phase::SecondPlaces(SECOND_STONES),
        }
    }

    /// How many stones are still to be placed in this phase.
    const fn left(self) -> u8 {
        match self {
            Phase::FirstPlaces(left) | Phase::SecondPlaces(left) => left,
            Phase::Play | Phase::SecondChooses | Phase::FirstChooses => 0,
        }
    }

    /// How many stones are on the board in this phase of an opening.
    pub(crate) const fn stones(self) -> u8 {
        match self {
            Phase::Play => 0,
            Phase::FirstPlaces(_) | Phase::SecondChooses => FIRST_STONES - self.left(),
            Phase::SecondPlaces(_) | Phase::FirstChooses => {
                FIRST_STONES + SECOND_STONES - self.left()
            }
        }
    }

    /// How many turns have been committed in this phase of an opening: the stones, and the choice before
    /// the second seat's.
    pub(crate) const fn ply(self) -> u16 {
        let choices = matches!(self, Phase::SecondPlaces(_) | Phase::FirstChooses) as u16;
        self.stones() as u16 + choices
    }

    /// The colour of the next stone in this phase of an opening: colours alternate from the first stone.
    pub(crate) const fn to_move(self) -> Side {
        if self.stones().is_multiple_of(2) {
            Side::Black
        } else {
            Side::White
        }
    }

    /// Whether the opening has this phase.
    pub(crate) const fn is_of(self, opening: Opening) -> bool {
        match self {
            Phase::Play => true,
            Phase::FirstPlaces(_) | Phase::SecondChooses => !matches!(opening, Opening::None),
            Phase::SecondPlaces(_) | Phase::FirstChooses => matches!(opening, Opening::Swap2),
        }
    }

    /// The value of the field `phase=` and the name on the wire; `None` in play.
    pub const fn id(self) -> Option<&'static str> {
        match self {
            Phase::Play => None,
            Phase::FirstPlaces(3..) => Some("first-places-3"),
            Phase::FirstPlaces(2) => Some("first-places-2"),
            Phase::FirstPlaces(_) => Some("first-places-1"),
            Phase::SecondChooses => Some("second-chooses"),
            Phase::SecondPlaces(2..) => Some("second-places-2"),
            Phase::SecondPlaces(_) => Some("second-places-1"),
            Phase::FirstChooses => Some("first-chooses"),
        }
    }

    /// The phase of an opening with this name.
    pub(crate) fn from_id(id: &str) -> Option<Phase> {
        Phase::OPENING
            .into_iter()
            .find(|phase| phase.id() == Some(id))
    }
}

//! The phases of a game: the openings with a choice, and ordinary play (G-7).

use crate::{Colour, Opening};
use tablier_game::Seat;

/// What the game waits for. All but [`Phase::Play`] belong to the openings swap and swap2.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Ordinary turns.
    Play,
    /// The first player places the first stone, White.
    Set1,
    /// The second stone, Black.
    Set2,
    /// The third stone, White.
    Set3,
    /// The fourth stone, Black; in swap only.
    Set4,
    /// The second player chooses.
    Choose,
    /// The second player, having chosen `two`, places a black stone.
    Pair1,
    /// The second player places a white stone.
    Pair2,
    /// The first player chooses a colour.
    ChooseAgain,
}

impl Phase {
    /// All phases.
    pub(crate) const ALL: [Phase; 9] = [
        Phase::Play,
        Phase::Set1,
        Phase::Set2,
        Phase::Set3,
        Phase::Set4,
        Phase::Choose,
        Phase::Pair1,
        Phase::Pair2,
        Phase::ChooseAgain,
    ];

    /// The phase that a game begins in.
    pub const fn first(opening: Opening) -> Phase {
        match opening {
            Opening::Swap | Opening::Swap2 => Phase::Set1,
            Opening::None | Opening::Pro | Opening::LongPro => Phase::Play,
        }
    }

    /// The id in position strings and views.
    pub const fn id(self) -> &'static str {
        match self {
            Phase::Play => "play",
            Phase::Set1 => "set-1",
            Phase::Set2 => "set-2",
            Phase::Set3 => "set-3",
            Phase::Set4 => "set-4",
            Phase::Choose => "choose",
            Phase::Pair1 => "pair-1",
            Phase::Pair2 => "pair-2",
            Phase::ChooseAgain => "choose-again",
        }
    }

    /// Whether an opening has this phase.
    pub(crate) const fn is_of(self, opening: Opening) -> bool {
        match self {
            Phase::Play => true,
            Phase::Set1 | Phase::Set2 | Phase::Set3 | Phase::Choose => {
                matches!(opening, Opening::Swap | Opening::Swap2)
            }
            Phase::Set4 => matches!(opening, Opening::Swap),
            Phase::Pair1 | Phase::Pair2 | Phase::ChooseAgain => matches!(opening, Opening::Swap2),
        }
    }

    /// Whether a choice is due, and not a stone.
    pub const fn is_choice(self) -> bool {
        matches!(self, Phase::Choose | Phase::ChooseAgain)
    }

    /// Who acts in a phase of an opening; the first seat under [`Phase::Play`].
    pub(crate) const fn seat(self) -> Seat {
        match self {
            Phase::Choose | Phase::Pair1 | Phase::Pair2 => Seat(1),
            _ => Seat(0),
        }
    }

    /// How many stones stand on the board in a phase of an opening. White and Black alternate, so
    /// this is half white, and the colour due is White's if it is even.
    pub(crate) const fn stones(self, opening: Opening) -> u8 {
        match self {
            Phase::Play | Phase::Set1 => 0,
            Phase::Set2 => 1,
            Phase::Set3 => 2,
            Phase::Set4 | Phase::Pair1 => 3,
            Phase::Choose => opening.set(),
            Phase::Pair2 => 4,
            Phase::ChooseAgain => 5,
        }
    }

    /// The colour of the stone that is due in a phase of an opening, or will be after the choice.
    pub(crate) const fn due(self, opening: Opening) -> Colour {
        if self.stones(opening).is_multiple_of(2) {
            Colour::White
        } else {
            Colour::Black
        }
    }

    /// The number of turns committed before a phase of an opening: its stones, and the choice `two`.
    pub(crate) const fn ply(self, opening: Opening) -> u16 {
        let two = matches!(self, Phase::Pair1 | Phase::Pair2 | Phase::ChooseAgain);
        self.stones(opening) as u16 + two as u16
    }

    /// The phase after a stone of an opening.
    pub(crate) const fn after_stone(self, opening: Opening) -> Phase {
        match (self, opening) {
            (Phase::Set1, _) => Phase::Set2,
            (Phase::Set2, _) => Phase::Set3,
            (Phase::Set3, Opening::Swap) => Phase::Set4,
            (Phase::Set3 | Phase::Set4, _) => Phase::Choose,
            (Phase::Pair1, _) => Phase::Pair2,
            (Phase::Pair2, _) => Phase::ChooseAgain,
            (Phase::Play | Phase::Choose | Phase::ChooseAgain, _) => self,
        }
    }

    /// How many stones the same player still places in a row, this one included: the board keeps
    /// them and sends the set when it is whole (PT-16). 0 where no stone of a set is due.
    pub(crate) const fn set_left(self, opening: Opening) -> u8 {
        match self {
            Phase::Play | Phase::Choose | Phase::ChooseAgain => 0,
            Phase::Set1 | Phase::Set2 | Phase::Set3 | Phase::Set4 => {
                opening.set() - self.stones(opening)
            }
            Phase::Pair1 => 2,
            Phase::Pair2 => 1,
        }
    }
}

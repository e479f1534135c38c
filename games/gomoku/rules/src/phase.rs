//! The phases of a game: the openings with a choice, and ordinary play (G-7).

use crate::{Choice, Opening, Side};
use tablier_game::Seat;

/// What the game waits for. All but [`Phase::Play`] belong to the openings swap and swap2.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Ordinary turns: each seat has its colour.
    Play,
    /// The first player places the first stone, a black one.
    Set1,
    /// The second stone, a white one.
    Set2,
    /// The third stone, a black one.
    Set3,
    /// The second player chooses.
    Choose,
    /// The second player, having chosen `two`, places a white stone.
    Pair1,
    /// The second player places a black stone.
    Pair2,
    /// The first player chooses a colour.
    ChooseAgain,
}

impl Phase {
    /// All phases; ordinary play, then those of an opening in their order.
    pub const ALL: [Phase; 8] = [
        Phase::Play,
        Phase::Set1,
        Phase::Set2,
        Phase::Set3,
        Phase::Choose,
        Phase::Pair1,
        Phase::Pair2,
        Phase::ChooseAgain,
    ];

    /// The phase that a game begins in.
    pub const fn first(opening: Opening) -> Phase {
        match opening {
            Opening::Swap | Opening::Swap2 => Phase::Set1,
            Opening::None => Phase::Play,
        }
    }

    /// The id in position strings and views.
    pub const fn id(self) -> &'static str {
        match self {
            Phase::Play => "play",
            Phase::Set1 => "set-1",
            Phase::Set2 => "set-2",
            Phase::Set3 => "set-3",
            Phase::Choose => "choose",
            Phase::Pair1 => "pair-1",
            Phase::Pair2 => "pair-2",
            Phase::ChooseAgain => "choose-again",
        }
    }

    /// The phase with this id.
    pub(crate) fn from_id(id: &str) -> Option<Phase> {
        Phase::ALL.into_iter().find(|phase| phase.id() == id)
    }

    /// Whether an opening has this phase.
    pub(crate) const fn is_of(self, opening: Opening) -> bool {
        match self {
            Phase::Play => true,
            Phase::Set1 | Phase::Set2 | Phase::Set3 | Phase::Choose => {
                matches!(opening, Opening::Swap | Opening::Swap2)
            }
            Phase::Pair1 | Phase::Pair2 | Phase::ChooseAgain => matches!(opening, Opening::Swap2),
        }
    }

    /// Whether a choice is due, and not a stone.
    pub const fn is_choice(self) -> bool {
        matches!(self, Phase::Choose | Phase::ChooseAgain)
    }

    /// What can be chosen.
    pub const fn choices(self, opening: Opening) -> &'static [Choice] {
        match (self, opening) {
            (Phase::Choose, Opening::Swap2) => &Choice::ALL,
            (Phase::Choose | Phase::ChooseAgain, _) => &[Choice::White, Choice::Black],
            _ => &[],
        }
    }

    /// Who acts in a phase of an opening; `None` in ordinary play, where the colour decides.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Phase::Play => None,
            Phase::Set1 | Phase::Set2 | Phase::Set3 | Phase::ChooseAgain => Some(Seat(0)),
            Phase::Choose | Phase::Pair1 | Phase::Pair2 => Some(Seat(1)),
        }
    }

    /// How many stones stand on the board in a phase of an opening.
    pub(crate) const fn stones(self) -> u8 {
        match self {
            Phase::Play | Phase::Set1 => 0,
            Phase::Set2 => 1,
            Phase::Set3 => 2,
            Phase::Choose | Phase::Pair1 => 3,
            Phase::Pair2 => 4,
            Phase::ChooseAgain => 5,
        }
    }

    /// The colour of the stone that is due in a phase of an opening, or will be after the choice: colours
    /// alternate from the first stone.
    pub(crate) const fn due(self) -> Side {
        if self.stones().is_multiple_of(2) {
            Side::Black
        } else {
            Side::White
        }
    }

    /// The number of turns committed before a phase of an opening: its stones, and the choice `two`.
    pub(crate) const fn ply(self) -> u16 {
        let two = matches!(self, Phase::Pair1 | Phase::Pair2 | Phase::ChooseAgain);
        self.stones() as u16 + two as u16
    }

    /// The phase after a stone.
    pub(crate) const fn after_stone(self) -> Phase {
        match self {
            Phase::Set1 => Phase::Set2,
            Phase::Set2 => Phase::Set3,
            Phase::Set3 => Phase::Choose,
            Phase::Pair1 => Phase::Pair2,
            Phase::Pair2 => Phase::ChooseAgain,
            Phase::Play | Phase::Choose | Phase::ChooseAgain => self,
        }
    }

    /// The phase after a choice.
    pub(crate) const fn after_choice(choice: Choice) -> Phase {
        match choice {
            Choice::White | Choice::Black => Phase::Play,
            Choice::Two => Phase::Pair1,
        }
    }
}

//! A position as a text gives it, not yet known to stand on a board.

use crate::checkers::CHECKERS;
use crate::{BySide, Checkers, Dice, Place, Position, Refusal, Side};

/// A position as a text or an editor gives it; [`Position::try_from`] checks it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The checkers of each side by place number from its own side. What is missing to fifteen is borne
    /// off; the number at 0 is not looked at.
    pub checkers: BySide<[u8; 26]>,
    /// Who is on roll.
    pub on_roll: Side,
    /// The dice, if rolled.
    pub dice: Option<Dice>,
    /// The number of turns committed so far.
    pub ply: u32,
    /// Who has left the game.
    pub left: Option<Side>,
}

impl Setup {
    /// An empty board, White on roll.
    pub const EMPTY: Setup = Setup {
        checkers: BySide {
            white: [0; 26],
            black: [0; 26],
        },
        on_roll: Side::White,
        dice: None,
        ply: 0,
        left: None,
    };

    /// The checkers of a side, completed with those borne off.
    fn side(&self, side: Side) -> Result<Checkers, Refusal> {
        let mut counts = self.checkers[side];
        let count: u32 = counts[1..].iter().map(|count| u32::from(*count)).sum();
        match u32::from(CHECKERS).checked_sub(count) {
            Some(off) => {
                counts[0] = off as u8;
                Ok(Checkers::of_counts(&counts))
            }
            None => Err(Refusal::TooManyCheckers { side, count }),
        }
    }
}

impl TryFrom<Setup> for Position {
    type Error = Refusal;

    fn try_from(setup: Setup) -> Result<Position, Refusal> {
        let checkers = BySide {
            white: setup.side(Side::White)?,
            black: setup.side(Side::Black)?,
        };
        if let Some(point) = Place::points().find(|point| {
            checkers.white.count(*point) > 0 && checkers.black.count(point.mirrored()) > 0
        }) {
            return Err(Refusal::BothOnPoint { point });
        }
        let is_done = |side: Side| checkers[side].off() == CHECKERS;
        if Side::ALL.into_iter().all(is_done) {
            return Err(Refusal::BothDone);
        }
        if Side::ALL.into_iter().any(is_done) {
            if setup.dice.is_some() {
                return Err(Refusal::DiceAfterEnd);
            }
            if setup.left.is_some() {
                return Err(Refusal::LeftAfterEnd);
            }
        }
        Ok(Position::new(
            checkers,
            setup.on_roll,
            setup.dice,
            setup.left,
            setup.ply,
        ))
    }
}

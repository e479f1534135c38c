//! A turn, or what chance brings.

use crate::{Dice, Play};

/// A turn of a player, or a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// The dice that come up before a turn.
    Roll(Dice),
    /// The whole play for a roll (BG-7).
    Play(Play),
    /// Nothing can be played; the one turn of such a roll (BG-7).
    Pass,
}

impl From<Play> for Turn {
    #[inline]
    fn from(play: Play) -> Turn {
        Turn::Play(play)
    }
}

/// The 21 rolls with their weights out of 36.
pub(crate) static ROLLS: [(Turn, u32); 21] = {
    let mut rolls = [(Turn::Pass, 0); 21];
    let mut index = 0;
    while index < rolls.len() {
        let dice = Dice::ALL[index];
        rolls[index] = (Turn::Roll(dice), dice.weight());
        index += 1;
    }
    rolls
};

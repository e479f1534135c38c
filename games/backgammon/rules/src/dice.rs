//! A roll of two dice, and the dice of a roll that are still to be used.

use std::fmt;
use std::str::FromStr;

/// A roll of two dice, the higher first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Dice {
    high: u8,
    low: u8,
}

impl Dice {
    /// The 21 rolls in rising order.
    pub const ALL: [Dice; 21] = {
        let mut all = [Dice { high: 1, low: 1 }; 21];
        let (mut index, mut high) = (0, 1);
        while high <= 6 {
            let mut low = 1;
            while low <= high {
                all[index] = Dice { high, low };
                index += 1;
                low += 1;
            }
            high += 1;
        }
        all
    };

    /// The roll with these two dice in any order; `None` unless both are 1 to 6.
    pub const fn new(one: u8, other: u8) -> Option<Dice> {
        if one < 1 || one > 6 || other < 1 || other > 6 {
            return None;
        }
        Some(if one < other {
            Dice {
                high: other,
                low: one,
            }
        } else {
            Dice {
                high: one,
                low: other,
            }
        })
    }

    /// The higher die.
    pub const fn high(self) -> u8 {
        self.high
    }

    /// The lower die; of a double, the same.
    pub const fn low(self) -> u8 {
        self.low
    }

    /// Whether both dice show the same, which gives four moves (BG-2).
    pub const fn is_double(self) -> bool {
        self.high == self.low
    }

    /// In how many of the 36 throws of two dice it comes up.
    pub const fn weight(self) -> u32 {
        if self.is_double() { 1 } else { 2 }
    }

    /// Its place in [`Dice::ALL`].
    pub(crate) const fn index(self) -> usize {
        (self.high as usize * (self.high as usize - 1)) / 2 + self.low as usize - 1
    }
}

impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.high, self.low)
    }
}

/// The text is not a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a roll is two dice from 1 to 6, such as 3-1")]
pub struct NotDice;

impl FromStr for Dice {
    type Err = NotDice;

    /// Reads `3-1`, `1-3`, `31` and `13`.
    fn from_str(text: &str) -> Result<Dice, NotDice> {
        let ([one, b'-', other] | [one, other]) = *text.as_bytes() else {
            return Err(NotDice);
        };
        Dice::new(one.wrapping_sub(b'0'), other.wrapping_sub(b'0')).ok_or(NotDice)
    }
}

/// The dice of a roll that are still to be used.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Left {
    high: u8,
    low: u8,
    highs: u8,
    lows: u8,
}

impl Left {
    /// All dice of a roll: a double counts four times (BG-2).
    pub(crate) const fn all(dice: Dice) -> Left {
        Left {
            high: dice.high,
            low: dice.low,
            highs: if dice.is_double() { 4 } else { 1 },
            lows: if dice.is_double() { 0 } else { 1 },
        }
    }

    /// How many there are.
    pub(crate) const fn count(self) -> u8 {
        self.highs + self.lows
    }

    /// The different dice among them, the higher first.
    pub(crate) fn dice(self) -> impl Iterator<Item = u8> {
        let high = (self.highs > 0).then_some(self.high);
        let low = (self.lows > 0).then_some(self.low);
        high.into_iter().chain(low)
    }

    /// These less one `die`, which is among them.
    pub(crate) const fn without(mut self, die: u8) -> Left {
        if die == self.high {
            self.highs -= 1;
        } else {
            self.lows -= 1;
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bg_1_all_36_throws_are_in_the_21_rolls() {
        assert_eq!(Dice::ALL.iter().map(|dice| dice.weight()).sum::<u32>(), 36);
        for (index, dice) in Dice::ALL.iter().enumerate() {
            assert_eq!(dice.index(), index);
            assert_eq!(dice.to_string().parse(), Ok(*dice));
        }
    }

    #[test]
    fn other_spellings_are_read() {
        for text in ["3-1", "1-3", "31", "13"] {
            assert_eq!(text.parse(), Ok(Dice { high: 3, low: 1 }));
        }
        for text in ["", "3", "7-1", "0-1", "3-1 ", "3/1", "3-11", "é1"] {
            assert_eq!(text.parse::<Dice>(), Err(NotDice), "{text}");
        }
    }
}

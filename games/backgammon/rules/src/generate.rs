//! Every play for a roll, each end position once, in canonical text (BG-4, BG-7, BG-8).

use crate::checkers::{Checkers, Enemy};
use crate::{Dice, Play, doubles, unequal};

/// Appends every play of the side with the checkers `own` for a roll; nothing where it must pass.
///
/// `T` lets a play be put into its place in a larger type at once.
#[inline]
pub(crate) fn generate<T: From<Play>>(own: Checkers, enemy: Enemy, dice: Dice, out: &mut Vec<T>) {
    if dice.is_double() {
        doubles::generate(own, enemy, dice.high(), out);
    } else {
        unequal::generate(own, enemy, dice, out);
    }
}

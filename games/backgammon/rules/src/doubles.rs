//! The plays for a double: up to four steps of one length.
//!
//! The steps of a play, as a set in which a step may occur several times, are known from the position
//! that it ends in: from the top down, the number of checkers above each point says how many crossed it.
//! So every such set is one end position. And if the steps of a legal play are sorted by where they
//! start, the highest first, the play is legal too: what a step needs (the bar empty, all checkers home,
//! no higher checker) is only nearer when the higher steps come first. So the sequences that never
//! go up are the end positions, each once, and nothing has to be compared.

use crate::Play;
use crate::checkers::{Checkers, Enemy};
use crate::place::descending;
use crate::stepping::movable;

/// Appends every play for the double `die`.
pub(crate) fn generate<T: From<Play>>(own: Checkers, enemy: Enemy, die: u8, out: &mut Vec<T>) {
    let mut search = Search {
        enemy,
        die,
        begin: out.len(),
        best: 1,
        out,
    };
    search.go(own, Play::NONE, u32::MAX);
}

struct Search<'a, T> {
    enemy: Enemy,
    die: u8,
    out: &'a mut Vec<T>,
    /// Where in `out` the plays begin.
    begin: usize,
    /// The greatest number of dice used so far.
    best: u8,
}

impl<T: From<Play>> Search<'_, T> {
    /// All that can follow `play`, which led to the checkers `own`; further steps start in `allowed`.
    fn go(&mut self, own: Checkers, play: Play, allowed: u32) {
        let starts = movable(own.in_play(), self.enemy, self.die) & allowed;
        if starts == 0 {
            self.end(play);
        } else if play.dice() == 3 {
            self.best_is(4);
            for from in descending(starts) {
                let to = from.after(self.die);
                let whole = play.with_step(from, to, self.enemy.hit(to));
                self.out.push(whole.into());
            }
        } else {
            for from in descending(starts) {
                let to = from.after(self.die);
                let longer = play.with_step(from, to, self.enemy.hit(to));
                self.go(own.moved(from, to), longer, (from.bit() << 1) - 1);
            }
        }
    }

    /// A play that cannot go on: it counts only if no other uses more dice (BG-4).
    fn end(&mut self, play: Play) {
        if play.dice() >= self.best {
            self.best_is(play.dice());
            self.out.push(play.into());
        }
    }

    fn best_is(&mut self, dice: u8) {
        if dice > self.best {
            self.best = dice;
            self.out.truncate(self.begin);
        }
    }
}

//! A turn step by step: one checker, one die at a time, only steps that begin a whole play (BG-4).

use crate::cell::{cell, place};
use crate::checkers::{Checkers, Enemy};
use crate::dice::Left;
use crate::place::descending;
use crate::reach::{Obligation, most};
use crate::stepping::{movable, why_not};
use crate::{Place, Position, Refusal, Side};
use tablier_game::{Message, Step, Steps, Target};

/// The step that is a pass; its only use is [`Step::Choose`].
pub(crate) const PASS: Step = Step::Choose(0);

/// Puts into `out` what can be chosen after the steps `partial`.
pub(crate) fn steps(position: &Position, partial: &[Step], out: &mut Steps) -> Result<(), Refusal> {
    let Some(mut walk) = Walk::begin(position) else {
        let (ask, refusal) = if position.is_open() {
            ("game-roll-due", Refusal::RollDue)
        } else {
            ("game-over", Refusal::Over)
        };
        out.reset(Message::new(ask));
        return if partial.is_empty() {
            Ok(())
        } else {
            Err(refusal)
        };
    };
    if walk.owed.dice == 0 {
        return pass(partial, out);
    }
    for step in partial {
        walk.take(*step)?;
    }
    out.reset(walk.ask());
    walk.targets(&mut out.targets);
    Ok(())
}

fn pass(partial: &[Step], out: &mut Steps) -> Result<(), Refusal> {
    match partial {
        [] => {
            out.reset(Message::new("backgammon-ask-pass"));
            out.targets.push(Target {
                step: PASS,
                ends: true,
            });
            Ok(())
        }
        [PASS] => {
            out.reset(Message::new("backgammon-turn-complete"));
            Ok(())
        }
        [PASS, ..] => Err(Refusal::NotAStep),
        _ => Err(Refusal::MustPass),
    }
}

/// A turn under way.
struct Walk {
    side: Side,
    own: Checkers,
    enemy: Enemy,
    left: Left,
    used: u8,
    owed: Obligation,
}

impl Walk {
    /// The turn before its first step; `None` when there is none.
    fn begin(position: &Position) -> Option<Walk> {
        let dice = position.dice().filter(|_| position.is_open())?;
        let (own, enemy) = position.mover();
        Some(Walk {
            side: position.on_roll(),
            own,
            enemy,
            left: Left::all(dice),
            used: 0,
            owed: Obligation::of(own, enemy, dice),
        })
    }

    fn ask(&self) -> Message {
        let left = i32::from(self.owed.dice - self.used);
        let id = if left == 0 {
            return Message::new("backgammon-turn-complete");
        } else if self.own.bar() > 0 {
            "backgammon-ask-enter"
        } else {
            "backgammon-ask-move"
        };
        Message::new(id).with("left", left)
    }

    fn targets(&self, out: &mut Vec<Target>) {
        let ends = self.used + 1 == self.owed.dice;
        for die in self.left.dice() {
            for from in descending(movable(self.own.in_play(), self.enemy, die)) {
                let to = from.after(die);
                let step = Step::Move(cell(self.side, from), cell(self.side, to));
                let is_new = out.iter().all(|target| target.step != step);
                if is_new && self.is_owed(from, die) {
                    out.push(Target { step, ends });
                }
            }
        }
        // The highest starting point first, then the highest landing, as in BG-8.
        out.sort_unstable_by_key(|target| std::cmp::Reverse(self.places(target.step)));
    }

    /// Whether `die`, which can be played from `from`, begins what remains of a play that uses as many dice as
    /// possible.
    fn is_owed(&self, from: Place, die: u8) -> bool {
        let after = self.own.moved(from, from.after(die));
        let rest = most(after, self.enemy, self.left.without(die));
        self.owed.is_met_by(self.used + 1 + rest, die)
    }

    fn places(&self, step: Step) -> Option<(Place, Place)> {
        let Step::Move(from, to) = step else {
            return None;
        };
        Some((place(self.side, from)?, place(self.side, to)?))
    }

    /// Takes a step.
    fn take(&mut self, step: Step) -> Result<(), Refusal> {
        if self.used == self.owed.dice {
            return Err(Refusal::NotAStep);
        }
        if step == PASS {
            return Err(Refusal::CannotPass);
        }
        let (from, to) = self.places(step).ok_or(Refusal::NotAStep)?;
        let mut refusal = Refusal::NoSuchDie { from, to };
        // Two dice that both bear off the same checker leave the same future: it was the highest one
        // of all or the exact one below the other die, so that every later die bears off the highest left.
        for die in self.left.dice().filter(|die| from.after(*die) == to) {
            if movable(self.own.in_play(), self.enemy, die) & from.bit() == 0 {
                refusal = why_not(self.own, from, die);
            } else if self.is_owed(from, die) {
                self.own = self.own.moved(from, to);
                self.left = self.left.without(die);
                self.used += 1;
                return Ok(());
            } else {
                refusal = match self.owed.only {
                    Some(die) => Refusal::HigherDie { die },
                    None => Refusal::WastesDice { from, to },
                };
            }
        }
        Err(refusal)
    }
}

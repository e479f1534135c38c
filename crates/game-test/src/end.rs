//! Who acts, and what holds when nobody does (G-3) or a roll is due.

use crate::run::Run;
use tablier_game::{Actor, Notation, Options, Steps};

impl<G: Notation> Run<'_, G> {
    pub(crate) fn check_state(&self, position: &G::Position) {
        if G::options(position) != self.options {
            self.fail(position, "the position forgot its options");
        }
        let actor = G::actor(position);
        let outcome = G::outcome(position);
        if (actor == Actor::Over) != outcome.is_some() {
            self.fail(
                position,
                format!("actor {actor:?} with outcome {outcome:?}"),
            );
        }
        if let Some(outcome) = &outcome {
            self.require_outcome(position, outcome);
        }
        let seating = self.options.seating();
        for seat in seating.iter() {
            if G::side(position, seat).is_some_and(|side| side >= G::spec().sides.len()) {
                self.fail(
                    position,
                    format!("seat {seat} has a side that does not exist"),
                );
            }
        }
        if let Actor::Player(seat) = actor
            && seat.0 >= seating.seats
        {
            self.fail(position, format!("there is no seat {seat}"));
        }
        self.check_chance(position, actor);
        if !matches!(actor, Actor::Player(_)) {
            self.check_nothing_to_choose(position);
        }
        if actor == Actor::Over {
            for turn in &self.strangers {
                match G::check(position, turn) {
                    Ok(()) => self.fail(position, format!("{turn:?} can be played after the end")),
                    Err(refusal) => self.require(position, &refusal.into()),
                }
            }
        }
    }

    fn check_chance(&self, position: &G::Position, actor: Actor) {
        let rolls = G::chance(position);
        if (actor == Actor::Chance) == rolls.is_empty() {
            self.fail(
                position,
                format!("{} rolls with actor {actor:?}", rolls.len()),
            );
        }
        let roller = G::roller(position);
        if (actor == Actor::Chance) != roller.is_some() {
            self.fail(
                position,
                format!("with actor {actor:?} a roll is for {roller:?}"),
            );
        }
        for (index, (roll, weight)) in rolls.iter().enumerate() {
            if *weight == 0 {
                self.fail(position, format!("{roll:?} has no weight"));
            }
            if rolls[..index].iter().any(|(other, _)| other == roll) {
                self.fail(position, format!("{roll:?} is there twice"));
            }
            if let Err(refusal) = G::check(position, roll) {
                self.fail(position, format!("{roll:?} is refused: {refusal:?}"));
            }
            let text = G::turn_text(position, roll);
            if self.parse(position, &text) != *roll {
                self.fail(position, format!("`{text}` is read as another roll"));
            }
        }
    }

    fn check_nothing_to_choose(&self, position: &G::Position) {
        let mut turns = Vec::new();
        G::turns(position, &mut turns);
        if !turns.is_empty() {
            self.fail(
                position,
                format!("nobody acts, but there are turns: {turns:?}"),
            );
        }
        let mut steps = Steps::new();
        if let Err(refusal) = G::steps(position, &[], &mut steps) {
            self.fail(
                position,
                format!("steps at the beginning are refused: {refusal:?}"),
            );
        }
        if !steps.targets.is_empty() {
            self.fail(
                position,
                format!("nobody acts, but there are steps: {steps:?}"),
            );
        }
    }
}

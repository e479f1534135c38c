//! One run of the suite: random games under one set of options.

use crate::budget::Budget;
use crate::playout::random_choice;
use crate::{Conformance, scaled};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use std::collections::HashMap;
use std::fmt::Display;
use tablier_game::{Actor, How, Message, Notation, OptionValues, Options, Outcome, Seat};

/// What changed the position of a game, as text.
#[derive(Clone, Debug)]
pub(crate) enum Entered {
    /// A turn or a roll.
    Played(String),
    /// A seat left.
    Retired(Seat),
}

pub(crate) struct Run<'a, G: Notation> {
    pub(crate) suite: &'a Conformance<G>,
    pub(crate) options: G::Options,
    pub(crate) values: OptionValues,
    pub(crate) rng: ChaCha8Rng,
    /// Where games begin, if not at the beginning.
    start: Option<G::Position>,
    seed: u64,
    seen: usize,
    /// Turns of earlier positions, to be tried in others.
    pub(crate) strangers: Vec<G::Turn>,
    pub(crate) hashes: HashMap<u64, G::Position>,
    pub(crate) turn_budget: Budget,
    pub(crate) walk_budget: Budget,
    pub(crate) symmetry_budget: Budget,
}

impl<'a, G: Notation> Run<'a, G> {
    pub(crate) fn new(
        suite: &'a Conformance<G>,
        options: G::Options,
        start: Option<G::Position>,
    ) -> Run<'a, G> {
        let whole = || Budget::new(400, scaled(200_000, 4_000_000));
        Run {
            values: options.to_values(),
            options,
            rng: ChaCha8Rng::seed_from_u64(suite.seed),
            start,
            suite,
            seed: suite.seed,
            seen: 0,
            strangers: Vec::new(),
            hashes: HashMap::new(),
            turn_budget: whole(),
            walk_budget: whole(),
            symmetry_budget: Budget::new(400, scaled(70_000, 1_000_000)),
        }
    }

    /// Plays games until so many positions were looked at.
    pub(crate) fn play(&mut self, positions: usize) {
        for message in self.options.conditions() {
            self.require_static(&message);
        }
        while self.seen < positions {
            self.rng = ChaCha8Rng::seed_from_u64(self.seed);
            self.game();
            self.seed += 1;
        }
    }

    fn game(&mut self) {
        let start = match &self.start {
            Some(position) => position.clone(),
            None => G::initial(&self.options),
        };
        let seats = self.options.seating().seats;
        let first_ply = G::ply(&start);
        let mut position = start.clone();
        let mut entries = Vec::new();
        let mut middle = None;
        let mut turns = Vec::new();
        let mut counts = Vec::new();
        loop {
            turns.clear();
            G::turns(&position, &mut turns);
            counts.push(turns.len());
            self.visit(&position, &turns);
            let Some(turn) = random_choice::<G>(&position, &turns, &mut self.rng) else {
                break;
            };
            if G::ply(&position) - first_ply >= self.suite.longest {
                self.fail(&position, "the game goes on and on");
            }
            if self.rng.random_ratio(1, 32) {
                middle = Some((position.clone(), entries.len()));
            }
            // Where the game goes on without a seat, it sometimes must.
            if seats > 2 && self.rng.random_ratio(1, 64) {
                let seat = Seat(self.rng.random_range(0..seats));
                G::retire(&mut position, seat);
                entries.push(Entered::Retired(seat));
                continue;
            }
            self.check_played(&position, &turn);
            entries.push(Entered::Played(G::turn_text(&position, &turn)));
            if self.strangers.len() < 64 {
                self.strangers.push(turn.clone());
            } else {
                let index = self.rng.random_range(0..64);
                self.strangers[index] = turn.clone();
            }
            G::play_unchecked(&mut position, &turn);
        }
        self.check_record(self.start.as_ref(), &entries, &position);
        if let Some((from, skipped)) = middle {
            self.check_record(Some(&from), &entries[skipped..], &position);
        }
        if self.start.is_none() {
            let suite = self.suite;
            for symmetry in &suite.symmetries {
                self.check_symmetry(symmetry, &entries, &counts);
            }
        }
    }

    /// Holds a position to everything.
    fn visit(&mut self, position: &G::Position, turns: &[G::Turn]) {
        self.seen += 1;
        self.check_state(position);
        self.check_position_text(position);
        self.check_turns(position, turns);
        self.check_steps(position, turns);
        self.check_refusals(position, turns);
        if self.seen % 4 == 1 {
            self.check_retire(position);
        }
        if self.seen % 16 == 1 || G::actor(position) == Actor::Over {
            self.check_graph(position);
            self.check_view(position);
        }
    }

    /// Reads a text that must be a legal turn or a roll that is due.
    pub(crate) fn parse(&self, position: &G::Position, text: &str) -> G::Turn {
        match G::parse_turn(position, text) {
            Ok(turn) => turn,
            Err(refusal) => self.fail(position, format!("`{text}` is refused: {refusal:?}")),
        }
    }

    /// A message that somebody will read must have a text.
    pub(crate) fn require(&self, position: &G::Position, message: &Message) {
        if let Some(fault) = self.suite.texts.fault(message) {
            self.fail(position, fault);
        }
    }

    fn require_static(&self, message: &Message) {
        if let Some(fault) = self.suite.texts.fault(message) {
            panic!("{}: {:?}: {fault}", G::spec().id, self.values);
        }
    }

    /// The text of how a game ended must exist.
    pub(crate) fn require_outcome(&self, position: &G::Position, outcome: &Outcome) {
        let Some(how) = outcome.how() else {
            self.fail(position, "rules never call a game off");
        };
        if let Outcome::Win { seats, points, .. } = outcome
            && (seats.is_empty() || *points == 0)
        {
            self.fail(position, "a win without winners or points");
        }
        let ids = [
            format!("{}-how-{how}", G::spec().id),
            format!("game-how-{how}"),
        ];
        if !ids.iter().any(|id| self.suite.texts.contains(id)) {
            self.fail(position, format!("there is no text for {ids:?}"));
        }
        let of_the_table = [How::RESIGNATION, How::TIME, How::LEFT, How::AGREEMENT];
        if of_the_table.contains(how) {
            self.fail(position, format!("`{how}` is for a table to say"));
        }
    }

    pub(crate) fn fail(&self, position: &G::Position, what: impl Display) -> ! {
        let text = G::position_text(position);
        panic!(
            "{what}\n  game {}, options {:?}, seed {:#x}\n  position {text}\n  {position:?}",
            G::spec().id,
            self.values,
            self.seed,
        )
    }
}

//! The steps of a turn: walks, `again`, and the step graph.

use crate::playout::after;
use crate::run::Run;
use rand::seq::IndexedRandom;
use std::collections::HashSet;
use tablier_game::{
    Actor, Cell, DynGame, GRAPH_LIMIT_BYTES, Next, Notation, Place, Step, StepGraph, StepNode,
    Steps, Target, step_graph,
};

/// Walks taken where there are too many for all.
const SAMPLE: usize = 32;
/// Walks of one turn that are taken in full at most.
const MOST_WALKS: usize = 100_000;

impl<G: Notation> Run<'_, G> {
    pub(crate) fn check_steps(&mut self, position: &G::Position, turns: &[G::Turn]) {
        if !matches!(G::actor(position), Actor::Player(_)) {
            return;
        }
        // A walk for every turn at least.
        if self.walk_budget.allows(turns.len()) {
            let mut walks = Walks {
                run: self,
                position,
                reached: HashSet::new(),
                count: 0,
            };
            if walks.all(&mut Vec::new(), &mut String::new()) {
                let walked = walks.reached;
                let generated: HashSet<G::Position> = turns
                    .iter()
                    .map(|turn| after::<G>(position, turn))
                    .collect();
                if walked != generated {
                    let counts = (walked.len(), generated.len());
                    self.fail(
                        position,
                        format!("walks and turns reach other positions: {counts:?}"),
                    );
                }
            }
        }
        for _ in 0..SAMPLE {
            self.check_random_walk(position);
        }
        self.check_impossible_steps(position);
    }

    fn targets(&self, position: &G::Position, partial: &[Step]) -> Steps {
        let mut steps = Steps::new();
        if let Err(refusal) = G::steps(position, partial, &mut steps) {
            self.fail(
                position,
                format!("the walk {partial:?} is refused: {refusal:?}"),
            );
        }
        if steps.targets.is_empty() {
            self.fail(position, format!("nothing can be chosen after {partial:?}"));
        }
        self.require(position, &steps.ask);
        if let Some(ask) = &steps.again {
            self.require(position, ask);
        }
        for target in &steps.targets {
            if matches!(target.step, Step::Choose(_)) {
                let text = G::step_text(position, target.step);
                let id = format!("{}-choice-{text}", G::spec().id);
                if !self.suite.texts.contains(&id) {
                    self.fail(position, format!("there is no text for `{id}`"));
                }
            }
        }
        steps
    }

    /// What `again` promises of the steps after one target.
    fn check_again(&self, position: &G::Position, steps: &Steps, partial: &[Step]) {
        let (Some(ask), Some(chosen)) = (&steps.again, partial.last()) else {
            return;
        };
        let next = self.targets(position, partial);
        let rest: Vec<Target> = steps
            .targets
            .iter()
            .filter(|target| target.step != *chosen)
            .map(|target| Target {
                step: target.step,
                ends: true,
            })
            .collect();
        if next.targets != rest || next.ask != *ask || next.again.is_some() {
            self.fail(position, format!("`again` does not hold after {partial:?}"));
        }
    }

    fn check_random_walk(&mut self, position: &G::Position) {
        let mut partial = Vec::new();
        let mut text = String::new();
        loop {
            let steps = self.targets(position, &partial);
            self.check_step_texts(position, &steps);
            let target = *steps
                .targets
                .choose(&mut self.rng)
                .expect("`targets` refuses an empty list");
            partial.push(target.step);
            append::<G>(&mut text, position, target.step);
            if target.ends {
                break;
            }
            self.check_again(position, &steps, &partial);
        }
        self.check_walk(position, &text);
    }

    fn check_step_texts(&self, position: &G::Position, steps: &Steps) {
        for Target { step, .. } in &steps.targets {
            let text = G::step_text(position, *step);
            let read = G::parse_step(position, &text);
            if read != Some(*step) {
                self.fail(
                    position,
                    format!("`{text}` is the step {step:?}, but read as {read:?}"),
                );
            }
        }
    }

    /// The steps of a whole turn, as text, are that turn.
    fn check_walk(&self, position: &G::Position, text: &str) -> G::Turn {
        let turn = self.parse(position, text);
        if let Err(refusal) = G::check(position, &turn) {
            self.fail(
                position,
                format!("`{text}` is read, but refused: {refusal:?}"),
            );
        }
        let canonical = G::turn_text(position, &turn);
        if self.parse(position, &canonical) != turn {
            self.fail(
                position,
                format!("`{text}` is written as `{canonical}`, another turn"),
            );
        }
        turn
    }

    fn check_impossible_steps(&self, position: &G::Position) {
        let nowhere = Cell(u16::MAX);
        for step in [
            Step::Place(nowhere),
            Step::Move(nowhere, nowhere),
            Step::Choose(u8::MAX),
        ] {
            match G::steps(position, &[step], &mut Steps::new()) {
                Ok(()) => self.fail(position, format!("the step {step:?} is accepted")),
                Err(refusal) => self.require(position, &refusal.into()),
            }
        }
    }

    /// The graph that travels with the view has the same steps, and so has the endpoint.
    pub(crate) fn check_graph(&self, position: &G::Position) {
        let Some(graph) = step_graph::<G>(position, GRAPH_LIMIT_BYTES) else {
            return;
        };
        let mut visits = 0;
        self.check_graph_node(position, &graph, 0, &mut Vec::new(), &mut visits);
        let erased =
            DynGame::parse_position(&self.suite.game, &G::position_text(position), &self.values)
                .unwrap_or_else(|message| self.fail(position, message));
        match erased.steps(&[]) {
            Ok(node) if same_choices(&node, &graph.nodes[0]) => {}
            node => self.fail(position, format!("the endpoint says {node:?}")),
        }
    }

    fn check_graph_node(
        &self,
        position: &G::Position,
        graph: &StepGraph,
        index: usize,
        partial: &mut Vec<Step>,
        visits: &mut usize,
    ) {
        *visits += 1;
        if *visits > 4_096 {
            return;
        }
        let node = &graph.nodes[index];
        let steps = self.targets(position, partial);
        if node.ask != steps.ask || node.targets.len() != steps.targets.len() {
            self.fail(position, format!("the graph differs after {partial:?}"));
        }
        for (in_graph, target) in node.targets.iter().zip(&steps.targets) {
            let place = match target.step {
                Step::Place(cell) => Place::Cell {
                    at: G::cell_text(position, cell),
                },
                Step::Move(from, to) => Place::Move {
                    from: G::cell_text(position, from),
                    to: G::cell_text(position, to),
                },
                Step::Choose(_) => Place::Choice,
            };
            let same_step = in_graph.step == G::step_text(position, target.step);
            let same_next = match &in_graph.next {
                Next::End => target.ends,
                Next::Node { .. } => !target.ends && steps.again.is_none(),
                Next::Again { ask } => !target.ends && steps.again.as_ref() == Some(ask),
            };
            if !same_step || !same_next || in_graph.place != place {
                self.fail(
                    position,
                    format!("the graph has {in_graph:?} for {target:?}"),
                );
            }
            if let Next::Node { node } = in_graph.next {
                partial.push(target.step);
                self.check_graph_node(position, graph, node as usize, partial, visits);
                partial.pop();
            }
        }
    }
}

fn same_choices(one: &StepNode, other: &StepNode) -> bool {
    one.ask == other.ask
        && one.targets.len() == other.targets.len()
        && one.targets.iter().zip(&other.targets).all(|(one, other)| {
            let ends = |next: &Next| *next == Next::End;
            one.step == other.step
                && one.place == other.place
                && ends(&one.next) == ends(&other.next)
        })
}

fn append<G: Notation>(text: &mut String, position: &G::Position, step: Step) {
    if !text.is_empty() {
        text.push(' ');
    }
    text.push_str(&G::step_text(position, step));
}

/// Every walk of one turn.
struct Walks<'a, 'b, G: Notation> {
    run: &'a Run<'b, G>,
    position: &'a G::Position,
    reached: HashSet<G::Position>,
    count: usize,
}

impl<G: Notation> Walks<'_, '_, G> {
    /// Whether all walks were taken; there may be too many.
    fn all(&mut self, partial: &mut Vec<Step>, text: &mut String) -> bool {
        let steps = self.run.targets(self.position, partial);
        let length = text.len();
        for (index, target) in steps.targets.iter().enumerate() {
            partial.push(target.step);
            append::<G>(text, self.position, target.step);
            if target.ends {
                self.count += 1;
                if self.count > MOST_WALKS {
                    return false;
                }
                let turn = self.run.check_walk(self.position, text);
                self.reached.insert(after::<G>(self.position, &turn));
            } else {
                // The promise is checked on some, since each takes all the targets again.
                if index % 16 == 0 {
                    self.run.check_again(self.position, &steps, partial);
                }
                if !self.all(partial, text) {
                    return false;
                }
            }
            partial.pop();
            text.truncate(length);
        }
        true
    }
}

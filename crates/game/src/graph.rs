//! The step graph: all that can be chosen in a turn, small enough to travel with a view.
//!
//! The graph is the tree of steps with equal subtrees made one (Backgammon reaches the same rest of a
//! turn by many orders of its dice).

use crate::{Message, Next, Notation, Place, Step, StepGraph, StepNode, StepTarget, Steps};
use std::collections::HashMap;

/// Graphs whose JSON is longer than this are not sent along; the client asks step by step.
pub const GRAPH_LIMIT_BYTES: usize = 16 * 1024;

/// The walk gives up after this many nodes of the unmerged tree.
const WALK_LIMIT: usize = 4096;

/// The graph of the turn in `position`, or `None` if its JSON would be longer than `limit_bytes` or
/// nobody chooses anything.
pub fn step_graph<G: Notation>(position: &G::Position, limit_bytes: usize) -> Option<StepGraph> {
    let mut walk = Walk::<G> {
        position,
        nodes: Vec::new(),
        known: HashMap::new(),
        visited: 0,
        bytes: 0,
        limit_bytes,
    };
    let root = walk.node(&mut Vec::new())?;
    let mut nodes = walk.nodes;
    if nodes[root as usize].targets.is_empty() {
        return None;
    }
    // Children come before parents in the walk; the reader wants the root first.
    let last = nodes.len() as u32 - 1;
    nodes.reverse();
    for node in &mut nodes {
        for target in &mut node.targets {
            if let Next::Node { node } = &mut target.next {
                *node = last - *node;
            }
        }
    }
    let graph = StepGraph { nodes };
    let bytes = serde_json::to_string(&graph)
        .expect("a step graph has text keys only")
        .len();
    (bytes <= limit_bytes).then_some(graph)
}

struct Walk<'a, G: Notation> {
    position: &'a G::Position,
    nodes: Vec<StepNode>,
    known: HashMap<StepNode, u32>,
    visited: usize,
    bytes: usize,
    limit_bytes: usize,
}

impl<G: Notation> Walk<'_, G> {
    fn node(&mut self, partial: &mut Vec<Step>) -> Option<u32> {
        self.visited += 1;
        if self.visited > WALK_LIMIT || self.bytes > self.limit_bytes {
            return None;
        }
        let mut steps = Steps::new();
        G::steps(self.position, partial, &mut steps)
            .map_err(Into::into)
            .expect("a walk over the targets that `steps` gave is legal");
        let mut targets = Vec::with_capacity(steps.targets.len());
        for target in &steps.targets {
            let next = match &steps.again {
                _ if target.ends => Next::End,
                Some(ask) => Next::Again { ask: ask.clone() },
                None => {
                    partial.push(target.step);
                    let node = self.node(partial)?;
                    partial.pop();
                    Next::Node { node }
                }
            };
            targets.push(step_target::<G>(self.position, target.step, next));
        }
        let node = StepNode {
            ask: steps.ask,
            targets,
        };
        if let Some(index) = self.known.get(&node) {
            return Some(*index);
        }
        // A lower bound of the JSON's length is enough to stop in time.
        self.bytes += 6 * node.targets.len();
        let index = self.nodes.len() as u32;
        self.nodes.push(node.clone());
        self.known.insert(node, index);
        Some(index)
    }
}

/// One node: what can be chosen after the steps given as texts. Targets that go on say so by naming
/// node 0, which stands for "ask again with this step added". A step that is not offered is refused with the
/// reason of the rules.
pub(crate) fn step_node<G: Notation>(
    position: &G::Position,
    partial: &[&str],
) -> Result<StepNode, Message> {
    let mut steps = Steps::new();
    let mut path = Vec::with_capacity(partial.len());
    G::steps(position, &path, &mut steps).map_err(Into::into)?;
    for text in partial {
        let refused = || Message::new("game-step-refused").with("step", *text);
        let step = G::parse_step(position, text).ok_or_else(refused)?;
        let offered = steps.targets.iter().find(|target| target.step == step);
        let goes_on = offered.is_some_and(|target| !target.ends);
        path.push(step);
        G::steps(position, &path, &mut steps).map_err(Into::into)?;
        if !goes_on {
            return Err(refused());
        }
    }
    let targets = steps
        .targets
        .iter()
        .map(|target| {
            let next = match &steps.again {
                _ if target.ends => Next::End,
                Some(ask) => Next::Again { ask: ask.clone() },
                None => Next::Node { node: 0 },
            };
            step_target::<G>(position, target.step, next)
        })
        .collect();
    Ok(StepNode {
        ask: steps.ask,
        targets,
    })
}

fn step_target<G: Notation>(position: &G::Position, step: Step, next: Next) -> StepTarget {
    let place = match step {
        Step::Place(cell) => Place::Cell {
            at: G::cell_text(position, cell),
        },
        Step::Move(from, to) => Place::Move {
            from: G::cell_text(position, from),
            to: G::cell_text(position, to),
        },
        Step::Choose(_) => Place::Choice,
    };
    StepTarget {
        step: G::step_text(position, step),
        place,
        next,
    }
}

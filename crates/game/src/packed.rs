//! Step nodes as they travel: the same choices in fewer letters.
//!
//! A large goban offers hundreds of points at every click, and a double hundreds of checker moves. Both are
//! written short, so that their graphs fit beside the position and no first click waits for the server.

use crate::{Message, Next, Place, StepNode, StepTarget};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A [`StepNode`] on the wire.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "protocol.ts")]
pub struct PackedNode {
    /// What the player is asked.
    pub ask: Message,
    /// What comes after the targets that are only a name; absent if there are none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub next: Option<Next>,
    /// What can be chosen, in a fixed order.
    pub targets: Vec<PackedTarget>,
}

/// A [`StepTarget`] on the wire.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(untagged)]
#[ts(export_to = "protocol.ts")]
pub enum PackedTarget {
    /// A piece comes to the cell that is named like the step, and [`PackedNode::next`] comes next.
    Cell(String),
    /// The step's text, from where, to where, and the node that comes next (null: the turn is complete).
    Move(String, String, String, Option<u32>),
    /// Any other.
    Target(StepTarget),
}

impl From<StepNode> for PackedNode {
    fn from(StepNode { ask, targets }: StepNode) -> PackedNode {
        let then = most_frequent(&targets);
        let targets = targets
            .into_iter()
            .map(|target| pack(target, then.as_ref()))
            .collect();
        PackedNode {
            ask,
            next: then,
            targets,
        }
    }
}

impl From<PackedNode> for StepNode {
    fn from(
        PackedNode {
            ask,
            next: then,
            targets,
        }: PackedNode,
    ) -> StepNode {
        let targets = targets
            .into_iter()
            .map(|target| unpack(target, then.as_ref()))
            .collect();
        StepNode { ask, targets }
    }
}

/// Whether a target is a cell that is named like its step.
fn is_named(target: &StepTarget) -> bool {
    matches!(&target.place, Place::Cell { at } if *at == target.step)
}

/// What comes after most of the targets that can be only a name.
fn most_frequent(targets: &[StepTarget]) -> Option<Next> {
    let mut counts: Vec<(&Next, usize)> = Vec::new();
    for target in targets.iter().filter(|target| is_named(target)) {
        match counts.iter_mut().find(|(next, _)| *next == &target.next) {
            Some((_, count)) => *count += 1,
            None => counts.push((&target.next, 1)),
        }
    }
    counts
        .into_iter()
        .max_by_key(|(_, count)| *count)
        .map(|(next, _)| next.clone())
}

fn pack(target: StepTarget, then: Option<&Next>) -> PackedTarget {
    if is_named(&target) && Some(&target.next) == then {
        return PackedTarget::Cell(target.step);
    }
    match target {
        StepTarget {
            step,
            place: Place::Move { from, to },
            next: Next::End,
        } => PackedTarget::Move(step, from, to, None),
        StepTarget {
            step,
            place: Place::Move { from, to },
            next: Next::Node { node },
        } => PackedTarget::Move(step, from, to, Some(node)),
        target => PackedTarget::Target(target),
    }
}

fn unpack(target: PackedTarget, then: Option<&Next>) -> StepTarget {
    match target {
        PackedTarget::Cell(step) => StepTarget {
            place: Place::Cell { at: step.clone() },
            step,
            next: then.cloned().unwrap_or(Next::End),
        },
        PackedTarget::Move(step, from, to, node) => StepTarget {
            step,
            place: Place::Move { from, to },
            next: node.map_or(Next::End, |node| Next::Node { node }),
        },
        PackedTarget::Target(target) => target,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn node() -> StepNode {
        let again = Next::Again {
            ask: Message::new("second"),
        };
        let cell = |at: &str, next: Next| StepTarget {
            step: at.to_owned(),
            place: Place::Cell { at: at.to_owned() },
            next,
        };
        let step = |step: &str, place: Place, next: Next| StepTarget {
            step: step.to_owned(),
            place,
            next,
        };
        let way = || Place::Move {
            from: "24".to_owned(),
            to: "20".to_owned(),
        };
        StepNode {
            ask: Message::new("first").with("left", 2),
            targets: vec![
                cell("a1", again.clone()),
                cell("a2", Next::End),
                cell("a3", again),
                step(
                    "d",
                    Place::Cell {
                        at: "d3".to_owned(),
                    },
                    Next::End,
                ),
                step("24/20", way(), Next::Node { node: 3 }),
                step("24/20", way(), Next::End),
                step("pass", Place::Choice, Next::End),
            ],
        }
    }

    #[test]
    fn a_node_travels_short_and_arrives_whole() {
        let json = serde_json::to_value(node()).unwrap();
        assert_eq!(json["targets"][0], "a1");
        assert_eq!(json["targets"][1]["step"], "a2");
        assert_eq!(
            json["targets"][4],
            serde_json::json!(["24/20", "24", "20", 3])
        );
        assert_eq!(
            json["targets"][5],
            serde_json::json!(["24/20", "24", "20", null])
        );
        assert_eq!(serde_json::from_value::<StepNode>(json).unwrap(), node());
    }
}

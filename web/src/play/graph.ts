/**
 * The steps of a turn as they travel, and as the walker and the boards use them. What travels is short: a cell named like
 * its step is only that name, a move is a list.
 */
import type { Next, PackedNode, PackedTarget, StepGraph, StepNode, StepTarget } from '@/generated/protocol';

/** Everything that can be chosen in a turn; node 0 is its beginning. */
export interface Graph {
  readonly nodes: readonly StepNode[];
}

const unpacked = new WeakMap<StepGraph, Graph>();

/** The graph that came with a position, written out; the same object for the same graph. */
export function unpackGraph(graph: StepGraph): Graph {
  const known = unpacked.get(graph);
  if (known !== undefined) return known;
  const whole = { nodes: graph.nodes.map(unpackNode) };
  unpacked.set(graph, whole);
  return whole;
}

/** One node, written out. */
export function unpackNode({ ask, next = { kind: 'end' }, targets }: PackedNode): StepNode {
  return { ask, targets: targets.map((target) => unpackTarget(target, next)) };
}

function unpackTarget(target: PackedTarget, then: Next): StepTarget {
  if (typeof target === 'string') return { step: target, place: { kind: 'cell', at: target }, next: then };
  if (!Array.isArray(target)) return target;
  const [step, from, to, node] = target;
  return { step, place: { kind: 'move', from, to }, next: node === null ? { kind: 'end' } : { kind: 'node', node } };
}

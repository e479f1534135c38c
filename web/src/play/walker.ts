/**
 * Walks the steps of a turn. One walker for every game: what can be chosen comes from the server, as a
 * graph sent with the position or, where that would be too large, node by node.
 *
 * A walk is a value; every function gives a new one. It knows no game and sends nothing.
 */
import type { PackedNode, StepGraph, StepNode, StepTarget } from '@/generated/protocol';
import { type Graph, unpackGraph, unpackNode } from './graph';

export interface Walk {
  /** The whole graph, or null if nodes are asked for one by one. */
  readonly graph: Graph | null;
  /** What can be chosen now; null while a node is being asked for, and when the turn is complete. */
  readonly node: StepNode | null;
  /** The steps chosen so far. */
  readonly path: readonly StepTarget[];
  /** The node that each of them was chosen in. */
  readonly trail: readonly StepNode[];
  /** Whether the turn is complete. */
  readonly complete: boolean;
}

/** The beginning of a turn; without a graph the first node must be asked for. */
export function begin(packed: StepGraph | null): Walk {
  const graph = packed === null ? null : unpackGraph(packed);
  return { graph, node: graph?.nodes[0] ?? null, path: [], trail: [], complete: false };
}

/** Whether the node after the steps chosen so far must be asked for. */
export function isWaiting(walk: Walk): boolean {
  return walk.node === null && !walk.complete;
}

/** The walk with the node that was asked for; an answer that comes too late changes nothing. */
export function arrive(walk: Walk, steps: readonly string[], packed: PackedNode): Walk {
  const stillWanted = isWaiting(walk) && walk.path.map((target) => target.step).join(' ') === steps.join(' ');
  return stillWanted ? { ...walk, node: unpackNode(packed) } : walk;
}

/**
 * Chooses a target. Choosing one that was chosen already takes it back. What the present node does not
 * offer changes nothing.
 */
export function choose(walk: Walk, target: StepTarget): Walk {
  const earlier = walk.path.findIndex((chosen) => chosen.step === target.step && samePlace(chosen, target));
  const offered = walk.node?.targets.find((other) => other.step === target.step && samePlace(other, target));
  if (walk.node === null || offered === undefined) {
    return earlier === -1 ? walk : without(walk, earlier);
  }
  const path = [...walk.path, offered];
  const trail = [...walk.trail, walk.node];
  switch (offered.next.kind) {
    case 'end':
      return { ...walk, path, trail, node: null, complete: true };
    case 'again':
      return { ...walk, path, trail, node: again(walk.node, offered, offered.next.ask) };
    case 'node':
      return { ...walk, path, trail, node: walk.graph?.nodes[offered.next.node] ?? null };
  }
}

/** Takes the last step back. */
export function back(walk: Walk): Walk {
  return walk.path.length === 0 ? walk : without(walk, walk.path.length - 1);
}

/** Takes the step at `index` back, also where an equal one is offered again. */
export function takeBack(walk: Walk, index: number): Walk {
  return without(walk, index);
}

/** The text of the turn: the texts of its steps, joined by spaces. */
export function turnText(walk: Walk): string {
  return walk.path.map((target) => target.step).join(' ');
}

/** The walk before the step at `index` was chosen; later steps, if they still can, are chosen again. */
function without(walk: Walk, index: number): Walk {
  const node = walk.trail[index];
  if (node === undefined) return walk;
  const before: Walk = {
    ...walk,
    node,
    path: walk.path.slice(0, index),
    trail: walk.trail.slice(0, index),
    complete: false,
  };
  return walk.path.slice(index + 1).reduce((left, target) => {
    const offered = left.node?.targets.some((other) => other.step === target.step && samePlace(other, target));
    return offered === true ? choose(left, target) : left;
  }, before);
}

/** The same targets less the chosen one, each of which completes the turn. */
function again(node: StepNode, chosen: StepTarget, ask: StepNode['ask']): StepNode {
  return {
    ask,
    targets: node.targets
      .filter((target) => target !== chosen)
      .map((target) => ({ ...target, next: { kind: 'end' } })),
  };
}

function samePlace(one: StepTarget, other: StepTarget): boolean {
  return JSON.stringify(one.place) === JSON.stringify(other.place);
}

import { describe, expect, it } from 'vitest';
import type { Next, StepGraph, StepNode, StepTarget } from '@/generated/protocol';
import { arrive, back, begin, choose, isWaiting, turnText } from './walker';

const END: Next = { kind: 'end' };
const ask = (id: string) => ({ id, args: {} });
const cell = (at: string, next: Next = END, step = at): StepTarget => ({ step, place: { kind: 'cell', at }, next });
const node = (id: string, targets: StepTarget[]): StepNode => ({ ask: ask(id), targets });

/** The target of the present node with this step. */
function target(walk: ReturnType<typeof begin>, step: string): StepTarget {
  const found = walk.node?.targets.find((other) => other.step === step);
  if (found === undefined) throw new Error(`no step ${step}`);
  return found;
}

describe('a turn of one step', () => {
  const graph: StepGraph = { nodes: [node('column', [cell('d1', END, 'd'), cell('e1', END, 'e')])] };

  it('is complete with it', () => {
    const walk = choose(begin(graph), cell('d1', END, 'd'));
    expect(walk.complete).toBe(true);
    expect(turnText(walk)).toBe('d');
  });

  it('can be taken back, and chosen again', () => {
    const walk = back(choose(begin(graph), cell('d1', END, 'd')));
    expect(walk.complete).toBe(false);
    expect(turnText(choose(walk, cell('e1', END, 'e')))).toBe('e');
  });

  it('is not touched by what is not offered', () => {
    const walk = begin(graph);
    expect(choose(walk, cell('g9'))).toBe(walk);
  });
});

describe('a turn of two stones out of the same points', () => {
  const again: Next = { kind: 'again', ask: ask('second') };
  const graph: StepGraph = {
    nodes: [node('first', [cell('h8', again), cell('k12', again), cell('j10', again), cell('a1', END)])],
  };

  it('offers the same less the chosen one, each of which ends it', () => {
    const walk = choose(begin(graph), cell('h8'));
    expect(walk.node?.ask.id).toBe('second');
    expect(walk.node?.targets.map((other) => other.step)).toEqual(['k12', 'j10', 'a1']);
    expect(walk.node?.targets.every((other) => other.next.kind === 'end')).toBe(true);
    expect(turnText(choose(walk, cell('k12')))).toBe('h8 k12');
  });

  it('takes the first stone back when it is touched again', () => {
    const walk = choose(choose(begin(graph), cell('h8')), cell('h8'));
    expect(walk.path).toEqual([]);
    expect(walk.node?.ask.id).toBe('first');
  });

  it('keeps the second stone when the first is taken back from a complete turn', () => {
    const full = choose(choose(begin(graph), cell('h8')), cell('k12'));
    const walk = choose(full, cell('h8'));
    expect(walk.complete).toBe(false);
    expect(turnText(walk)).toBe('k12');
  });

  it('ends at once with a stone that says so', () => {
    expect(choose(begin(graph), cell('a1')).complete).toBe(true);
  });
});

describe('a turn along the nodes of a graph', () => {
  const move = (from: string, to: string, next: Next): StepTarget => ({
    step: `${from}/${to}`,
    place: { kind: 'move', from, to },
    next,
  });
  const graph: StepGraph = {
    nodes: [
      node('die', [move('24', '18', { kind: 'node', node: 1 }), move('13', '7', { kind: 'node', node: 1 })]),
      node('other', [move('18', '17', END), move('8', '7', END)]),
    ],
  };

  it('follows them and joins the texts of the steps', () => {
    let walk = begin(graph);
    walk = choose(walk, target(walk, '24/18'));
    walk = choose(walk, target(walk, '18/17'));
    expect(walk.complete).toBe(true);
    expect(turnText(walk)).toBe('24/18 18/17');
  });
});

describe('a turn whose nodes are asked for', () => {
  const first = node('first', [cell('h8', { kind: 'node', node: 0 })]);
  const second = node('second', [cell('k12')]);

  it('waits for each node', () => {
    let walk = begin(null);
    expect(isWaiting(walk)).toBe(true);
    walk = choose(arrive(walk, [], first), cell('h8'));
    expect(isWaiting(walk)).toBe(true);
    walk = arrive(walk, ['h8'], second);
    expect(turnText(choose(walk, cell('k12')))).toBe('h8 k12');
  });

  it('is not touched by an answer that comes too late', () => {
    const walk = choose(arrive(begin(null), [], first), cell('h8'));
    expect(arrive(walk, ['a1'], second)).toBe(walk);
    const returned = back(walk);
    expect(arrive(returned, ['h8'], second)).toBe(returned);
  });

  it('goes back without asking again', () => {
    const walk = back(choose(arrive(begin(null), [], first), cell('h8')));
    expect(walk.node).toEqual(first);
  });
});

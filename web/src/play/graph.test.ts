import { expect, test } from 'vitest';
import type { Message, StepGraph } from '@/generated/protocol';
import { unpackGraph } from './graph';

const ask: Message = { id: 'ask', args: {} };

test('names, moves and whole targets are written out in their order', () => {
  const again = { kind: 'again', ask } as const;
  const pass = { step: 'pass', place: { kind: 'choice' }, next: { kind: 'end' } } as const;
  const graph: StepGraph = { nodes: [{ ask, next: again, targets: ['a1', ['24/20', '24', '20', 1], ['6/off', '6', 'off', null], pass] }] };
  expect(unpackGraph(graph).nodes[0]?.targets).toEqual([
    { step: 'a1', place: { kind: 'cell', at: 'a1' }, next: again },
    { step: '24/20', place: { kind: 'move', from: '24', to: '20' }, next: { kind: 'node', node: 1 } },
    { step: '6/off', place: { kind: 'move', from: '6', to: 'off' }, next: { kind: 'end' } },
    pass,
  ]);
  expect(unpackGraph(graph)).toBe(unpackGraph(graph));
});

import { describe, expect, test } from 'vitest';
import type { StepTarget } from '@/generated/protocol';
import { counts } from './counts';
import { boardOf, viewOf } from './samples';

function step(from: string, to: string): StepTarget {
  return { step: `${from}/${to}`, place: { kind: 'move', from, to }, next: { kind: 'end' } };
}

/** Pips and checkers borne off of a seat, after steps. */
function counted(sample: string, seat: number, ...steps: StepTarget[]): unknown[] {
  return counts(viewOf(sample), seat, [], steps).map(({ args }) => args['count']);
}

describe('what is counted', () => {
  test('is what the rules count, before a step is chosen', () => {
    for (const sample of ['start', 'home', 'middle', 'bar']) {
      const { pips, off } = boardOf(sample);
      expect(counted(sample, 0)).toEqual(off.white === 0 ? [pips.white] : [pips.white, off.white]);
      expect(counted(sample, 1)).toEqual(off.black === 0 ? [pips.black] : [pips.black, off.black]);
    }
  });

  test('follows the steps chosen', () => {
    expect(counted('start', 0, step('8', '5'))).toEqual([167 - 3]);
    expect(counted('start', 0, step('8', '5'), step('6', '5'))).toEqual([167 - 4]);
    const { pips, off } = boardOf('home');
    expect(counted('home', 0, step('6', 'off-white'))).toEqual([pips.white - 6, off.white + 1]);
  });

  test('counts the way back of a checker that would be hit', () => {
    const { pips } = boardOf('middle');
    // On the point that White calls 7 Black still needs 18 of its own pips, on the bar 25.
    expect(counted('middle', 1, step('13', '7'))).toEqual([pips.black + 7]);
  });
});

import { describe, expect, test } from 'vitest';
import type { StepTarget } from '@/generated/protocol';
import { type Walk, begin, choose } from '@/play/walker';
import { type Landing, sourcesOf } from './landings';
import { type Turn, dragged, openCells, touched } from './picking';
import { viewOf } from './samples';
import { checkersOf, pilesOf } from './standing';
import type { Board } from '@/generated/backgammon';

const start = viewOf('start');

/** The turn after steps by their texts, with a checker picked. */
function turnAfter(sample: string, steps: readonly string[], picked: string | null = null): Turn {
  const view = viewOf(sample);
  const piles = pilesOf(checkersOf(view.board as Board));
  const walk = steps.reduce((before: Walk, text) => {
    const target = before.node?.targets.find(({ step }) => step === text);
    if (target === undefined) throw new Error(`${text} is not offered`);
    return choose(before, target);
  }, begin(view.steps));
  const hits = (cell: string) => piles.get(cell)?.some(({ side }) => side === 'black') === true;
  return { picked, sources: sourcesOf(walk.node?.targets ?? [], walk.graph, hits), chosen: walk.path };
}

function to(landings: readonly Landing[] | undefined): string[] {
  return (landings ?? []).map((landing) => landing.to);
}

function texts(path: readonly StepTarget[]): string {
  return path.map(({ step }) => step).join(' ');
}

describe('landings', () => {
  test('are those of one die, then those of both', () => {
    const { sources } = turnAfter('start', []);
    expect([...sources.keys()]).toEqual(['24', '13', '8', '6']);
    expect(to(sources.get('8'))).toEqual(['7', '5', '4']);
    expect(to(sources.get('24'))).toEqual(['23', '21', '20']);
  });

  test('of several dice are walked one by one', () => {
    const meaning = touched(turnAfter('start', [], '8'), '4');
    expect(meaning.kind).toBe('play');
    const path = meaning.kind === 'play' ? meaning.path : [];
    expect(path).toHaveLength(2);
    const walk = path.reduce(choose, begin(start.steps));
    expect(walk.complete).toBe(true);
    expect(texts(walk.path)).toBe(texts(path));
  });

  test('of several dice are not offered where the ways hit differently', () => {
    const { sources } = turnAfter('middle', []);
    const far = (sources.get('13') ?? []).filter(({ path }) => path.length > 1);
    // 13/7* hits, 13/10 does not, and both lead to 4.
    expect(to(far)).toEqual([]);
  });

  test('need the graph only where they take several dice', () => {
    const sources = sourcesOf(begin(start.steps).node?.targets ?? [], null, () => false);
    expect(to(sources.get('8'))).toEqual(['7', '5']);
  });
});

describe('a touch', () => {
  test('picks a checker, then its landing', () => {
    expect(touched(turnAfter('start', []), '8')).toEqual({ kind: 'pick', cell: '8' });
    const meaning = touched(turnAfter('start', [], '8'), '5');
    expect(meaning.kind === 'play' && texts(meaning.path)).toBe('8/5');
  });

  test('on the picked checker drops it, on another picks that', () => {
    expect(touched(turnAfter('start', [], '8'), '8')).toEqual({ kind: 'drop' });
    expect(touched(turnAfter('start', [], '8'), '13')).toEqual({ kind: 'pick', cell: '13' });
  });

  test('lands rather than picks where both are possible', () => {
    const meaning = touched(turnAfter('start', ['8/5'], '6'), '5');
    expect(meaning.kind).toBe('play');
  });

  test('takes a chosen step back, at its landing or where it began', () => {
    const turn = turnAfter('start', ['8/5', '6/5']);
    expect(turn.sources.size).toBe(0);
    expect(touched(turn, '5')).toEqual({ kind: 'take-back', index: 1 });
    expect(touched(turn, '8')).toEqual({ kind: 'take-back', index: 0 });
  });

  test('elsewhere is refused with a reason, or means nothing when it is not the turn', () => {
    expect(touched(turnAfter('start', []), '12')).toEqual({ kind: 'no-source', cell: '12' });
    expect(touched(turnAfter('start', [], '8'), '3')).toEqual({ kind: 'no-landing', from: '8', to: '3' });
    expect(touched({ picked: null, sources: new Map(), chosen: [] }, '8')).toEqual({ kind: 'nothing' });
  });
});

describe('a stroke', () => {
  test('plays, or puts the checker back', () => {
    const meaning = dragged(turnAfter('start', []), '13', '10');
    expect(meaning.kind === 'play' && texts(meaning.path)).toBe('13/10');
    expect(dragged(turnAfter('start', []), '13', '13')).toEqual({ kind: 'drop' });
    expect(dragged(turnAfter('start', []), '13', '2').kind).toBe('no-landing');
  });

  test('back to where a chosen step began takes it back', () => {
    expect(dragged(turnAfter('start', ['13/10']), '10', '13')).toEqual({ kind: 'take-back', index: 0 });
  });
});

test('open are sources, landings of the picked checker, and what can be taken back', () => {
  expect([...openCells(turnAfter('start', []))]).toEqual(['24', '13', '8', '6']);
  expect([...openCells(turnAfter('start', [], '8'))]).toEqual(['24', '13', '8', '6', '7', '5', '4']);
  expect([...openCells(turnAfter('start', ['8/5', '6/5']))]).toEqual(['5']);
});

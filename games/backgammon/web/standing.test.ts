import { describe, expect, test } from 'vitest';
import type { Board } from '@/generated/backgammon';
import type { StepTarget } from '@/generated/protocol';
import { SAMPLES, boardOf } from './samples';
import { arrivals, checkersOf, isSame, moved, movesAmong, movesOf, pilesOf, pipsOf, reversed } from './standing';
import { followed, placed } from './tracking';

function step(from: string, to: string): StepTarget {
  return { step: `${from}/${to}`, place: { kind: 'move', from, to }, next: { kind: 'end' } };
}

test('a position has fifteen checkers a side, and the pips that the rules counted', () => {
  for (const { views } of SAMPLES) {
    for (const view of views) {
      const board = view.board as Board;
      const checkers = checkersOf(board);
      expect(checkers.filter(({ side }) => side === 'white')).toHaveLength(15);
      expect(checkers.filter(({ side }) => side === 'black')).toHaveLength(15);
      expect(pipsOf(checkers, 'white')).toBe(board.pips.white);
      expect(pipsOf(checkers, 'black')).toBe(board.pips.black);
    }
  }
});

test('what was played leads from the position before to the one after', () => {
  for (const { views, played } of SAMPLES) {
    const [before, after] = [views.at(-2), views.at(-1)];
    if (before === undefined || after === undefined) continue;
    const moves = movesAmong(played.at(-1)?.changes ?? []);
    expect(isSame(moves.reduce(moved, checkersOf(before.board as Board)), checkersOf(after.board as Board))).toBe(true);
  }
});

describe('steps that are chosen', () => {
  const checkers = checkersOf(boardOf('middle'));

  test('send a lone enemy checker to its bar before they land', () => {
    expect(movesOf(checkers, 'white', [step('8', '7')])).toEqual([
      { side: 'black', from: '7', to: 'bar-black' },
      { side: 'white', from: '8', to: '7' },
    ]);
  });

  test('hit on the way as well', () => {
    const moves = movesOf(checkers, 'white', [step('8', '7'), step('7', '4')]);
    expect(moves.map(({ to }) => to)).toEqual(['bar-black', '7', '4']);
    expect(pilesOf(moves.reduce(moved, checkers)).has('7')).toBe(false);
  });

  test('are undone by their reverse', () => {
    const moves = movesOf(checkers, 'white', [step('8', '7'), step('7', '4')]);
    const after = moves.reduce(moved, checkers);
    expect(isSame(after, checkers)).toBe(false);
    expect(isSame(reversed(moves).reduce(moved, after), checkers)).toBe(true);
  });

  test('are marked where their checkers are now', () => {
    const came = arrivals([
      { from: '13', to: '9' },
      { from: '9', to: '5' },
      { from: '13', to: '9' },
    ]);
    expect(came.get('5')).toEqual([1]);
    expect(came.get('9')).toEqual([2]);
    expect(came.get('13')).toBeUndefined();
  });
});

describe('identities', () => {
  const before = checkersOf(boardOf('start'));

  test('stay with the checkers that move, which come to lie on top', () => {
    const moves = movesOf(before, 'white', [step('8', '5'), step('5', '4')]);
    const { checkers, ways } = followed(before, moves, moves.reduce(moved, checkersOf(boardOf('start'))));
    const [goes] = [...ways.keys()];
    expect([...ways.values()]).toEqual([['8', '5']]);
    expect(checkers.at(-1)).toEqual({ id: goes, side: 'white', cell: '4' });
    expect(before.find(({ id }) => id === goes)?.cell).toBe('8');
  });

  test('are kept and nothing moves where the moves do not lead there', () => {
    const after = checkersOf(boardOf('hit'));
    const { checkers, ways } = followed(before, [], after);
    expect(ways.size).toBe(0);
    expect(isSame(checkers, after)).toBe(true);
    expect(new Set(checkers.map(({ id }) => id)).size).toBe(30);
  });

  test('are the very same list where nothing changed', () => {
    expect(followed(before, [], checkersOf(boardOf('start')))).toEqual(placed(before));
  });
});

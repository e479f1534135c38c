import { describe, expect, it } from 'vitest';
import { boardOf } from './board.fixture';
import { type Typed, type } from './typed';
import { pointIndex } from './view';

const board = boardOf('abcdefghijklmnopqrs', {});

/** Types keys 100 ms apart and gives the point reached last. */
function points(keys: string, codes: readonly string[] = []): (number | null)[] {
  let typed: Typed | null = null;
  return Array.from(keys, (key, step) => {
    const after = type(board, typed, { key, code: codes[step] ?? '' }, step * 100);
    if (after !== null) typed = after.typed;
    return after?.at ?? null;
  });
}

describe('a typed coordinate', () => {
  it('k10 goes to k1 and on to k10', () => {
    expect(points('k10')).toEqual([null, pointIndex(board, 'k1'), pointIndex(board, 'k10')]);
  });

  it('a new letter begins anew, and a digit without one means nothing', () => {
    expect(points('5kb2').at(-1)).toBe(pointIndex(board, 'b2'));
    expect(points('5')).toEqual([null]);
  });

  it('a row that the board does not have changes nothing', () => {
    expect(points('k25').at(-1)).toBeNull();
    expect(points('kz3').at(-1)).toBe(pointIndex(board, 'k3'));
  });

  it('on a French keyboard the digit row counts without Shift', () => {
    expect(points('k&à', ['KeyK', 'Digit1', 'Digit0']).at(-1)).toBe(pointIndex(board, 'k10'));
  });

  it('after a pause a digit no longer belongs to it', () => {
    const typed = { text: 'k1', atMs: 0 };
    expect(type(board, typed, { key: '0', code: 'Digit0' }, 2500)).toBeNull();
  });
});

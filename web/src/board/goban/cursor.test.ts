import { describe, expect, it } from 'vitest';
import { boardOf } from './board.fixture';
import { moved } from './cursor';
import { pointIndex, pointName, sidesOf } from './view';

const STONES = { g5: 'b', c5: 'w' } as const;
const plain = boardOf('abcdefghj', STONES);
const flipped = boardOf('abcdefghj', STONES, true);

function from(name: string, key: string, far = false, board = plain): string | null {
  const sides = sidesOf(board);
  const index = pointIndex(board, name) ?? -1;
  const to = moved(board, (at) => sides[at] !== null, index, key, far);
  return to === null ? null : pointName(board, to);
}

describe('keys', () => {
  it('arrows go to the next point and stop at the edge', () => {
    expect(from('e5', 'ArrowLeft')).toBe('d5');
    expect(from('e5', 'ArrowUp')).toBe('e6');
    expect(from('h5', 'ArrowRight')).toBe('j5');
    expect(from('j5', 'ArrowRight')).toBe('j5');
    expect(from('a1', 'ArrowDown')).toBe('a1');
  });

  it('with Ctrl they go to the next stone or to the edge', () => {
    expect(from('e5', 'ArrowRight', true)).toBe('g5');
    expect(from('g5', 'ArrowRight', true)).toBe('j5');
    expect(from('e5', 'ArrowLeft', true)).toBe('c5');
    expect(from('e5', 'ArrowUp', true)).toBe('e9');
  });

  it('Home and End go to the ends of the row, with Ctrl of the board', () => {
    expect(from('e5', 'Home')).toBe('a5');
    expect(from('e5', 'End')).toBe('j5');
    expect(from('e5', 'Home', true)).toBe('a9');
    expect(from('e5', 'End', true)).toBe('j1');
  });

  it('Page Up and Page Down go from dot to dot', () => {
    expect(from('b5', 'PageUp')).toBe('b7');
    expect(from('b7', 'PageUp')).toBe('b9');
    expect(from('b4', 'PageDown')).toBe('b3');
    expect(from('b3', 'PageDown')).toBe('b1');
  });

  it('on a flipped board they go where the reader sees them go', () => {
    expect(from('e5', 'ArrowLeft', false, flipped)).toBe('f5');
    expect(from('e5', 'ArrowUp', false, flipped)).toBe('e4');
    expect(from('a1', 'ArrowRight', false, flipped)).toBe('a1');
    expect(from('e5', 'ArrowRight', true, flipped)).toBe('c5');
    expect(from('e5', 'Home', false, flipped)).toBe('j5');
    expect(from('e5', 'End', true, flipped)).toBe('a9');
    expect(from('b5', 'PageUp', false, flipped)).toBe('b3');
  });

  it('other keys mean nothing', () => {
    expect(from('e5', 'Tab')).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { boardOf } from './board.fixture';
import { columnName, pointIndex, pointName, rowName, sidesOf } from './view';

describe('names of points', () => {
  it('every point is found by its name, with i and without, from both sides', () => {
    for (const columns of ['abcdefghijklmno', 'abcdefghjklmnop']) {
      for (const flipped of [false, true]) {
        const board = boardOf(columns, {}, flipped);
        for (let index = 0; index < 225; index += 1) {
          expect(pointIndex(board, pointName(board, index))).toBe(index);
        }
      }
    }
  });

  it('rows are counted from below', () => {
    const board = boardOf('abcdefghj', { a9: 'b', j1: 'w' });
    expect(pointName(board, 0)).toBe('a9');
    expect(sidesOf(board)[0]).toBe('black');
    expect(sidesOf(board)[80]).toBe('white');
  });

  it('from the other side of the table a9 is at the lower right, and so is its stone', () => {
    const board = boardOf('abcdefghj', { a9: 'b', j1: 'w', c1: 'w' }, true);
    expect(pointName(board, 80)).toBe('a9');
    expect(pointName(board, 0)).toBe('j1');
    expect(columnName(board, 1)).toBe('h');
    expect(rowName(board, 1)).toBe('2');
    expect(sidesOf(board)[80]).toBe('black');
    expect(sidesOf(board)[0]).toBe('white');
    expect(sidesOf(board).findLastIndex((side) => side === 'white')).toBe(pointIndex(board, 'c1'));
  });

  it('what is not on the board is no point', () => {
    const board = boardOf('abcdefghj', {});
    for (const name of ['', 'a', 'i5', 'k5', 'a0', 'a10', 'a05', '5a', 'a5x']) {
      expect(pointIndex(board, name)).toBeNull();
    }
    expect(pointIndex(board, 'A9')).toBe(0);
  });
});

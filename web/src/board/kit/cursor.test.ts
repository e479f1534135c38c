import { expect, it } from 'vitest';
import { moved } from './cursor';

const grid = [0, 1, 2].flatMap((x) => [0, 1, 2].map((y) => ({ id: `${x}${y}`, x, y })));

it('goes to the nearest cell in the direction of the arrow', () => {
  expect(moved(grid, '11', 'ArrowLeft')).toBe('01');
  expect(moved(grid, '11', 'ArrowRight')).toBe('21');
  expect(moved(grid, '11', 'ArrowUp')).toBe('10');
  expect(moved(grid, '11', 'ArrowDown')).toBe('12');
});

it('stays at the edge', () => {
  expect(moved(grid, '01', 'ArrowLeft')).toBe('01');
});

it('goes to the ends of the row', () => {
  expect(moved(grid, '12', 'Home')).toBe('02');
  expect(moved(grid, '12', 'End')).toBe('22');
});

it('leaves other keys alone', () => {
  expect(moved(grid, '11', 'Enter')).toBeNull();
  expect(moved(grid, 'none', 'ArrowUp')).toBeNull();
});

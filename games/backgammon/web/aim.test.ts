import { describe, expect, test } from 'vitest';
import { CARRY_SNAP, DICE_SPOT, TAP_SNAP, spotAt, spotsOf } from './aim';
import { COLUMN, TALL, area } from './plan';
import { POINTS, cellsFor, seen } from './places';

const labels = new Map(cellsFor('white').map((cell) => [cell, cell]));
const spots = (roll: string | null) =>
  spotsOf(TALL, 'white', labels, { open: new Set(), movable: new Set() }, { label: roll, isBelow: true });

function middleOf(cell: string) {
  const { x, y, width, height } = area(TALL, seen(cell, 'white'));
  return { x: x + width / 2, y: y + height / 2 };
}

test('a tap means the open place nearest to it', () => {
  const open = new Set(['8', '6']);
  const { x, y } = middleOf('8');
  expect(spotAt(spots(null), { x, y }, open, TAP_SNAP)).toBe('8');
  expect(spotAt(spots(null), { x: x + 0.9 * COLUMN, y }, open, TAP_SNAP)).toBe('8');
  // Too far: the place itself, which is then refused with the reason.
  expect(spotAt(spots(null), { x: x - 1.4 * COLUMN, y }, open, TAP_SNAP)).toBe('9');
});

test('a checker that is put down finds its landing from farther away', () => {
  const { x, y } = middleOf('8');
  const point = { x: x - 1.4 * COLUMN, y };
  expect(spotAt(spots(null), point, new Set(['8']), CARRY_SNAP)).toBe('8');
});

describe('on a phone of 360 pixels a finger has for an open point', () => {
  /** How many pixels wide the places beside each other are where a tap means the cell. */
  const reach = (cell: string, ...open: string[]) => {
    const { y } = middleOf(cell);
    const places = spots(null);
    const taken = Array.from({ length: TALL.width }, (_, x) => spotAt(places, { x, y }, new Set([cell, ...open]), TAP_SNAP));
    return (taken.filter((id) => id === cell).length * 360) / TALL.width;
  };
  const points = POINTS.map((point) => [point]);

  test.each(points)('%s its column and as much again beside it', (point) => {
    // At the edge of the screen there is a place beside it on one side only.
    const isAtEdge = ['1', '12', '13', '24'].includes(point);
    expect(reach(point)).toBeGreaterThanOrEqual(isAtEdge ? 44 : 60);
  });

  test('30 pixels even where a point beside it is open, and half of an empty bar', () => {
    expect(reach('9', '8')).toBeGreaterThanOrEqual(44);
    expect(reach('7', '8', '6')).toBeGreaterThanOrEqual(41);
    expect(reach('6', '7', '5')).toBeGreaterThanOrEqual(41);
  });

  test('its column alone where both points beside it are open', () => {
    expect(reach('9', '8', '10')).toBeCloseTo(360 / 13, 0);
  });
});

test('off the board nothing is meant', () => {
  expect(spotAt(spots(null), { x: -200, y: -200 }, new Set(['8']), TAP_SNAP)).toBeNull();
});

test('the dice that are to be rolled lie above the points', () => {
  const box = spots('Roll').at(-1)?.box ?? { x: 0, y: 0, width: 0, height: 0 };
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  expect(spotAt(spots('Roll'), point, new Set(), TAP_SNAP)).toBe(DICE_SPOT);
  expect(spotAt(spots(null), point, new Set(), 0)).not.toBe(DICE_SPOT);
});

import { describe, expect, test } from 'vitest';
import { SIDES, cellsFor, pointOf, seen } from './places';
import { type Box, COLUMN, type Plan, TALL, WIDE, area, askBox, diceAt, distanceTo, slab, slot, triangle } from './plan';

const PLANS = [WIDE, TALL];

describe.each(PLANS.map((plan) => [plan.name, plan] as const))('the %s plan', (_, plan) => {
  test('has every place inside and none over another', () => {
    const boxes = cellsFor('white').map((cell) => area(plan, seen(cell, 'white')));
    for (const box of boxes) expect(isInside(plan, box)).toBe(true);
    for (const [index, one] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) expect(overlap(one, other)).toBe(false);
    }
  });

  test('has each home at the lower right for its own side', () => {
    for (const side of SIDES) {
      const one = area(plan, seen(pointOf(side, 1), side));
      const six = area(plan, seen(pointOf(side, 6), side));
      const twelve = area(plan, seen(pointOf(side, 12), side));
      expect(one.x).toBeGreaterThan(six.x);
      expect(six.x).toBeGreaterThan(twelve.x + 6 * 60);
      expect(one.y).toBeGreaterThan(area(plan, seen(pointOf(side, 24), side)).y);
    }
  });

  test('keeps piles of all sizes on their half, with room for the dice between', () => {
    const [die] = diceAt(plan, true, 1);
    const sizes = Array.from({ length: 15 }, (_, index) => index + 1);
    for (const place of cellsFor('white').map((cell) => seen(cell, 'white'))) {
      const highest = sizes.map((count) => slot(plan, place, count - 1, count));
      for (const at of highest) expect(distanceTo(area(plan, place), at)).toBe(0);
      const gaps = place.kind === 'point' ? highest.map(({ y }) => Math.abs(y - (die?.y ?? 0))) : [Infinity];
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(plan.radius + plan.die / 2);
    }
  });

  test('lets five checkers of a pile touch without lying on each other, and a sixth press them', () => {
    const place = seen('6', 'white');
    const gap = (count: number) => slot(plan, place, 0, count).y - slot(plan, place, 1, count).y;
    expect(gap(5)).toBeCloseTo(2 * plan.radius);
    expect(gap(6)).toBeLessThan(2 * plan.radius);
    expect(gap(15)).toBeGreaterThan(plan.radius * 0.6);
  });

  test('holds fifteen slabs in a tray', () => {
    for (const isBelow of [true, false]) {
      const tray = isBelow ? plan.trays.below : plan.trays.above;
      const slabs = Array.from({ length: 15 }, (_, index) => slab(plan, isBelow, index));
      for (const box of slabs) expect(isWithin(tray, box)).toBe(true);
      for (const [index, one] of slabs.entries()) {
        for (const other of slabs.slice(index + 1)) expect(overlap(one, other)).toBe(false);
      }
    }
  });

  test('draws a triangle for every point, inside the field', () => {
    const numbers = Array.from({ length: 24 }, (_, index) => index + 1);
    expect(new Set(numbers.map((number) => triangle(plan, number))).size).toBe(24);
    expect(isInside(plan, askBox(plan, true))).toBe(true);
  });
});

test('every place on a phone of 390 pixels can be pointed at with a finger, and on one of 360 all but the columns', () => {
  const boxes = [...cellsFor('white').map((cell) => area(TALL, seen(cell, 'white'))), askBox(TALL, true)];
  for (const { width, height } of boxes) {
    const [at390, at360] = [390 / TALL.width, 360 / TALL.width];
    expect(Math.min(width, height) * at390).toBeGreaterThanOrEqual(30);
    expect(height * at360).toBeGreaterThanOrEqual(30);
    // Twelve columns and a bar are all of 360 pixels: what a finger means beside one is in aim.test.ts.
    expect(width * at360).toBeGreaterThanOrEqual(width === COLUMN ? 27.6 : 30);
  }
  expect((TALL.radius * 2 * 390) / TALL.width).toBeGreaterThan(28);
});

function isInside(plan: Plan, box: Box): boolean {
  return isWithin({ x: 0, y: 0, width: plan.width, height: plan.height }, box);
}

function isWithin(outer: Box, { x, y, width, height }: Box): boolean {
  return (
    x >= outer.x && y >= outer.y && x + width <= outer.x + outer.width && y + height <= outer.y + outer.height
  );
}

function overlap(one: Box, other: Box): boolean {
  const apart = (a: number, aLength: number, b: number, bLength: number) => a + aLength <= b || b + bLength <= a;
  return !apart(one.x, one.width, other.x, other.width) && !apart(one.y, one.height, other.y, other.height);
}

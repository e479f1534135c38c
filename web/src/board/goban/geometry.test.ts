import { describe, expect, it } from 'vitest';
import { CELL, MARGIN, distance, nearest, placeOf, widthOf } from './geometry';

describe('points on the drawing', () => {
  it('every point is the nearest to its own place, on every size', () => {
    for (let size = 9; size <= 20; size += 1) {
      for (let index = 0; index < size * size; index += 1) {
        expect(nearest(size, placeOf(size, index), 0.5)).toBe(index);
      }
    }
  });

  it('a spot just short of the middle between two points means the nearer one', () => {
    const size = 19;
    const { x, y } = placeOf(size, 180);
    const almost = CELL / 2 - 0.01;
    expect(nearest(size, { x: x + almost, y: y - almost }, 0.5)).toBe(180);
    expect(nearest(size, { x: x + CELL / 2, y }, 0.5)).toBe(181);
    expect(nearest(size, { x, y: y + CELL / 2 }, 0.5)).toBe(180 + size);
  });

  it('outside the lines a spot means the outermost point, no farther than its reach', () => {
    const size = 9;
    expect(nearest(size, { x: MARGIN - 0.8 * CELL, y: MARGIN }, 0.9)).toBe(0);
    expect(nearest(size, { x: MARGIN - 0.8 * CELL, y: MARGIN }, 0.5)).toBeNull();
    expect(nearest(size, { x: widthOf(size), y: widthOf(size) }, 0.9)).toBeNull();
  });

  it('distance is counted in cells along the longer way', () => {
    const { x, y } = placeOf(19, 180);
    expect(distance(19, { x: x + CELL, y: y - CELL / 2 }, 180)).toBe(1);
  });
});

import { describe, expect, it } from 'vitest';
import { type Aim, begin, lifted, move } from './aim';
import { CELL, placeOf } from './geometry';

const SIZE = 19;
const HERE = 180;

/** A spot that is so many cells right of and below a point. */
function beside(index: number, right: number, down = 0) {
  const { x, y } = placeOf(SIZE, index);
  return { x: x + right * CELL, y: y + down * CELL };
}

/** A finger that came down on `HERE` at 0 and went where it was told at the times told. */
function path(...moves: [right: number, atMs: number][]): Aim {
  return moves.reduce(
    (aim, [right, atMs]) => move(aim, SIZE, beside(HERE, right), atMs),
    begin(SIZE, beside(HERE, 0), 0),
  );
}

describe('a finger that aims', () => {
  it('a tap chooses what was shown, wherever between the points it fell', () => {
    for (let right = -0.5; right <= 0.5; right += 0.05) {
      for (let down = -0.5; down <= 0.5; down += 0.05) {
        const aim = begin(SIZE, beside(HERE, right, down), 0);
        expect(aim.shown).not.toBeNull();
        expect(lifted(aim, 40)).toBe(aim.shown);
      }
    }
  });

  it('trembling in the middle between two points does not flicker', () => {
    const down = begin(SIZE, beside(HERE, 0.49), 0);
    const trembled = [0.53, 0.47, 0.55, 0.5, 0.56].reduce(
      (aim, right, step) => move(aim, SIZE, beside(HERE, right), 20 * step),
      down,
    );
    expect(trembled.shown).toBe(HERE);
    expect(trembled.sinceMs).toBe(0);
  });

  it('dragging shows the next point and lifting chooses it', () => {
    const aim = path([0.3, 100], [0.8, 200], [1, 300]);
    expect(aim.shown).toBe(HERE + 1);
    expect(lifted(aim, 500)).toBe(HERE + 1);
  });

  it('a finger that rolls while it is lifted chooses what was shown before', () => {
    const aim = path([0.1, 200], [0.7, 400]);
    expect(aim.shown).toBe(HERE + 1);
    expect(lifted(aim, 420)).toBe(HERE);
    expect(lifted(aim, 480)).toBe(HERE + 1);
  });

  it('lifting in the middle of a quick drag chooses where the finger is, not where it began', () => {
    const aim = path([1, 200], [2, 220], [3, 240]);
    expect(lifted(aim, 250)).toBe(HERE + 3);
  });

  it('a finger that leaves the board chooses nothing', () => {
    const aim = move(begin(SIZE, beside(0, 0), 0), SIZE, beside(0, -1.2), 300);
    expect(aim.shown).toBeNull();
    expect(lifted(aim, 600)).toBeNull();
  });
});

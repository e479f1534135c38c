import { describe, expect, it } from 'vitest';
import { LENS_PX, lensAt } from './lens';

const PHONE = { left: 0, top: 0, right: 390, bottom: 844 };

describe('where the magnifier is', () => {
  it('above the finger where there is room', () => {
    const lens = lensAt({ x: 200, y: 400 }, PHONE, 1);
    expect(lens.x).toBe(200);
    expect(lens.y + LENS_PX).toBeLessThan(400 - 20);
  });

  it('wherever the finger is, it is wholly seen and the finger is not on it', () => {
    const wrong: string[] = [];
    for (const width of [320, 360, 390, 768]) {
      const pane = { left: 0, top: 0, right: width, bottom: 700 };
      for (let x = 0; x <= width; x += 10) {
        for (let y = 0; y <= 700; y += 10) {
          const lens = lensAt({ x, y }, pane, 1);
          const room = Math.min(lens.x, width - lens.x, lens.y, 700 - lens.y) - LENS_PX;
          const clear = Math.hypot(lens.x - x, lens.y - y) - LENS_PX;
          if (room < 0 || clear <= 0) wrong.push(`a finger at ${x}, ${y} of ${width}: ${room}, ${clear}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it('zoomed in by two fingers, it keeps its size on the screen and stays in what is seen', () => {
    const pane = { left: 100, top: 200, right: 295, bottom: 622 };
    const lens = lensAt({ x: 110, y: 210 }, pane, 2);
    expect(lens.x - LENS_PX / 2).toBeGreaterThanOrEqual(100);
    expect(lens.y - LENS_PX / 2).toBeGreaterThanOrEqual(200);
  });
});

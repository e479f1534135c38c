import { describe, expect, it } from 'vitest';
import { figures, leftMs } from './clock';

describe('figures', () => {
  it.each([
    [0, '0:00,0'],
    [8_449, '0:08,4'],
    [10_000, '0:10'],
    [59_001, '1:00'],
    [545_000, '9:05'],
    [600_000, '10:00'],
    [3_750_000, '1:02:30'],
    [36_000_000, '10:00:00'],
    [183_600_000, '2\u00a0j 3\u00a0h'],
  ])('%i ms is %s', (ms, text) => {
    expect(figures(ms, 'fr')).toBe(text);
  });

  it('has a point for tenths in English', () => {
    expect(figures(8_449, 'en')).toBe('0:08.4');
  });
});

describe('what is left', () => {
  const clock = { held: { kind: 'none' as const }, left_ms: [5_000, 9_000], periods: [], running: 1 };
  it('runs down for the seat whose clock runs, and not below nothing', () => {
    expect(leftMs(clock, 0, 2_000)).toBe(5_000);
    expect(leftMs(clock, 1, 2_000)).toBe(7_000);
    expect(leftMs(clock, 1, 20_000)).toBe(0);
  });
  it('is nothing without a clock', () => {
    expect(leftMs({ ...clock, left_ms: [] }, 0, 0)).toBeNull();
  });
});

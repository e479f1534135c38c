import { expect, it } from 'vitest';
import { uuid7 } from './uuid7';

it('has the time, the version and the variant in their places', () => {
  const id = uuid7(0x0192_3456_789a, new Uint8Array(10).fill(0xff));
  expect(id).toBe('01923456-789a-7fff-bfff-ffffffffffff');
  expect(uuid7(0, new Uint8Array(10))).toBe('00000000-0000-7000-8000-000000000000');
});

it('sorts by time and differs at the same time', () => {
  expect(uuid7(1_000) < uuid7(2_000)).toBe(true);
  expect(uuid7(1_000)).not.toBe(uuid7(1_000));
});

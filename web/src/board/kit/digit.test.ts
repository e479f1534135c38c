import { expect, it } from 'vitest';
import { digitOf } from './digit';

it('a digit is what is written on the key, or its place in the digit row', () => {
  expect(digitOf({ key: '7', code: 'Numpad7' })).toBe('7');
  expect(digitOf({ key: 'é', code: 'Digit2' })).toBe('2');
  expect(digitOf({ key: '2', code: 'Digit2' })).toBe('2');
  // Where the row is laid out otherwise, what is written counts.
  expect(digitOf({ key: '1', code: 'Digit2' })).toBe('1');
  expect(digitOf({ key: 'ArrowUp', code: 'Numpad8' })).toBeNull();
  expect(digitOf({ key: 'F2', code: 'F2' })).toBeNull();
});

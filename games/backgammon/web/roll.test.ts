import { expect, test } from 'vitest';
import type { StepTarget } from '@/generated/protocol';
import { diceAfter, spentDice } from './roll';

function step(from: string, to: string): StepTarget {
  return { step: `${from}/${to}`, place: { kind: 'move', from, to }, next: { kind: 'end' } };
}

const played = (dice: ReturnType<typeof diceAfter>) => dice.map((die) => die.played);

test('a step plays the die of its distance, counted from its side', () => {
  expect(played(diceAfter([3, 1], 'white', [step('6', '5')]))).toEqual([false, true]);
  expect(played(diceAfter([3, 1], 'black', [step('12', '15')]))).toEqual([true, false]);
  expect(played(diceAfter([4, 2], 'white', [step('bar-white', '21')]))).toEqual([true, false]);
  expect(played(diceAfter([4, 2], 'black', [step('bar-black', '2')]))).toEqual([false, true]);
});

test('a double is four dice', () => {
  expect(played(diceAfter([4, 4], 'white', []))).toEqual([false, false, false, false]);
  expect(played(diceAfter([4, 4], 'white', [step('24', '20'), step('24', '20')]))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('a checker leaves with the exact die, else with the smallest that is larger', () => {
  expect(played(diceAfter([6, 5], 'white', [step('5', 'off-white')]))).toEqual([false, true]);
  expect(played(diceAfter([6, 5], 'white', [step('4', 'off-white')]))).toEqual([false, true]);
  expect(played(diceAfter([6, 5], 'white', [step('4', 'off-white'), step('4', 'off-white')]))).toEqual([true, true]);
  expect(played(diceAfter([6, 1], 'black', [step('24', 'off-black')]))).toEqual([false, true]);
});

test('the roll of the turn before is read from its text', () => {
  expect(spentDice('6-5').map(({ value }) => value)).toEqual([6, 5]);
  expect(spentDice('2-2')).toHaveLength(4);
  expect(spentDice(undefined)).toEqual([]);
});

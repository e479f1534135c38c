import { expect, test } from 'vitest';
import { diceAfter } from './roll';
import { stepsFrom, stepsTo } from './steps';

test('a step has the numbers of the side that moves', () => {
  expect(stepsTo('white', '13', '8')).toEqual(['13/8']);
  expect(stepsTo('black', '13', '18')).toEqual(['12/7']);
  expect(stepsTo('white', 'bar-white', '20')).toEqual(['bar/20']);
  expect(stepsTo('black', '22', 'off-black')).toEqual(['3/off']);
});

test('checkers never go to a bar or to the other side’s tray, and never start from a tray', () => {
  expect(stepsTo('white', '13', 'bar-white')).toEqual([]);
  expect(stepsTo('white', '13', 'off-black')).toEqual([]);
  expect(stepsFrom('white', 'off-white', diceAfter([5, 1], 'white', []))).toEqual([]);
  expect(stepsFrom('white', 'bar-black', diceAfter([5, 1], 'white', []))).toEqual([]);
});

test('a checker has a step for each number that is left', () => {
  const roll = diceAfter([5, 1], 'white', []);
  expect(stepsFrom('white', '24', roll)).toEqual(['24/19', '24/23']);
  expect(stepsFrom('white', '3', roll)).toEqual(['3/off', '3/2']);
  expect(stepsFrom('black', 'bar-black', roll)).toEqual(['bar/20', 'bar/24']);
  expect(stepsFrom('white', '24', diceAfter([2, 2], 'white', []))).toEqual(['24/22']);
  const [five, one] = roll;
  const left = [{ ...five, played: true }, one].filter((die) => die !== undefined);
  expect(stepsFrom('white', '24', left as typeof roll)).toEqual(['24/23']);
});

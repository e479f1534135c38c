/**
 * Which dice are played by the steps chosen so far. The rules say which steps there are; this only finds the
 * die that belongs to each, for dimming it.
 */
import type { StepTarget } from '@/generated/protocol';
import { type Side, numberFor } from './places';

export interface Die {
  value: number;
  played: boolean;
}

/** The dice of a roll that was played, from its text (`6-5`); none if it is none. */
export function spentDice(text: string | undefined): Die[] {
  const [one, two] = (text ?? '').split('-').map(Number);
  if (one === undefined || two === undefined) return [];
  return diceAfter([one, two], 'white', []).map((die) => ({ ...die, played: true }));
}

/** The dice of a roll, a double as four, with those that the steps of `side` play. */
export function diceAfter(roll: readonly [number, number], side: Side, steps: readonly StepTarget[]): Die[] {
  const [one, two] = roll;
  const values = one === two ? [one, one, one, one] : [one, two];
  const dice = values.map((value) => ({ value, played: false }));
  for (const { place } of steps) {
    if (place.kind !== 'move') continue;
    const landing = numberFor(side, place.to);
    const distance = numberFor(side, place.from) - landing;
    const left = dice.filter(({ played }) => !played);
    // A checker may leave with a die that is larger than needed: the exact one, else the smallest that does.
    const die =
      left.find(({ value }) => value === distance) ??
      (landing === 0 ? left.filter(({ value }) => value > distance).at(-1) : undefined);
    if (die !== undefined) die.played = true;
  }
  return dice;
}

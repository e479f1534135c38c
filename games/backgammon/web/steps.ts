/**
 * The texts of steps as the rules write them, `13/8`, `bar/20`, `6/off`: by the numbers of the side that moves.
 * Whether such a step can be taken is not known here.
 */
import { type Side, barOf, numberFor, offOf, other } from './places';
import type { Die } from './roll';

/** The step of `side` from one cell to another; none where its checkers never go. */
export function stepsTo(side: Side, from: string, to: string): string[] {
  const isNowhere = isOthers(side, from) || isOthers(side, to) || from === offOf(side) || to === barOf(side);
  return isNowhere ? [] : [`${name(numberFor(side, from))}/${name(numberFor(side, to))}`];
}

/** The steps of `side` from a cell with the dice that are left, one for each number; none where nothing starts. */
export function stepsFrom(side: Side, from: string, dice: readonly Die[]): string[] {
  if (isOthers(side, from) || from === offOf(side)) return [];
  const number = numberFor(side, from);
  const left = new Set(dice.flatMap(({ value, played }) => (played ? [] : [value])));
  return [...left].map((value) => `${name(number)}/${name(Math.max(0, number - value))}`);
}

/** Whether a cell is the other side's bar or tray. */
function isOthers(side: Side, cell: string): boolean {
  return cell === barOf(other(side)) || cell === offOf(other(side));
}

function name(number: number): string {
  if (number === 25) return 'bar';
  return number === 0 ? 'off' : String(number);
}

/** The position in words: each place, what can be done there, and a sentence for what is not on a place. */
import type { BoardProps } from '@/board/contract';
import type { Checker } from './standing';
import type { Die } from './roll';
import type { Turn } from './picking';
import { type Side, barOf, cellsFor, numberFor } from './places';

export type Text = BoardProps['text'];

export interface Told {
  /** The side whose numbers are used. */
  counting: Side;
  piles: ReadonlyMap<string, readonly Checker[]>;
  turn: Turn;
  /** The cells to which a checker came by the steps chosen so far. */
  came: ReadonlyMap<string, readonly number[]>;
}

/** The name of every cell: what lies there and what can be done. */
export function labelsOf(told: Told, text: Text): Map<string, string> {
  return new Map(cellsFor(told.counting).map((cell) => [cell, labelOf(told, cell, text)]));
}

/** What lies on a cell: `Flèche 6 : 5 pions blancs`. */
export function holding({ counting, piles }: Told, cell: string, text: Text): string {
  const pile = piles.get(cell) ?? [];
  const count = pile.length;
  for (const kind of ['bar', 'off'] as const) {
    if (cell.startsWith(kind)) return text(`backgammon-${kind}-holds`, { side: cell.slice(4), count });
  }
  const number = numberFor(counting, cell);
  return text('backgammon-point-holds', { number, count, side: pile[0]?.side ?? 'none' });
}

/** The places that hold something, and how far each side has to go. */
export function reading(told: Told, pips: Record<Side, number>, text: Text): string[] {
  const whole = (cell: string) => cell === barOf('white') || cell === barOf('black') || cell.startsWith('off-');
  const places = cellsFor(told.counting).filter((cell) => whole(cell) || told.piles.has(cell));
  return [
    ...places.map((cell) => holding(told, cell, text)),
    ...(['white', 'black'] as const).map((side) => text('backgammon-pips', { side, count: pips[side] })),
  ];
}

/** The dice in words, or that they are to be rolled. */
export function diceInWords(dice: readonly Die[], side: Side, text: Text): string {
  if (dice.length === 0) return text('backgammon-dice-due', { side });
  const values = dice.map(({ value }) => value);
  const left = dice.filter(({ played }) => !played).length;
  const roll = `${Math.max(...values)}-${Math.min(...values)}`;
  return text('backgammon-dice', { side, roll, left });
}

function labelOf(told: Told, cell: string, text: Text): string {
  const { picked, sources } = told.turn;
  const parts = [holding(told, cell, text)];
  const landing = picked === null ? undefined : sources.get(picked)?.find(({ to }) => to === cell);
  if (cell === picked) parts.push(text('backgammon-picked'));
  else if (landing !== undefined) parts.push(text('backgammon-may-land', { steps: landing.path.length }));
  else if (sources.has(cell)) parts.push(text('backgammon-may-leave'));
  if ((told.came.get(cell) ?? []).length > 0) parts.push(text('backgammon-came'));
  return parts.join(', ');
}

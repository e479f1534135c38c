/**
 * The places of the board by the names of their cells: `1` to `24` are White's numbers, `bar-black` and
 * `off-white` are whose they say. A reader sees the points by the numbers of the side that is below.
 */
export type Side = 'white' | 'black';

export const SIDES: readonly Side[] = ['white', 'black'];
export const POINTS: readonly string[] = Array.from({ length: 24 }, (_, index) => String(index + 1));

/** The number of the bar, from which a checker comes in; a checker borne off stands at 0. */
const BAR = 25;
const OFF = 0;

/** A place as the reader sees it: a point by its number there, or the bar or tray of the side below or above. */
export type Seen =
  | { kind: 'point'; number: number }
  | { kind: 'bar'; below: boolean }
  | { kind: 'off'; below: boolean };

export function barOf(side: Side): string {
  return `bar-${side}`;
}

export function offOf(side: Side): string {
  return `off-${side}`;
}

export function other(side: Side): Side {
  return side === 'white' ? 'black' : 'white';
}

export function asSide(id: string | null | undefined): Side | null {
  return id === 'white' || id === 'black' ? id : null;
}

/** Every cell, in the order in which a side reads the board: bars, its points from 24 to 1, trays. */
export function cellsFor(below: Side): string[] {
  const points = below === 'white' ? POINTS.toReversed() : POINTS;
  return [...[below, other(below)].map(barOf), ...points, ...[below, other(below)].map(offOf)];
}

/** Where a cell is for a reader who has `below` at the bottom. */
export function seen(cell: string, below: Side): Seen {
  if (cell.startsWith('bar-')) return { kind: 'bar', below: cell === barOf(below) };
  if (cell.startsWith('off-')) return { kind: 'off', below: cell === offOf(below) };
  return { kind: 'point', number: numberFor(below, cell) };
}

/** The cell of the point that has this number for a side. */
export function pointOf(below: Side, number: number): string {
  return String(below === 'white' ? number : BAR - number);
}

/** The number that the other side gives to a point. */
export function opposite(number: number): number {
  return BAR - number;
}

/** How many pips a checker of `side` on a cell still needs: the number of the point as the side counts. */
export function numberFor(side: Side, cell: string): number {
  if (cell.startsWith('bar-')) return BAR;
  if (cell.startsWith('off-')) return OFF;
  return side === 'white' ? Number(cell) : BAR - Number(cell);
}

/**
 * A board of points as it comes over the wire, from which side it is seen, and what its points are called.
 *
 * Inside the board a point is its index in reading order as the reader sees it: from the top left, row by row.
 * Only this module knows that a flipped board is turned by half a turn; what draws, aims and moves need not.
 */
import type { Connect6Board } from '@/generated/connect6';
import type { PositionView } from '@/generated/protocol';

/** What every game on a board of points sends. Connect6's own type is exactly that and nothing else. */
type GobanBoard = Connect6Board;

export interface GobanView extends GobanBoard {
  /** Seen from the other side of the table: columns run from right to left, and row 1 is at the top. */
  flipped: boolean;
}

export function gobanOf(view: PositionView, flipped: boolean): GobanView {
  return { ...(view.board as GobanBoard), flipped };
}

/** The letter of a column, counted from the left. */
export function columnName({ size, columns, flipped }: GobanView, column: number): string {
  return columns.charAt(flipped ? size - 1 - column : column);
}

/** The number of a row, counted from the top. */
export function rowName({ size, flipped }: GobanView, row: number): string {
  return String(flipped ? row + 1 : size - row);
}

/** `k10`: the letter of the column, the number of the row. */
export function pointName(board: GobanView, index: number): string {
  return columnName(board, index % board.size) + rowName(board, Math.floor(index / board.size));
}

/** The index of a point's name, or null if the board has no such point. */
export function pointIndex({ size, columns, flipped }: GobanView, name: string): number | null {
  const column = columns.indexOf(name.charAt(0).toLowerCase());
  const row = /^[1-9]\d?$/.test(name.slice(1)) ? size - Number(name.slice(1)) : -1;
  if (name === '' || column === -1 || row < 0) return null;
  const index = row * size + column;
  return flipped ? size * size - 1 - index : index;
}

/** The indices of names; what is not on the board is left out. */
export function pointIndices(board: GobanView, names: Iterable<string>): number[] {
  return Array.from(names, (name) => pointIndex(board, name)).filter((index) => index !== null);
}

/** By index: the side of the stone there, or null. */
export function sidesOf({ rows, stones, flipped }: GobanView): (string | null)[] {
  const sides = Array.from(rows.join(''), (letter) => stones[letter] ?? null);
  return flipped ? sides.toReversed() : sides;
}

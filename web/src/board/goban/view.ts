/**
 * A board of points as it comes over the wire, and what its points are called.
 *
 * Inside the board a point is its index in reading order: from the top left, row by row.
 */
import type { Connect6Board } from '@/generated/connect6';
import type { PositionView } from '@/generated/protocol';

/** What every game on a board of points sends. Connect6's own type is exactly that and nothing else. */
export type GobanView = Connect6Board;

export function gobanOf(view: PositionView): GobanView {
  return view.board as GobanView;
}

/** `k10`: the letter of the column, the number of the row from below. */
export function pointName({ size, columns }: GobanView, index: number): string {
  return `${columns.charAt(index % size)}${size - Math.floor(index / size)}`;
}

/** The index of a point's name, or null if the board has no such point. */
export function pointIndex({ size, columns }: GobanView, name: string): number | null {
  const column = columns.indexOf(name.charAt(0).toLowerCase());
  const row = /^[1-9]\d?$/.test(name.slice(1)) ? size - Number(name.slice(1)) : -1;
  return name === '' || column === -1 || row < 0 ? null : row * size + column;
}

/** The indices of names; what is not on the board is left out. */
export function pointIndices(board: GobanView, names: Iterable<string>): number[] {
  return Array.from(names, (name) => pointIndex(board, name)).filter((index) => index !== null);
}

/** By index: the side of the stone there, or null. */
export function sidesOf({ rows, stones }: GobanView): (string | null)[] {
  return Array.from(rows.join(''), (letter) => stones[letter] ?? null);
}

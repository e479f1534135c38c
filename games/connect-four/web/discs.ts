/** Reads the discs out of the board's view. */
import type { Board } from '@/generated/connect-four';
import type { PositionView } from '@/generated/protocol';
import { COLUMNS, ROWS } from './geometry';

export interface Disc {
  cell: string;
  side: string;
}

const SIDES: Record<string, string> = { r: 'red', b: 'blue' };

export function boardOf(view: PositionView): Board {
  return view.board as Board;
}

/** The side of the disc in a cell, or null. */
export function sideAt(board: Board, cell: string): string | null {
  const row = board.rows[ROWS - Number(cell.slice(1))];
  const letter = row?.charAt(COLUMNS.findIndex((column) => column === cell.charAt(0)));
  return (letter && SIDES[letter]) || null;
}

/** Every disc on the grid. */
export function discs(board: Board): Disc[] {
  return cells().flatMap((cell) => {
    const side = sideAt(board, cell);
    return side === null ? [] : [{ cell, side }];
  });
}

/** Every cell, column by column from below. */
export function cells(): string[] {
  return COLUMNS.flatMap((column) => columnCells(column));
}

/** The cells of a column from below. */
export function columnCells(column: string): string[] {
  return Array.from({ length: ROWS }, (_, index) => `${column}${index + 1}`);
}

/** Reads the pieces out of the board's view. */
import type { Board } from '@/generated/new-game';
import type { ChangeView, PositionView, StepTarget } from '@/generated/protocol';
import { COLUMNS, ROWS } from './geometry';

const SIDES: Record<string, string> = { r: 'red', b: 'blue' };

export function boardOf(view: PositionView): Board {
  return view.board as Board;
}

/** The side of the piece on a cell, or null. */
export function sideAt(board: Board, cell: string): string | null {
  const row = board.rows[ROWS.findIndex((name) => name === cell.slice(1))];
  const letter = row?.charAt(COLUMNS.findIndex((column) => column === cell.charAt(0)));
  return (letter && SIDES[letter]) || null;
}

/** The cells that a piece comes to. */
export function put(changes: readonly ChangeView[]): string[] {
  return changes.flatMap((change) => (change.kind === 'put' ? [change.cell] : []));
}

/** The cell of a target. */
export function cellOf(target: StepTarget): string | null {
  return target.place.kind === 'cell' ? target.place.at : null;
}

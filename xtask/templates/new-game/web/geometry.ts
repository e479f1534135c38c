/** Where things are on the drawn grid. Cells are named `b2`: column a–c, row 1–3 from below. */
import type { CursorCell } from '@/board/kit/cursor';
import type { Point } from '@/board/kit/marks';

export const COLUMNS = ['a', 'b', 'c'] as const;
/** From the top down. */
export const ROWS = ['3', '2', '1'] as const;

/** The side of a cell, in units of the drawing. */
export const CELL = 100;
/** The radius of a piece. */
export const PIECE = 36;

const MARGIN = 40;

export const WIDTH = 2 * MARGIN + COLUMNS.length * CELL;
export const HEIGHT = 2 * MARGIN + ROWS.length * CELL;

/** The middle of a cell. */
export function cellAt(cell: string): Point {
  return {
    x: MARGIN + (COLUMNS.findIndex((column) => column === cell.charAt(0)) + 0.5) * CELL,
    y: MARGIN + (ROWS.findIndex((row) => row === cell.slice(1)) + 0.5) * CELL,
  };
}

/** Every cell with its place, row by row from the top. */
export const CELLS: readonly CursorCell[] = ROWS.flatMap((row) =>
  COLUMNS.map((column) => ({ id: `${column}${row}`, ...cellAt(`${column}${row}`) })),
);

/** The lines between the cells. */
export const GRID = [1, 2]
  .map((index) => MARGIN + index * CELL)
  .map((at) => `M${at} ${MARGIN}V${HEIGHT - MARGIN}M${MARGIN} ${at}H${WIDTH - MARGIN}`)
  .join('');

/** The letters and numbers at the edge. */
export const LABELS = [
  ...COLUMNS.map((text) => ({ x: cellAt(`${text}1`).x, y: HEIGHT - 12, text })),
  ...ROWS.map((text) => ({ x: MARGIN / 2, y: cellAt(`a${text}`).y + 7, text })),
];

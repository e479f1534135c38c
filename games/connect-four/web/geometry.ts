/** Where things are on the drawn grid. Cells are named `d3`: column a–g, row 1–6 from below. */
import type { Point } from '@/board/kit/marks';

export const COLUMNS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'] as const;
export const ROWS = 6;

/** The side of a cell, in units of the drawing. */
export const CELL = 100;
/** The radius of a disc, and of the hole that it is seen through. */
export const DISC = 42;
export const HOLE = 40;

const LEFT = 46;
const TOP = 26;
const BOTTOM = 54;

export const WIDTH = 2 * LEFT + COLUMNS.length * CELL;
export const HEIGHT = TOP + ROWS * CELL + BOTTOM;

/** Where a board shows its columns, seen from one side of the table. */
export interface Plan {
  /** From left to right. */
  readonly columns: readonly string[];
  /** The middle of a column. */
  readonly columnX: (column: string) => number;
  /** The middle of a cell. */
  readonly cellAt: (cell: string) => Point;
  /** The letters and numbers at the edge. */
  readonly labels: readonly (Point & { text: string })[];
}

/** The middle of a row, from 1 below. */
export function rowY(row: number): number {
  return TOP + (ROWS - row + 0.5) * CELL;
}

/** How far a disc falls from above the grid to a cell. */
export function fallTo(cell: string): number {
  return rowY(Number(cell.slice(1))) + CELL / 2;
}

/** The outline of the frame with a hole for every cell, as one path of even–odd filling. */
export const FRAME = framePath();

export const PLAIN = planOf(COLUMNS);
/** From the other side of the table; the discs fall down there too. */
export const FLIPPED = planOf(COLUMNS.toReversed());

/** Where everything is if the columns are in this order. */
function planOf(columns: readonly string[]): Plan {
  const columnX = (column: string) => LEFT + (columns.indexOf(column) + 0.5) * CELL;
  return {
    columns,
    columnX,
    cellAt: (cell) => ({ x: columnX(cell.charAt(0)), y: rowY(Number(cell.slice(1))) }),
    labels: [
      ...columns.map((text) => ({ x: columnX(text), y: HEIGHT - 17, text })),
      ...Array.from({ length: ROWS }, (_, index) => ({
        x: LEFT / 2 + 2,
        y: rowY(index + 1) + 8,
        text: String(index + 1),
      })),
    ],
  };
}

function framePath(): string {
  const r = 28;
  const outline =
    `M${r} 0H${WIDTH - r}A${r} ${r} 0 0 1 ${WIDTH} ${r}V${HEIGHT - r}A${r} ${r} 0 0 1 ${WIDTH - r} ${HEIGHT}` +
    `H${r}A${r} ${r} 0 0 1 0 ${HEIGHT - r}V${r}A${r} ${r} 0 0 1 ${r} 0Z`;
  const holes = COLUMNS.flatMap((_, column) =>
    Array.from({ length: ROWS }, (__, index) => {
      const x = LEFT + (column + 0.5) * CELL;
      const y = rowY(index + 1);
      return `M${x - HOLE} ${y}a${HOLE} ${HOLE} 0 1 0 ${2 * HOLE} 0a${HOLE} ${HOLE} 0 1 0 ${-2 * HOLE} 0Z`;
    }),
  );
  return outline + holes.join('');
}

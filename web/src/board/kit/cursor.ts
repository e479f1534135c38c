/**
 * The keyboard's cursor on a board: one tab stop, arrows go to the nearest cell in that direction. It
 * works on columns, squares and points alike, because it knows only where cells are drawn.
 */
import type { Point } from './marks';

export interface CursorCell extends Point {
  id: string;
}

const DIRECTIONS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/**
 * The cell to which a key moves the cursor, or null if the key means nothing here. Home and End go to the
 * first and the last cell of the same row.
 */
export function moved(cells: readonly CursorCell[], from: string, key: string): string | null {
  const here = cells.find((cell) => cell.id === from);
  if (here === undefined) return null;
  if (key === 'Home' || key === 'End') {
    const row = cells.filter((cell) => cell.y === here.y).toSorted((one, other) => one.x - other.x);
    return (key === 'Home' ? row[0] : row.at(-1))?.id ?? null;
  }
  const direction = DIRECTIONS[key];
  if (direction === undefined) return null;
  let best: { id: string; cost: number } | null = null;
  for (const cell of cells) {
    const dx = cell.x - here.x;
    const dy = cell.y - here.y;
    const along = dx * direction.x + dy * direction.y;
    if (along <= 0) continue;
    // A step aside costs more than a step ahead, so that a straight way is kept where there is one.
    const cost = along + 3 * Math.abs(dx * direction.y + dy * direction.x);
    if (best === null || cost < best.cost) best = { id: cell.id, cost };
  }
  return best?.id ?? from;
}

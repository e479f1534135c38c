/** Where a key moves the keyboard's cursor on a board of points. */
import { type GobanView, pointIndices } from './view';

/**
 * The point to which a key moves the cursor, or null if the key means nothing here.
 *
 * Arrows go to the next point and stop at the edge; with Ctrl they go to the next stone, or to the edge.
 * Home and End go to the ends of the row, with Ctrl to the first and the last point of the board. Page Up
 * and Page Down go from dot to dot.
 */
export function moved(
  board: GobanView,
  isStone: (index: number) => boolean,
  from: number,
  key: string,
  far: boolean,
): number | null {
  const { size } = board;
  const column = from % size;
  const row = Math.floor(from / size);
  switch (key) {
    case 'ArrowLeft':
      return stepped(-1, column);
    case 'ArrowRight':
      return stepped(1, size - 1 - column);
    case 'ArrowUp':
      return stepped(-size, row);
    case 'ArrowDown':
      return stepped(size, size - 1 - row);
    case 'Home':
      return far ? 0 : from - column;
    case 'End':
      return far ? size * size - 1 : from - column + size - 1;
    case 'PageUp':
      return (stops(board).findLast((stop) => stop < row) ?? 0) * size + column;
    case 'PageDown':
      return (stops(board).find((stop) => stop > row) ?? size - 1) * size + column;
    default:
      return null;
  }

  function stepped(by: number, room: number): number {
    for (let count = 1; count <= (far ? room : 0); count += 1) {
      if (isStone(from + count * by)) return from + count * by;
    }
    return from + by * (far ? room : Math.min(room, 1));
  }
}

/** The rows that have dots, from the top down. */
function stops(board: GobanView): number[] {
  const rows = pointIndices(board, board.dots).map((dot) => Math.floor(dot / board.size));
  return [...new Set(rows)].toSorted((one, other) => one - other);
}

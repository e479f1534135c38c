/** Boards for the tests. */
import type { GobanView } from './view';

/** A board with these columns, and stones by the names of their points: `b` or `w`. */
export function boardOf(columns: string, stones: Record<string, 'b' | 'w'>, flipped = false): GobanView {
  const size = columns.length;
  return {
    size,
    columns,
    rows: Array.from({ length: size }, (_, row) =>
      Array.from(columns, (column) => stones[`${column}${size - row}`] ?? '.').join(''),
    ),
    stones: { b: 'black', w: 'white' },
    dots: ['c3', 'c7', 'e5', 'g3', 'g7'],
    lines: [],
    next: 'black',
    flipped,
  };
}

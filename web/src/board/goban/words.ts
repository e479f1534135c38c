/** The board in words: what is on each point, and where each side's stones are. */
import type { BoardProps } from '@/board/contract';
import { type GobanView, pointIndices, pointName } from './view';

/** What there is to say of a board. */
export interface Said {
  game: string;
  board: GobanView;
  sides: readonly (string | null)[];
  /** The points that can be chosen; empty where nothing can. */
  offers: ReadonlyMap<number, unknown>;
  /** The points that are chosen, and the side of the stones that they would get. */
  chosen: readonly number[];
  /** The points of the stones that are kept of a set: the board has them, but they are not played yet. */
  kept: readonly number[];
  next: string | null;
  /** Points that the last turn put a stone on, and points that it took one off. */
  put: readonly number[];
  taken: readonly number[];
  pending: readonly (readonly string[])[];
}

/** By index: `k10, Noir, dernier coup`. Texts are kept in `known`, for most points say the same as before. */
export function labelsOf(said: Said, text: BoardProps['text'], known: Map<string, string>): string[] {
  const { board, sides, offers, chosen, kept, put, taken } = said;
  const won = new Set(pointIndices(board, board.lines.flat()));
  const pending = new Set(pointIndices(board, said.pending.flat()));
  return sides.map((side, index) => {
    const ids: string[] = [];
    if (kept.includes(index)) ids.push('goban-chosen');
    if (side !== null) ids.push(`${said.game}-side-${side}`);
    else if (chosen.includes(index)) ids.push('goban-chosen', `${said.game}-side-${said.next}`);
    else ids.push(offers.size > 0 && !offers.has(index) ? 'goban-closed' : 'goban-empty');
    if (side !== null && put.includes(index)) ids.push('goban-last');
    if (side === null && taken.includes(index)) ids.push('goban-taken');
    if (won.has(index)) ids.push('goban-won');
    if (pending.has(index)) ids.push('goban-pending');
    const point = pointName(board, index);
    const key = `${point} ${ids.join(' ')}`;
    let label = known.get(key);
    if (label === undefined) {
      const what = ids.map((id) => text(id)).join(', ');
      label = text('goban-point', { point, what });
      known.set(key, label);
    }
    return label;
  });
}

/** A sentence for each side with stones: `Noir, 3 pierres : h8, h9, j10`. */
export function stonesInWords({ game, board, sides }: Said, text: BoardProps['text']): string[] {
  return Object.values(board.stones).flatMap((side) => {
    const points = sides.flatMap((there, index) => (there === side ? [pointName(board, index)] : []));
    if (points.length === 0) return [];
    const args = { side: text(`${game}-side-${side}`), count: points.length, points: points.join(', ') };
    return [text('goban-stones', args)];
  });
}

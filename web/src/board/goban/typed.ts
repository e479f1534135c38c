/** A coordinate that is typed on the board: `k`, `1`, `0` goes to k1 and on to k10. */
import { digitOf } from '@/board/kit/digit';
import { type GobanView, pointIndex } from './view';

export interface Typed {
  /** What was typed so far: a letter, then digits. */
  readonly text: string;
  readonly atMs: number;
}

/** After this long a coordinate begins anew. */
const PAUSE_MS = 2000;

/**
 * What is typed after one more key, and the point that it now names; null if the key does not belong to a
 * coordinate.
 */
export function type(
  board: GobanView,
  before: Typed | null,
  event: Pick<KeyboardEvent, 'key' | 'code'>,
  nowMs: number,
): { typed: Typed; at: number | null } | null {
  const letter = event.key.toLowerCase();
  if (letter.length === 1 && board.columns.includes(letter)) {
    return { typed: { text: letter, atMs: nowMs }, at: null };
  }
  const digit = digitOf(event);
  if (digit === null || before === null || nowMs - before.atMs > PAUSE_MS) return null;
  const text = before.text + digit;
  const at = pointIndex(board, text);
  return at === null ? null : { typed: { text, atMs: nowMs }, at };
}

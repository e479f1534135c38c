/** What a table wants of the reader, as far as one who looks elsewhere should know. Pure; it knows no page. */
import type { TableState } from '@/generated/protocol';
import { isOneScreen } from '@/table/names';

/** Their turn or roll, an answer to a draw, or a look at how it ended; null: nothing. */
export type Call = 'turn' | 'draw' | 'over' | null;

type Known = Pick<TableState, 'status' | 'seats' | 'may'>;

export function callOf(state: Known, yourTurn: boolean): Call {
  if (state.status === 'finished') return 'over';
  if (isOneScreen(state)) return null;
  if (state.may.includes('accept-draw')) return 'draw';
  return isAwaited(state, yourTurn) ? 'turn' : null;
}

/**
 * Whether the game waits for the reader. On one screen it always waits for somebody who is there, so nobody is called;
 * with several seats of their own among others', each of them counts.
 */
export function isAwaited(state: Known, yourTurn: boolean): boolean {
  return state.status === 'playing' && !isOneScreen(state) && (yourTurn || state.may.includes('roll'));
}

/**
 * What the table itself knows of why nothing can be chosen on its board now: it is over, it is not the reader's
 * turn, the position is an earlier one. Why a step breaks the rules is not known here; the server is asked.
 */
import type { Message } from '@/generated/protocol';
import type { TableStore } from './store';

/** The reason, or null if the reader is to choose a step of a turn. */
export function whyNothing(store: TableStore): Message | null {
  const { status, yours, may } = store.state.value;
  if (store.at.value !== null) return said('site-not-now-past');
  if (status === 'waiting' || status === 'broken') return said(`site-now-${status}`);
  if (status === 'finished') return said('game-over');
  if (yours.length === 0) return said('site-not-now-watching');
  if (store.yourTurn.value) return null;
  if (store.actor.value !== null) return said('site-not-now-turn');
  return said(may.includes('roll') ? 'site-now-your-roll' : 'site-now-roll');
}

function said(id: string): Message {
  return { id, args: {} };
}

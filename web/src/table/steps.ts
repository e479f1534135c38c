/**
 * Asks the server what can be chosen after some steps of the turn that is due, or why the last of them cannot be; and
 * what the position would be after some turns.
 */
import type { Message, PackedNode } from '@/generated/protocol';
import type { Ahead } from './kept';

/** The rules do not allow a step. */
const REFUSED = 422;
/** The table has changed since. */
const STALE = 409;

/** The node after these steps. */
export async function askSteps(url: string, afterSeq: number, partial: readonly string[]): Promise<PackedNode> {
  const answer = await ask(url, afterSeq, 'step', partial);
  if (!answer.ok) throw new Error(`steps: status ${answer.status}`);
  return (await answer.json()) as PackedNode;
}

/** Why the last of these steps cannot be taken; null if it can, or if the turn is no longer due. */
export async function askWhy(url: string, afterSeq: number, partial: readonly string[]): Promise<Message | null> {
  const answer = await ask(url, afterSeq, 'step', partial);
  if (answer.ok || answer.status === STALE) return null;
  if (answer.status !== REFUSED) throw new Error(`steps: status ${answer.status}`);
  return ((await answer.json()) as { error: Message }).error;
}

/** The position after these turns, or why the last of them cannot be played. */
export async function askAhead(
  url: string,
  afterSeq: number,
  turns: readonly string[],
): Promise<Ahead | { error: Message }> {
  const answer = await ask(url, afterSeq, 'turn', turns);
  if (!answer.ok && answer.status !== REFUSED) throw new Error(`ahead: status ${answer.status}`);
  return (await answer.json()) as Ahead | { error: Message };
}

function ask(url: string, afterSeq: number, key: string, parts: readonly string[]): Promise<Response> {
  const query = new URLSearchParams([['after', String(afterSeq)], ...parts.map((part) => [key, part])]);
  return fetch(`${url}?${query}`, { headers: { Accept: 'application/json' } });
}

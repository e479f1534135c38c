/** Reads what comes from the server. A newer server may say things that this script does not know. */
import type { ServerMessage } from '@/generated/protocol';

const KINDS: ReadonlySet<string> = new Set<ServerMessage['kind']>([
  'welcome',
  'news',
  'ack',
  'refused',
  'presence',
  'pong',
  'restarting',
]);

/** The message, or null if it is none that this script knows. */
export function readMessage(text: string): ServerMessage | null {
  try {
    const value: unknown = JSON.parse(text);
    const isKnown =
      typeof value === 'object' && value !== null && 'kind' in value && KINDS.has(String(value.kind));
    return isKnown ? (value as ServerMessage) : null;
  } catch {
    return null;
  }
}

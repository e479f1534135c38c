/** The tab of a table: its title and its icon say what the table wants of the reader, and so does the badge of an app. */
import { effect } from '@preact/signals';
import markTurn from '@/pictures/mark-turn.svg?url';
import type { Speech } from '@/lang/speech';
import type { Call } from './call';

/** Keeps the tab in step until the result is called. `call` reads signals. */
export function keepTab(speech: Speech, call: () => Call, document: Document): () => void {
  const plainTitle = document.title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const plainIcon = icon?.href ?? '';
  let hasBadge = false;
  return effect(() => {
    const now = call();
    document.title = now === null ? plainTitle : `${speech.text(`site-title-${now}`)} – ${plainTitle}`;
    const waits = now === 'turn' || now === 'draw';
    if (icon !== null) icon.href = waits ? markTurn : plainIcon;
    // The badge belongs to all tabs: one that did not set it leaves it alone.
    if (waits !== hasBadge) {
      hasBadge = waits;
      setBadge(waits);
    }
  });
}

/** Only apps that were installed have a badge; elsewhere nothing happens. */
function setBadge(on: boolean): void {
  const { navigator } = globalThis;
  const done = on ? navigator.setAppBadge?.() : navigator.clearAppBadge?.();
  done?.catch(() => undefined);
}

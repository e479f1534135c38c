/** Ties the notice of a turn to a table, the preference and the browser. */
import { computed, effect } from '@preact/signals';
import type { Speech } from '@/lang/speech';
import markTurn from '@/pictures/mark-turn.svg?url';
import { notify, permission } from '@/prefs/permission';
import { preferences } from '@/prefs/preferences';
import { seatName } from '@/table/names';
import type { TableStore } from '@/table/store';
import { isAwaited } from './call';
import { type Shown, TurnNotice } from './notice';

export function keepNotice(store: TableStore, speech: Speech): void {
  const turn = computed(() => {
    const state = store.state.value;
    return isAwaited(state, store.yourTurn.value) ? state.view.ply : null;
  });
  const notice = new TurnNotice(turn.peek(), {
    isWanted: () => preferences.value.notify && permission.value === 'granted',
    isHidden: () => document.visibilityState === 'hidden',
    show: () => show(store, speech),
    later: (run, ms) => window.setTimeout(run, ms),
    never: (timer) => window.clearTimeout(timer),
  });
  effect(() => notice.turnIs(turn.value));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') notice.dismiss();
  });
  window.addEventListener('pagehide', () => notice.dismiss());
}

function show(store: TableStore, speech: Speech): Shown | null {
  const state = store.state.value;
  const others = state.seats.filter(({ seat }) => !state.yours.includes(seat));
  const names = new Intl.ListFormat(speech.lang).format(others.map((seat) => seatName(speech, state, seat)));
  const shown = notify(speech.text('site-title-turn'), {
    body: speech.text('site-notice-with', { game: speech.text(`${state.view.game}-name`), names }),
    icon: markTurn,
    lang: speech.lang,
    silent: !preferences.value.sound,
    // Two tabs of one table show one.
    tag: `tablier-${state.table}`,
  });
  if (shown === null) return null;
  shown.addEventListener('click', () => {
    window.focus();
    shown.close();
  });
  return shown;
}

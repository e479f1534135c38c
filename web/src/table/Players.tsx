/** Who sits at the table: side, name, connection, clock. */
import type { BoardModule } from '@/board/contract';
import type { SeatView } from '@/generated/protocol';
import { useSpeech } from '@/lang/context';
import { ago } from '@/lang/ago';
import type { Speech } from '@/lang/speech';
import { Chip } from './Chip';
import { Clock } from './Clock';
import { countsOf } from './counts';
import { isOneScreen, seatName, sideName } from './names';
import type { TableStore } from './store';

export function Players({ store, module }: { store: TableStore; module: BoardModule | null }) {
  const speech = useSpeech();
  const state = store.state.value;
  return (
    <ul class={`players ${module?.counts === undefined ? '' : 'counted'}`} aria-label={speech.text('site-players')}>
      {state.seats.map((seat) => {
        const acts = state.due === seat.seat;
        return (
          <li key={seat.seat} class={`player ${acts ? 'acts' : ''}`}>
            <Chip side={state.view.sides[seat.seat] ?? null} />
            <div class="who">
              <strong>{seatName(speech, state, seat)}</strong>
              <small>{about(speech, store, seat)}</small>
              <Counts store={store} module={module} seat={seat.seat} />
            </div>
            <Clock store={store} seat={seat.seat} />
          </li>
        );
      })}
    </ul>
  );
}

/** What the game counts for a seat: captured stones, pips. */
function Counts({ store, module, seat }: { store: TableStore; module: BoardModule | null; seat: number }) {
  const speech = useSpeech();
  // A turn that is complete leaves nothing to be chosen, though it can still be changed.
  const targets = store.toConfirm.value ? [] : store.targets.value;
  const chosen = store.at.value === null ? store.walk.value.path : [];
  const counts = countsOf(speech, module, store.view.value, seat, targets, chosen);
  return counts === '' ? null : <small class="counts">{counts}</small>;
}

/** The line below the name: side, whose turn, and whether the seat's holder is away. */
function about(speech: Speech, store: TableStore, seat: SeatView): string {
  const state = store.state.value;
  const parts: string[] = [];
  const side = sideName(speech, state, seat.seat);
  if (side !== null && !isOneScreen(state)) parts.push(side);
  if (!seat.taken) {
    parts.push(speech.text('site-seat-awaited'));
  } else if (seat.connection.kind === 'away' && !state.yours.includes(seat.seat)) {
    const since = seat.connection.since_ms;
    parts.push(since === null ? speech.text('site-seat-not-come') : away(speech, since, state.now_ms));
  } else if (state.due === seat.seat) {
    const you = state.yours.includes(seat.seat) && !isOneScreen(state);
    parts.push(speech.text(you ? 'site-seat-your-turn' : 'site-seat-their-turn'));
  } else if (isOneScreen(state) && state.result === null) {
    // Without it the name would move up and down from turn to turn.
    parts.push(speech.text('site-seat-waits'));
  }
  const { result } = state;
  if (result?.outcome.kind === 'win' && result.outcome.seats.includes(seat.seat)) {
    parts.push(speech.text('site-seat-won'));
  }
  return parts.join('\u00a0· ');
}

function away(speech: Speech, sinceMs: number, nowMs: number): string {
  const since = ago(speech, sinceMs, nowMs);
  return since === null ? speech.text('site-seat-gone') : speech.text('site-seat-away', { since });
}

/** The clock of a seat, in figures that keep their width. */
import { useEffect, useState } from 'preact/hooks';
import { useSpeech } from '@/lang/context';
import { figures, leftMs, tickMs } from '@/play/clock';
import type { TableStore } from './store';

/** Below this the clock stands out. */
const SHORT_MS = 20_000;

export function Clock({ store, seat }: { store: TableStore; seat: number }) {
  const speech = useSpeech();
  const readAt = store.readAt.value;
  const [now, setNow] = useState(readAt);
  const { clock } = store.state.value;
  const runs = clock.running === seat;
  const left = leftMs(clock, seat, Math.max(0, now - readAt));
  const everyMs = left === null ? 0 : tickMs(left);
  useEffect(() => {
    if (!runs || everyMs === 0) return undefined;
    const timer = setInterval(() => setNow(performance.now()), everyMs);
    return () => clearInterval(timer);
  }, [runs, everyMs]);
  if (left === null) return null;
  const periods = clock.periods[seat];
  return (
    <span class={`clock ${runs ? 'runs' : ''} ${left < SHORT_MS ? 'short' : ''}`} role="timer" aria-live="off">
      <span class="only-heard">{speech.text('site-clock-left')} </span>
      {figures(left, speech.lang)}
      {periods === undefined ? null : <small> × {periods}</small>}
    </span>
  );
}

/** Who is waited for has left: how long until the win can be claimed, and then the button that does it. */
import { useEffect, useState } from 'preact/hooks';
import { useSpeech } from '@/lang/context';
import { figures } from '@/play/clock';
import { Confirm } from './Confirm';
import { seatName } from './names';
import type { TableStore } from './store';

/** How often the figures are looked at. */
const TICK_MS = 500;

export function Claim({ store }: { store: TableStore }) {
  const speech = useSpeech();
  const claim = store.claim.value;
  const [now, setNow] = useState(() => performance.now());
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (claim === null) {
      setAsked(false);
      return undefined;
    }
    setNow(performance.now());
    const timer = setInterval(() => setNow(performance.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [claim]);
  if (claim === null) return null;
  const state = store.state.value;
  const seat = state.seats[claim.seat];
  if (seat === undefined) return null;
  const name = seatName(speech, state, seat);
  // Whole seconds: tenths would be restless.
  const leftMs = Math.ceil((claim.fromMs - now) / 1000) * 1000;
  const open = leftMs <= 0;
  // The countdown is not read out second by second; that it has come to its end is.
  return (
    <section class="offer">
      <output>
        <strong>{open ? speech.text('site-claim-now', { name }) : null}</strong>
      </output>
      {open ? (
        <span class="offer-buttons">
          <button type="button" onClick={() => setAsked(true)}>
            {speech.text('site-do-claim')}
          </button>
        </span>
      ) : (
        <strong>{speech.text('site-claim-soon', { name, time: minutes(leftMs, speech.lang) })}</strong>
      )}
      {asked ? (
        <Confirm
          title={speech.text('site-confirm-claim')}
          action={speech.text('site-do-claim')}
          onYes={() => store.ask({ kind: 'claim-win' })}
          onClose={() => setAsked(false)}
        />
      ) : null}
    </section>
  );
}

/** `0:07`, where a clock would show tenths. */
function minutes(ms: number, lang: 'fr' | 'en'): string {
  return ms < 10_000 ? `0:0${ms / 1000}` : figures(ms, lang);
}

/** A draw that is offered to the reader, with the answers. */
import { useSpeech } from '@/lang/context';
import { Commit } from './Commit';
import { seatName } from './names';
import type { TableStore } from './store';

export function Offer({ store }: { store: TableStore }) {
  const speech = useSpeech();
  const state = store.state.value;
  const seat = state.draw_offer === null ? undefined : state.seats[state.draw_offer];
  const open = seat !== undefined && state.may.includes('accept-draw');
  return (
    <output class="offer" hidden={!open}>
      {open ? (
        <>
          <strong>{speech.text('site-draw-question', { name: seatName(speech, state, seat) })}</strong>
          <span class="offer-buttons">
            <Commit
              says={speech.text('site-do-accept-draw')}
              final="site-final-end"
              onClick={() => store.ask({ kind: 'accept-draw' })}
            />
            <button type="button" onClick={() => store.ask({ kind: 'refuse-draw' })}>
              {speech.text('site-do-refuse-draw')}
            </button>
          </span>
        </>
      ) : null}
    </output>
  );
}

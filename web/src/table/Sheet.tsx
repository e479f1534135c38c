/**
 * What only paper shows: who played, how it ended, which position the board shows, and the facts that the server
 * wrote on its page. The board, the conditions and the list of turns are printed as they stand.
 */
import { useEffect, useRef } from 'preact/hooks';
import type { BoardModule } from '@/board/contract';
import { useSpeech } from '@/lang/context';
import type { Lang } from '@/lang/lang';
import type { Speech } from '@/lang/speech';
import { Chip } from './Chip';
import { countsOf } from './counts';
import { nameAndSide } from './names';
import { resultSentence } from './outcome';
import type { TableStore } from './store';

interface SheetProps {
  store: TableStore;
  module: BoardModule | null;
  /** The facts that hold from the first turn to the last, as the server wrote them. */
  facts: Element | null;
}

export function Sheet({ store, module, facts }: SheetProps) {
  const speech = useSpeech();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (facts !== null) place.current?.replaceChildren(inOwnTime(facts, speech.lang));
  }, [facts, speech.lang]);
  const state = store.state.value;
  return (
    <div class="sheet on-paper">
      <ul>
        {state.seats.map(({ seat }) => {
          const counts = countsOf(speech, module, store.view.value, seat, [], []);
          return (
            <li key={seat}>
              <Chip side={state.view.sides[seat] ?? null} />
              <span>
                <strong>{nameAndSide(speech, state, seat)}</strong>
                {counts === '' ? null : <small>{counts}</small>}
              </span>
            </li>
          );
        })}
      </ul>
      {state.result === null ? null : <p class="sheet-result">{resultSentence(speech, state, state.result)}</p>}
      <p>{positionSentence(speech, store)}</p>
      <div ref={place} />
    </div>
  );
}

/** Which position it is: `Position après le coup 23 sur 45. Blanc joue en k10.` */
function positionSentence(speech: Speech, store: TableStore): string {
  const last = store.last.value;
  if (last === null) return speech.text('site-past-start');
  const { at: number, all } = store.turns.value;
  return `${speech.text('site-sheet-position', { number, all })} ${speech.say(last.message)}`;
}

/** A copy of the facts whose day is the reader's own. */
function inOwnTime(facts: Element, lang: Lang): Node {
  const copy = facts.cloneNode(true) as Element;
  const day = new Intl.DateTimeFormat(lang, { dateStyle: 'long' });
  for (const time of copy.querySelectorAll('time')) time.textContent = day.format(new Date(time.dateTime));
  return copy;
}

/**
 * The sentence that always says whose turn it is and what is expected, and each change in words. It is
 * the page's one live region, so that a screen reader says everything once and in order.
 */
import { useSpeech } from '@/lang/context';
import type { TableState } from '@/generated/protocol';
import type { Speech } from '@/lang/speech';
import { seatName, sideName } from './names';
import { resultSentence } from './outcome';
import type { TableStore } from './store';

export function Status({ store }: { store: TableStore }) {
  const speech = useSpeech();
  const notice = store.notice.value;
  const past = store.at.value;
  const happened = past === null ? (keptSentence(speech, store) ?? lastSentence(speech, store)) : null;
  return (
    <output class="status">
      {notice === null ? null : (
        // A new element for every notice: where the words are those of the one before, only that is announced.
        <span key={`notice-${notice.number}`} class={`status-notice ${notice.tone}`}>
          {notice.messages.map((message) => speech.say(message)).join(' ')}
        </span>
      )}
      {happened === null ? null : <span class="status-last">{happened}</span>}
      <span class="status-now">{past === null ? nowSentence(speech, store) : pastSentence(speech, store)}</span>
    </output>
  );
}

/** What is kept of a set, in words; each turn that comes to it is thereby heard. */
function keptSentence(speech: Speech, store: TableStore): string | null {
  const kept = store.keptTurns.value;
  return kept.length === 0 ? null : speech.text('site-set-kept', { turns: kept.map(({ text }) => text).join(', ') });
}

/** What was played last, in words. */
function lastSentence(speech: Speech, store: TableStore): string | null {
  const last = store.last.value;
  return last === null ? null : speech.say(last.message);
}

function nowSentence(speech: Speech, store: TableStore): string {
  const state = store.state.value;
  if (state.result !== null) return resultSentence(speech, state, state.result);
  switch (state.status) {
    case 'waiting':
      return speech.text('site-now-waiting');
    case 'broken':
      return speech.text('site-now-broken');
    case 'finished':
      return speech.text('site-now-finished');
    case 'playing':
      return playingSentence(speech, store);
  }
}

function playingSentence(speech: Speech, store: TableStore): string {
  const state = store.state.value;
  const actor = store.actor.value;
  if (actor === null) return rollSentence(speech, state);
  if (store.turnSent.value) {
    return speech.text(store.link.value === 'open' ? 'site-now-sent' : 'site-now-kept');
  }
  if (!store.yourTurn.value) return otherSentence(speech, state, actor);
  const walk = store.walk.value;
  const choice = store.choice.value;
  if (choice !== null) {
    return speech.text('site-now-confirm-choice', { choice: speech.text(`${state.view.game}-choice-${choice.step}`) });
  }
  if (store.toConfirm.value) return speech.text('site-now-confirm');
  const ask = walk.node === null ? speech.text('site-now-loading') : speech.say(walk.node.ask);
  return state.yours.length > 1 ? ask : speech.text('site-now-you', { ask });
}

/** Whose turn it is, where it is not the reader's. */
function otherSentence(speech: Speech, state: TableState, actor: number): string {
  const seat = state.seats[actor];
  if (seat?.held.kind === 'computer') return speech.text('site-now-computer');
  if (isNamelessOpponent(state, actor)) return speech.text('site-now-opponent');
  return speech.text('site-now-other', { name: shortName(speech, state, actor) });
}

/** Who rolls. */
function rollSentence(speech: Speech, state: TableState): string {
  if (state.may.includes('roll') && state.yours.length === 1) {
    return speech.text('site-now-you', { ask: speech.text('site-now-your-roll') });
  }
  const { due } = state;
  if (due === null || state.seats[due]?.held.kind === 'computer') return speech.text('site-now-roll');
  if (isNamelessOpponent(state, due)) return speech.text('site-now-opponent-roll');
  return speech.text('site-now-other-roll', { name: shortName(speech, state, due) });
}

/** Whether a seat is that of the reader's only opponent, who gave no name. */
function isNamelessOpponent({ seats, yours }: TableState, number: number): boolean {
  return seats[number]?.name === null && yours.length > 0 && !yours.includes(number) && seats.length === 2;
}

/** The name of a seat, or what it plays if it has none. */
function shortName(speech: Speech, state: TableState, number: number): string {
  const seat = state.seats[number];
  if (seat === undefined) return '';
  return (seat.name === null ? sideName(speech, state, number) : null) ?? seatName(speech, state, seat);
}

function pastSentence(speech: Speech, store: TableStore): string {
  const last = store.last.value;
  const { at, all } = store.turns.value;
  const said = last === null ? speech.text('site-past-start') : speech.say(last.message);
  return speech.text('site-past', { at, all, said });
}

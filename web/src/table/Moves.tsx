/**
 * The list of what was played; an entry shows the position after it. It is one tab stop, with arrows from
 * entry to entry. Below it the steps back and forth.
 */
import { useEffect, useRef } from 'preact/hooks';
import type { PlayedView, TableState } from '@/generated/protocol';
import { useSpeech } from '@/lang/context';
import { Chip } from './Chip';
import { Stepper } from './Stepper';
import type { TableStore } from './store';

export function Moves({ store }: { store: TableStore }) {
  const speech = useSpeech();
  const list = useRef<HTMLOListElement>(null);
  const played = store.played.value;
  const entries = turns(played);
  const state = store.state.value;
  const shown = store.at.value ?? played.length;
  useEffect(() => {
    const entry = list.current?.querySelector<HTMLElement>('[aria-current]');
    const box = list.current;
    if (box === null) return;
    box.scrollTo({ top: entry ? entry.offsetTop - box.clientHeight / 2 : 0 });
  }, [shown, played.length]);
  const stop = (entries.findLast(({ index }) => index < shown) ?? entries[0])?.index;
  const walk = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const to = KEYS[event.key]?.(buttons.findIndex((button) => button === event.currentTarget), buttons.length - 1);
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    buttons[to]?.focus();
  };
  return (
    <section class="moves" aria-label={speech.text('site-moves')}>
      <ol ref={list}>
        {entries.map(({ entry, roll, index }) => (
          <li key={index}>
            <button
              type="button"
              class="move"
              tabIndex={index === stop ? 0 : -1}
              aria-current={index + 1 === shown ? 'true' : undefined}
              aria-label={speech.text('site-move', { number: entry.ply + 1, said: speech.say(entry.message) })}
              onKeyDown={walk}
              onClick={() => void store.look(index + 1)}
            >
              <span class="number">{entry.ply + 1}</span>
              <Mover entry={entry} state={state} />
              {roll === null ? null : <small>{roll.text}</small>}
              {isChoice(entry) ? speech.text(`${state.view.game}-choice-${entry.text}`) : entry.text}
            </button>
          </li>
        ))}
      </ol>
      {played.length === 0 ? <p class="no-moves">{speech.text('site-moves-none')}</p> : null}
      <Stepper store={store} />
    </section>
  );
}

/** The side that an entry is of; a roll that is not answered yet is of the seat that is due. */
function Mover({ entry, state: { view, due } }: { entry: PlayedView; state: TableState }) {
  const seat = entry.seat ?? due;
  return seat === null ? null : <Chip side={entry.changes[0]?.side ?? view.sides[seat] ?? null} />;
}

/** Where the arrows lead from an entry. */
const KEYS: Record<string, (from: number, last: number) => number> = {
  ArrowUp: (from) => from - 1,
  ArrowLeft: (from) => from - 1,
  ArrowDown: (from) => from + 1,
  ArrowRight: (from) => from + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** A colour that was chosen, a pass: what has a button and changes nothing on the board. */
function isChoice({ seat, changes, text }: PlayedView): boolean {
  return seat !== null && changes.length === 0 && /^[a-z]+$/.test(text);
}

interface Turn {
  entry: PlayedView;
  /** The roll that the turn answers, in games with dice. */
  roll: PlayedView | null;
  /** The entry's place in the list of everything played. */
  index: number;
}

/** Turns with their rolls; a roll that was not answered yet stands for itself. */
function turns(played: readonly PlayedView[]): Turn[] {
  const list: Turn[] = [];
  let roll: PlayedView | null = null;
  played.forEach((entry, index) => {
    if (entry.seat === null && index < played.length - 1) {
      roll = entry;
    } else {
      list.push({ entry, roll, index });
      roll = null;
    }
  });
  return list;
}

/** First, back, forward, last; once the game is over, a slider over all of it; and the way onto paper. */
import { useEffect } from 'preact/hooks';
import { useSpeech } from '@/lang/context';
import type { TableStore } from './store';

const KEYS: Record<string, (at: number, all: number) => number> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_, all) => all,
};

export function Stepper({ store }: { store: TableStore }) {
  const speech = useSpeech();
  const all = store.played.value.length;
  const at = store.at.value ?? all;
  const over = store.state.value.result !== null;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || isTaken(event.target)) return;
      const go = KEYS[event.key];
      if (go === undefined) return;
      event.preventDefault();
      void store.look(go(store.at.value ?? store.played.value.length, store.played.value.length));
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [store]);
  const step = (name: string, to: number, off: boolean, path: string) => (
    <button
      type="button"
      aria-label={speech.text(`site-step-${name}`)}
      aria-disabled={off}
      onClick={() => {
        if (!off) void store.look(to);
      }}
    >
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
  return (
    <div class="stepper">
      <fieldset class="joined">
        <legend class="only-heard">{speech.text('site-step')}</legend>
        {step('first', 0, at === 0, 'M7 5v14M18 6l-7 6 7 6')}
        {step('back', at - 1, at === 0, 'M15 6l-7 6 7 6')}
        {step('forward', at + 1, at === all, 'M9 6l7 6-7 6')}
        {step('last', all, at === all, 'M6 6l7 6-7 6M17 5v14')}
      </fieldset>
      {over && all > 0 ? (
        <input
          type="range"
          min={0}
          max={all}
          value={at}
          aria-label={speech.text('site-step-slider')}
          aria-valuetext={speech.text('site-step-value', store.turns.value)}
          onInput={(event) => void store.look(Number(event.currentTarget.value))}
        />
      ) : null}
      <button
        type="button"
        class="print"
        title={speech.text('site-print')}
        aria-label={speech.text('site-print')}
        onClick={() => print()}
      >
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z" />
        </svg>
      </button>
    </div>
  );
}

/** Whether the key belongs to what has the focus: the board, a field, an open dialogue. */
function isTaken(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.board-frame, input, select, textarea, dialog, ol') !== null;
}

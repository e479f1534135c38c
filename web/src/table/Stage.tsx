/** The board, in the frame that keeps its place. */
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import type { BoardModule, BoardProps } from '@/board/contract';
import { useSpeech } from '@/lang/context';
import { preferences } from '@/prefs/preferences';
import { lessMotion } from '@/prefs/motion';
import { isOneScreen } from './names';
import { onPaper } from './paper';
import type { TableStore } from './store';

interface StageProps {
  store: TableStore;
  module: BoardModule | null;
  frame: RefObject<HTMLDivElement | null>;
}

export function Stage({ store, module, frame }: StageProps) {
  const speech = useSpeech();
  useConfirmKey(store);
  const { coordinates, lastTurn, motion } = preferences.value;
  const past = store.at.value !== null;
  // On paper the board shows the position and nothing that is being chosen.
  const isStill = past || onPaper.value;
  const view = onPaper.value && !past ? store.state.value.view : store.view.value;
  const actor = view?.actor;
  const props: BoardProps | null = view && {
    view,
    targets: onPaper.value ? [] : store.targets.value.filter((target) => target.place.kind !== 'choice'),
    chosen: isStill ? [] : store.walk.value.path,
    ...(isStill ? {} : { kept: store.keptTurns.value }),
    onKept: () => store.undoStep(),
    side: actor?.kind === 'player' ? (view.sides[actor.seat] ?? null) : null,
    last: store.lastTurn.value,
    roll: store.lastRoll.value,
    changes: store.changes.value,
    onTarget: (target) => store.touch(target),
    onTakeBack: (index) => store.takeStepBack(index),
    onRoll: !isStill && store.state.value.may.includes('roll') ? () => store.ask({ kind: 'roll' }) : null,
    onUnoffered: (steps) => void store.explain(steps),
    onRefused: (message) => store.tell(message),
    flipped: store.flipped.value,
    everySide: !onPaper.value && isOneScreen(store.state.value),
    preferences: { coordinates, lastTurn, motion: motion && !lessMotion.value && !onPaper.value },
    text: (id, args) => speech.text(id, args),
  };
  return (
    <div ref={frame} class={`board-frame ${store.state.value.view.game} ${past ? 'past' : ''}`}>
      {module === null || props === null ? (
        <p class="no-board">{speech.text('site-no-board')}</p>
      ) : (
        <module.Board {...props} />
      )}
    </div>
  );
}

/** Ctrl and Enter commit the turn that is ready, so that the keyboard need not leave the board. */
function useConfirmKey(store: TableStore): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !event.ctrlKey || event.repeat || !store.toConfirm.value) return;
      event.preventDefault();
      store.confirm();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [store]);
}

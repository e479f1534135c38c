/** The steps of a turn that are not on the board (a colour, a pass): a button each. */
import { useSpeech } from '@/lang/context';
import { toBoard } from './focus';
import type { TableStore } from './store';

export function Choices({ store }: { store: TableStore }) {
  const speech = useSpeech();
  const { game } = store.state.value.view;
  return (
    <>
      {store.targets.value
        .filter((target) => target.place.kind === 'choice')
        .map((target) => (
          <button
            key={target.step}
            type="button"
            class="main half"
            aria-pressed={store.walk.value.path.includes(target)}
            onClick={() => {
              store.touch(target);
              toBoard();
            }}
          >
            {speech.text(`${game}-choice-${target.step}`)}
          </button>
        ))}
    </>
  );
}

/** The steps of a turn that are not on the board (a colour, a pass): a button each. */
import { useSpeech } from '@/lang/context';
import { toBoard } from './focus';
import type { TableStore } from './store';

export function Choices({ store }: { store: TableStore }) {
  const speech = useSpeech();
  const { game } = store.state.value.view;
  const choices = store.targets.value.filter((target) => target.place.kind === 'choice');
  // Two side by side; one that is left over has a row of its own.
  const width = (index: number) => (index === choices.length - 1 && index % 2 === 0 ? 'wide' : 'half');
  return (
    <>
      {choices.map((target, index) => (
        <button
          key={target.step}
          type="button"
          class={`main ${width(index)}`}
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

/**
 * The steps of a turn that are not on the board (a colour, a pass): a button each. Where a turn waits for the button
 * that commits it, they stay until then, so that the one that is chosen is seen and can be changed.
 */
import type { BoardModule } from '@/board/contract';
import { useSpeech } from '@/lang/context';
import { Commit } from './Commit';
import { finalWords } from './final';
import { toBoard } from './focus';
import type { TableStore } from './store';

export function Choices({ store, module }: { store: TableStore; module: BoardModule | null }) {
  const speech = useSpeech();
  const { game } = store.state.value.view;
  const choices = store.targets.value.filter((target) => target.place.kind === 'choice');
  const { path } = store.walk.value;
  const waits = store.waitsForButton();
  const isChosen = choices.some((target) => path.includes(target));
  // Two side by side; one that is left over has a row of its own.
  const width = (index: number) => (index === choices.length - 1 && index % 2 === 0 ? 'wide' : 'half');
  return (
    <>
      {choices.map((target, index) => (
        <Commit
          key={target.step}
          says={speech.text(`${game}-choice-${target.step}`)}
          final={waits ? null : finalWords(store, module, target)}
          // The chosen one stands out among them.
          look={isChosen && !path.includes(target) ? '' : 'main'}
          place={width(index)}
          aria-pressed={waits ? path.includes(target) : undefined}
          onClick={() => {
            store.touch(target);
            if (store.turnSent.value) toBoard();
          }}
        />
      ))}
    </>
  );
}

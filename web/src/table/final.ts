/**
 * Which buttons do what cannot be undone; those are red and say so in words (PT-16).
 *
 * A step that has a button (a colour, a pass) is final if the reader could not take it back afterwards, or if it ends
 * the game. Where a turn waits for the button that commits it, that button is final instead, for until then the step
 * can be changed. What asks once more says it there; a stone, a roll, an offer are the game's ordinary course and stay
 * calm.
 */
import type { BoardModule } from '@/board/contract';
import type { StepTarget, TableState } from '@/generated/protocol';
import type { TableStore } from './store';

/** The id of the words that the button says besides what it does, or null if it is not final. */
export function finalWords(store: TableStore, module: BoardModule | null, target: StepTarget | null): string | null {
  if (target?.place.kind !== 'choice') return null;
  const view = store.view.value;
  if (view !== null && module?.endsGame?.(view, target.step) === true) return 'site-final-end';
  return canTakeBack(store.state.value) ? null : 'site-final';
}

/** Whether the reader could take a turn back: who plays against people cannot, as the table decides it. */
function canTakeBack({ seats, yours }: TableState): boolean {
  return seats.every(({ seat, held }) => yours.includes(seat) || held.kind === 'computer');
}

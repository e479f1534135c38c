/** What a game counts for a seat, in words: captured stones, pips, stones left in the turn. */
import type { BoardModule } from '@/board/contract';
import type { PositionView, Seat, StepTarget } from '@/generated/protocol';
import type { Speech } from '@/lang/speech';

/** Empty where nothing is counted. */
export function countsOf(
  speech: Speech,
  module: BoardModule | null,
  view: PositionView | null,
  seat: Seat,
  targets: readonly StepTarget[],
  chosen: readonly StepTarget[],
): string {
  const counts = view === null ? [] : (module?.counts?.(view, seat, targets, chosen) ?? []);
  return counts.map((count) => speech.say(count)).join('\u00a0· ');
}

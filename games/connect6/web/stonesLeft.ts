/** How many stones the reader still places in this turn. */
import type { Message, PositionView, Seat, StepTarget } from '@/generated/protocol';

/** A target that does not end the turn says that a second stone follows. */
export function stonesLeft(view: PositionView, seat: Seat, targets: readonly StepTarget[]): Message[] {
  const acts = view.actor.kind === 'player' && view.actor.seat === seat;
  if (!acts || targets.length === 0) return [];
  const count = targets.some((target) => target.next.kind !== 'end') ? 2 : 1;
  return [{ id: 'connect6-stones-left', args: { count } }];
}

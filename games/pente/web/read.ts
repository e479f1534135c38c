/** Reads what only Pente has out of the board's view: captured stones, a line that can be answered, a pass that concedes it, a set. */
import type { Board } from '@/generated/pente';
import type { Message, PositionView, Seat } from '@/generated/protocol';

/** The stones that a seat has captured, and how many win. */
export function captured(view: PositionView, seat: Seat): Message[] {
  const { captured, capture_number } = view.board as Board;
  const count = captured[seat] ?? 0;
  return capture_number === null
    ? [{ id: 'pente-captured', args: { count } }]
    : [{ id: 'pente-captured-of', args: { count, of: capture_number } }];
}

/** The lines that win unless the next player answers. */
export function pending(view: PositionView): readonly (readonly string[])[] {
  return (view.board as Board).pending?.lines ?? NONE;
}

/** A pass while a line waits for an answer gives the game to who made it (PT-13). */
export function concedes(view: PositionView, step: string): boolean {
  return step === 'pass' && (view.board as Board).pending !== null;
}

/** How many stones of an opening's set the same player still places, this one included (PT-16). */
export function setLeft(view: PositionView): number {
  return (view.board as Board).set_left;
}

const NONE: readonly (readonly string[])[] = [];

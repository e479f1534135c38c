/** What seats and sides are called. The server's pages use the same ids in the same way. */
import type { SeatView, TableState } from '@/generated/protocol';
import type { Speech } from '@/lang/speech';
import { isHidden } from '@/prefs/hidden';

/** The name of who holds a seat. */
export function seatName(speech: Speech, state: TableState, seat: SeatView): string {
  if (seat.name !== null && !state.yours.includes(seat.seat) && isHidden(seat.name)) {
    return speech.text('site-seat-hidden');
  }
  if (seat.name !== null) return seat.name;
  if (!seat.taken) return speech.text('site-seat-free');
  switch (seat.held.kind) {
    case 'computer':
      return speech.text('site-seat-computer', { level: seat.held.level });
    case 'local':
      if (isOneScreen(state)) return sideName(speech, state, seat.seat) ?? seatNumber(speech, seat);
      return speech.text(state.yours.includes(seat.seat) ? 'site-seat-you' : 'site-seat-visitor');
    case 'link':
      return speech.text(state.yours.includes(seat.seat) ? 'site-seat-you' : 'site-seat-visitor');
  }
}

/** The name of what a seat plays, or null before it is chosen. */
export function sideName(speech: Speech, state: TableState, seat: number): string | null {
  const side = state.view.sides[seat];
  return side ? speech.text(`${state.view.game}-side-${side}`) : null;
}

/** `Rouge`, or `Camille (Rouge)` where the name says something else. */
export function nameAndSide(speech: Speech, state: TableState, number: number): string {
  const side = sideName(speech, state, number);
  const seat = state.seats[number];
  const name = seat === undefined ? null : seatName(speech, state, seat);
  if (name === null || name === side) return side ?? String(number + 1);
  return side === null ? name : speech.text('site-name-and-side', { name, side });
}

/** Whether all seats are played on the screen of who opened the table. */
export function isOneScreen(state: Pick<TableState, 'seats'>): boolean {
  return state.seats.every((seat) => seat.held.kind === 'local');
}

function seatNumber(speech: Speech, seat: SeatView): string {
  return speech.text('site-seat-number', { number: seat.seat + 1 });
}

import { describe, expect, it } from 'vitest';
import type { SeatKind, SeatView, Status } from '@/generated/protocol';
import { callOf, isAwaited } from './call';

const seats = (...kinds: SeatKind['kind'][]): SeatView[] =>
  kinds.map((kind, seat) => ({
    seat,
    held: kind === 'computer' ? { kind, level: 1 } : { kind },
    name: null,
    taken: true,
    connection: { kind: 'here' },
  }));

const table = (held: SeatView[], may: string[] = [], status: Status = 'playing') => ({ seats: held, may, status });

describe('the reader is called', () => {
  it('when it is their turn, and while they are to roll', () => {
    expect(callOf(table(seats('local', 'link')), true)).toBe('turn');
    expect(callOf(table(seats('local', 'computer')), true)).toBe('turn');
    expect(callOf(table(seats('local', 'link'), ['roll']), false)).toBe('turn');
    expect(callOf(table(seats('local', 'link')), false)).toBeNull();
  });

  it('for each of their seats among those of others', () => {
    expect(isAwaited(table(seats('local', 'local', 'link')), true)).toBe(true);
  });

  it('by a draw that waits for their answer, before their turn', () => {
    const offered = table(seats('local', 'link'), ['accept-draw', 'refuse-draw']);
    expect(callOf(offered, true)).toBe('draw');
    expect(callOf(offered, false)).toBe('draw');
    expect(isAwaited(offered, true)).toBe(true);
  });
});

describe('nobody is called', () => {
  it('on one screen, whoever is to play, roll or answer', () => {
    const may = ['roll', 'accept-draw'];
    expect(callOf(table(seats('local', 'local'), may), true)).toBeNull();
    expect(isAwaited(table(seats('local', 'local', 'local'), may), true)).toBe(false);
  });

  it('while a table waits for a guest', () => {
    expect(callOf(table(seats('local', 'link'), [], 'waiting'), true)).toBeNull();
  });

  it('at a finished table, which says so', () => {
    expect(callOf(table(seats('local', 'link'), ['rematch'], 'finished'), false)).toBe('over');
    expect(callOf(table(seats('local', 'local'), [], 'finished'), false)).toBe('over');
  });
});

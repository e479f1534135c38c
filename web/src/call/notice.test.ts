import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type NoticeWorld, PATIENCE_MS, TurnNotice } from './notice';

let isHidden: boolean;
let isWanted: boolean;
let shown: number;
let open: number;
let notice: TurnNotice;

const world: NoticeWorld = {
  isWanted: () => isWanted,
  isHidden: () => isHidden,
  show: () => {
    shown += 1;
    open += 1;
    return { close: () => (open -= 1) };
  },
  later: (run, ms) => Number(setTimeout(run, ms)),
  never: (timer) => clearTimeout(timer),
};

const wait = () => vi.advanceTimersByTime(PATIENCE_MS);

beforeEach(() => {
  vi.useFakeTimers();
  [isHidden, isWanted, shown, open] = [true, true, 0, 0];
  notice = new TurnNotice(null, world);
});

describe('a turn that comes while the page is hidden', () => {
  it('is told once, however often the table says so', () => {
    for (let news = 0; news < 3; news += 1) {
      notice.turnIs(4);
      wait();
    }
    expect(shown).toBe(1);
  });

  it('is not told again when the reader comes back and leaves without playing', () => {
    notice.turnIs(4);
    wait();
    isHidden = false;
    notice.dismiss();
    expect(open).toBe(0);
    isHidden = true;
    notice.turnIs(4);
    wait();
    expect(shown).toBe(1);
  });

  it('gives way to the next turn, also when what lay between was missed', () => {
    notice.turnIs(4);
    wait();
    notice.turnIs(6);
    wait();
    expect([shown, open]).toEqual([2, 1]);
    notice.turnIs(null);
    expect(open).toBe(0);
  });

  it('is not told when it is over, or the reader back, within a moment', () => {
    notice.turnIs(4);
    notice.turnIs(null);
    wait();
    notice.turnIs(6);
    isHidden = false;
    wait();
    expect(shown).toBe(0);
  });
});

it('nobody is called for a turn that came before their eyes, nor without having asked for it', () => {
  isHidden = false;
  notice.turnIs(4);
  isHidden = true;
  wait();
  isWanted = false;
  notice.turnIs(6);
  wait();
  expect(shown).toBe(0);
});

it('nobody is called for the turn that the page came up with', () => {
  const late = new TurnNotice(4, world);
  late.turnIs(4);
  wait();
  expect(shown).toBe(0);
});

it('a browser that shows nothing is no trouble', () => {
  const silent = new TurnNotice(null, { ...world, show: () => null });
  silent.turnIs(4);
  wait();
  silent.dismiss();
  expect(open).toBe(0);
});

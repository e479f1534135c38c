/** The keyboard: a cursor that goes over the places, and keys that name one. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type CursorCell, moved } from '@/board/kit/cursor';
import { digitOf } from '@/board/kit/digit';

/** Two digits typed within this time are one number. */
const NUMBER_MS = 900;

interface Wishes {
  cells: readonly CursorCell[];
  /** The places that the arrows visit; all of them where none is open, or with Shift. */
  open: ReadonlySet<string>;
  /** Where the cursor waits before it was moved. */
  start: string;
  /** The place of a number, of `b` and of `s` or `o`, or null. */
  named: (name: string) => string | null;
  onPress: (id: string) => void;
  onBack: () => void;
  onEscape: () => void;
  onRoll: (() => void) | null;
}

export function useKeys(board: RefObject<SVGSVGElement | null>, wishes: Wishes) {
  const [kept, setCursor] = useState<string | null>(null);
  const [typing] = useState(() => new Typing());
  const { cells, open } = wishes;
  const focusedRef = useRef<string | null>(null);
  const cursor = cells.some(({ id }) => id === kept) && kept !== null ? kept : wishes.start;

  const go = (id: string) => {
    setCursor(id);
    board.current?.querySelector<SVGGElement>(`[data-spot="${id}"]`)?.focus();
  };
  // The dice to be rolled go away once they are, and would take the focus with them.
  useLayoutEffect(() => {
    const isGone = focusedRef.current !== null && !cells.some(({ id }) => id === focusedRef.current);
    if (!isGone) return;
    focusedRef.current = null;
    if (document.activeElement === document.body) go(cursor);
  });
  const destination = (event: KeyboardEvent): string | null => {
    const digit = digitOf(event);
    if (digit !== null) return wishes.named(typing.number(digit, event.timeStamp)) ?? wishes.named(digit);
    if (/^[a-z]$/i.test(event.key)) return wishes.named(event.key.toLowerCase());
    const visited =
      event.shiftKey || open.size === 0 ? cells : cells.filter(({ id }) => id === cursor || open.has(id));
    return moved(visited, cursor, event.key);
  };
  const act = (event: KeyboardEvent): boolean => {
    switch (event.key) {
      case 'Enter':
      case ' ':
        typing.end();
        if (!event.repeat) wishes.onPress(cursor);
        return true;
      case 'Backspace':
        wishes.onBack();
        return true;
      case 'Escape':
        wishes.onEscape();
        return true;
      case 'r':
      case 'R':
        wishes.onRoll?.();
        return true;
      default:
        return false;
    }
  };
  return {
    cursor,
    go,
    handlers: {
      onFocusIn: (event: FocusEvent) => {
        const spot = event.target instanceof Element ? event.target.getAttribute('data-spot') : null;
        if (spot === null) return;
        focusedRef.current = spot;
        setCursor(spot);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        if (!act(event)) {
          const to = destination(event);
          if (to === null) return;
          go(to);
        }
        event.preventDefault();
      },
    },
  };
}

/** Digits typed one after the other. */
class Typing {
  #digit = '';
  #atMs = -Infinity;

  /** What is typed next is another number. */
  end(): void {
    this.#digit = '';
  }

  /** The number that a digit makes with the one before, if that was typed just now. */
  number(digit: string, nowMs: number): string {
    const before = nowMs - this.#atMs < NUMBER_MS ? this.#digit : '';
    this.#digit = digit;
    this.#atMs = nowMs;
    return before + digit;
  }
}

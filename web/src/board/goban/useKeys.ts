/** The keyboard on a board of points: a cursor that goes from point to point, and typed coordinates. */
import type { RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { moved } from './cursor';
import { type Typed, type } from './typed';
import { pointOf } from './usePointer';
import { type GobanView, pointIndices } from './view';

interface Keys {
  cursor: number;
  handlers: {
    onFocusIn: (event: FocusEvent) => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
}

export function useKeys(
  frame: RefObject<HTMLElement | null>,
  board: GobanView,
  sides: readonly (string | null)[],
  last: readonly number[],
  onPoint: (index: number) => void,
): Keys {
  const [held, setCursor] = useState<number | null>(null);
  const typed = useRef<Typed | null>(null);
  const { size } = board;
  const centre = Math.floor((size * size) / 2);
  // Where the reader has not been yet, the cursor waits on the last turn.
  const cursor = held !== null && held < size * size ? held : (last.at(-1) ?? pointIndices(board, board.lines[0] ?? [])[0] ?? centre);

  const go = (index: number) => {
    setCursor(index);
    frame.current?.querySelector<HTMLElement>(`[role=gridcell][data-at="${index}"]`)?.focus();
  };
  return {
    cursor,
    handlers: {
      onFocusIn: (event) => {
        const at = pointOf(event);
        if (at !== null) setCursor(at);
      },
      onKeyDown: (event) => {
        if (event.altKey || event.metaKey) return;
        const to = moved(board, (index) => sides[index] !== null, cursor, event.key, event.ctrlKey);
        if (to !== null) {
          go(to);
        } else if (event.ctrlKey) {
          return;
        } else if (event.key === 'Enter' || event.key === ' ') {
          if (!event.repeat) onPoint(cursor);
        } else {
          const next = type(board, typed.current, event, event.timeStamp);
          if (next === null) return;
          typed.current = next.typed;
          if (next.at !== null) go(next.at);
        }
        event.preventDefault();
      },
    },
  };
}

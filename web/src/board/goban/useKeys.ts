/** The keyboard on a board of points: a cursor that goes from point to point, and typed coordinates. */
import type { RefObject } from 'preact';
import { useState } from 'preact/hooks';
import { pointOf } from './Pointer';
import { moved } from './cursor';
import { type Typed, type } from './typed';
import { type GobanView, pointIndex, pointName } from './view';

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
  const [held, setHeld] = useState<string | null>(null);
  const [typed, setTyped] = useState<Typed | null>(null);
  const middle = Math.floor((board.size * board.size) / 2);
  // Until the reader has been here, the cursor waits on the last turn, or in the middle.
  const cursor = (held === null ? null : pointIndex(board, held)) ?? last.at(-1) ?? middle;

  const go = (index: number) => {
    setHeld(pointName(board, index));
    frame.current?.querySelector<HTMLElement>(`[role=gridcell][data-at="${index}"]`)?.focus();
  };
  return {
    cursor,
    handlers: {
      onFocusIn: (event) => {
        const at = pointOf(event);
        if (at !== null) setHeld(pointName(board, at));
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
          const next = type(board, typed, event, event.timeStamp);
          if (next === null) return;
          setTyped(next.typed);
          if (next.at !== null) go(next.at);
        }
        event.preventDefault();
      },
    },
  };
}

/** Joins the pointer to its board and to what happens around it. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { Pointer } from './Pointer';

export function usePointer(board: RefObject<SVGSVGElement | null>): Pointer {
  const [pointer] = useState(() => new Pointer());
  useLayoutEffect(() => {
    const element = board.current;
    // Refused scrolling lets a finger carry. `touch-action` cannot say it: it holds for blocks and for a whole
    // drawing, not for shapes inside one, and elsewhere on the board the finger is to scroll.
    const move = (event: TouchEvent) => {
      if (pointer.holds && event.cancelable) event.preventDefault();
    };
    element?.addEventListener('touchmove', move, { passive: false });
    return () => element?.removeEventListener('touchmove', move);
  }, [board, pointer]);
  return pointer;
}

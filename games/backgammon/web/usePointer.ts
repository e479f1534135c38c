/** Joins the pointer to its board and to what happens around it. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { useInterrupted } from '@/board/kit/useInterrupted';
import { type Ground, Pointer } from './Pointer';

/** `carried` is the place whose checker is in the hand, `movable` those whose checkers can be. */
export function usePointer(
  board: RefObject<SVGSVGElement | null>,
  ground: Ground,
  carried: string | null,
  movable: ReadonlySet<string>,
): Pointer {
  const [pointer] = useState(() => new Pointer());
  useInterrupted(() => pointer.drop(ground));
  // The position may change under the hand: by a turn taken back, or one played elsewhere.
  const isGone = carried !== null && !movable.has(carried);
  useLayoutEffect(() => {
    if (isGone) pointer.drop(ground);
  });
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

/**
 * What ends a gesture from outside, whatever the pointer does: the window changes its size or the phone is turned,
 * so that the board lies elsewhere under the finger, or the window is left.
 */
import { useLayoutEffect } from 'preact/hooks';

const INTERRUPTIONS = ['resize', 'blur'] as const;

export function useInterrupted(end: () => void): void {
  useLayoutEffect(() => {
    for (const name of INTERRUPTIONS) window.addEventListener(name, end);
    return () => {
      for (const name of INTERRUPTIONS) window.removeEventListener(name, end);
    };
  }, [end]);
}

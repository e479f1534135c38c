/** Whether the screen is so narrow that the board is drawn tall; board.css asks the same. */
import { useLayoutEffect, useState } from 'preact/hooks';

const query = typeof matchMedia === 'function' ? matchMedia('(max-width: 40rem) and (orientation: portrait)') : null;

export function isTall(): boolean {
  return query?.matches ?? false;
}

export function useTall(): boolean {
  const [tall, setTall] = useState(isTall);
  useLayoutEffect(() => {
    const change = () => setTall(isTall());
    query?.addEventListener('change', change);
    return () => query?.removeEventListener('change', change);
  }, []);
  return tall;
}

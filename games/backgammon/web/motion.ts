/** How checkers move: along their way, each step of it a stretch, all in under a quarter of a second. */
import type { Point } from '@/board/kit/marks';

const LONGEST_MS = 240;

/** A piece that stands at `to` comes there along a way. */
export function travel(piece: Element, way: readonly Point[], to: Point): void {
  const frames = [...way, to].map(({ x, y }) => ({
    transform: `translate(${x - to.x}px, ${y - to.y}px)`,
    easing: 'cubic-bezier(0.3, 0, 0.25, 1)',
  }));
  piece.animate(frames, { duration: LONGEST_MS, fill: 'backwards' });
}

/** A die turns a little and comes to rest. */
export function tumble(die: Element, index: number): void {
  const turn = index % 2 === 0 ? -50 : 40;
  die.animate(
    [
      { opacity: 0, transform: `translate(${turn / 2}px, ${-24}px) rotate(${turn}deg)` },
      { opacity: 1, transform: `rotate(${-turn / 8}deg)`, offset: 0.7 },
      { transform: 'none' },
    ],
    { duration: LONGEST_MS, easing: 'ease-out', fill: 'backwards' },
  );
}

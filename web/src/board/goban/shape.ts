/**
 * The shape on a stone that tells its side apart without the colour, as a path: ring on red, triangle on
 * yellow (as on the pieces of the kit). Dot on white and bar on black are shown only where the reader asks
 * for pieces that everybody can tell apart; `isPlain` says which those are.
 */
import type { Point } from '@/board/kit/marks';

export function shapeOn(side: string, { x, y }: Point): string {
  switch (side) {
    case 'red':
      return circle(x, y, 6.4);
    case 'yellow':
      return `M${x} ${y - 6.4}l6.4 10.6h-12.8z`;
    case 'white':
      return circle(x, y, 3);
    case 'black':
      return `M${x - 6.5} ${y}h13`;
    default:
      return '';
  }
}

/** Whether a side's stones are told apart without a shape, black from white. */
export function isPlain(side: string): boolean {
  return side === 'white' || side === 'black';
}

/** A circle as a part of a path. */
export function circle(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

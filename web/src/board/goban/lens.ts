/** Where the magnifier is shown, in pixels of the window. */
import type { Point } from '@/board/kit/marks';

/** The part of the page that is seen. */
export interface Pane {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The radius of the magnifier. */
export const LENS_PX = 76;
/** How wide the distance between two points is in it. */
export const LENS_CELL_PX = 44;
/** A finger needs a magnifier where points are nearer to each other than this. */
export const FINGER_PX = 30;

/** From the finger's middle to the magnifier's edge: what the finger hides. */
const CLEAR_PX = 34;
const EDGE_PX = 4;

/**
 * The middle of the magnifier for a finger: above it, or, where there is no room above, on the side with
 * more room. It never leaves the pane.
 */
export function lensAt(finger: Point, pane: Pane, scale: number): Point {
  const r = LENS_PX / scale;
  const clear = CLEAR_PX / scale;
  const edge = EDGE_PX / scale;
  const x = (wanted: number) => within(wanted, pane.left + r + edge, pane.right - r - edge);
  const top = pane.top + r + edge;
  const above = finger.y - clear - r;
  if (above >= top) return { x: x(finger.x), y: above };
  const toRight = finger.x - pane.left < pane.right - finger.x;
  return { x: x(finger.x + (toRight ? clear + r : -clear - r)), y: Math.max(top, finger.y - r) };
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

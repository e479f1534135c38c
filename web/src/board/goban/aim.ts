/**
 * A finger that looks for a point on a board whose points are smaller than the finger.
 *
 * While it is down, the point that lifting it would choose is shown (see Loupe.tsx); lifting it chooses
 * that point and no other. Two things would break this promise, and are held off here: a finger that
 * rests between two points must not flicker from one to the other, and a finger that rolls while it is
 * lifted must not choose what was shown for a blink. An aim is a value; every function gives a new one.
 */
import type { Point } from '@/board/kit/marks';
import { distance, nearest } from './geometry';

export interface Aim {
  /** Where the finger is on the drawing. */
  readonly spot: Point;
  /** The point that is shown; null outside the board. */
  readonly shown: number | null;
  /** Since when it is shown. */
  readonly sinceMs: number;
  /** The point shown just before, if it was shown long enough to have been meant. */
  readonly meant: number | null;
}

/** A finger may be this many cells outside the lines and still mean the outermost point. */
const REACH = 0.9;
/** A shown point is kept until the finger is this many cells away; half a cell is the middle between two. */
const KEEP = 0.62;
/** Shown for as long as this, a point was meant. */
const MEANT_MS = 90;
/** What is shown for less than this before the finger is gone was shown by the lifting itself. */
const LIFTING_MS = 60;

/** The finger comes down. */
export function begin(size: number, spot: Point, nowMs: number): Aim {
  return { spot, shown: nearest(size, spot, REACH), sinceMs: nowMs, meant: null };
}

/** The finger moves. */
export function move(aim: Aim, size: number, spot: Point, nowMs: number): Aim {
  if (aim.shown !== null && distance(size, spot, aim.shown) <= KEEP) return { ...aim, spot };
  const shown = nearest(size, spot, REACH);
  if (shown === aim.shown) return { ...aim, spot };
  return { spot, shown, sinceMs: nowMs, meant: nowMs - aim.sinceMs >= MEANT_MS ? aim.shown : null };
}

/** The point that lifting the finger now chooses; null for none. */
export function lifted(aim: Aim, nowMs: number): number | null {
  return aim.meant !== null && nowMs - aim.sinceMs < LIFTING_MS ? aim.meant : aim.shown;
}

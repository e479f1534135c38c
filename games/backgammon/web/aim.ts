/** The places that can be touched, and which of them a finger means. */
import type { CursorCell } from '@/board/kit/cursor';
import type { Point } from '@/board/kit/marks';
import type { Spot } from './Spots';
import { type Side, cellsFor, seen } from './places';
import { COLUMN, type Plan, area, askBox, distanceTo } from './plan';

/** The place of the dice that are to be rolled. */
export const DICE_SPOT = 'dice';

/** How far beside an open place a tap, and a checker that is put down, still mean it. */
export const TAP_SNAP = 0.6 * COLUMN;
export const CARRY_SNAP = 1.2 * COLUMN;

/** Every place, in reading order; the dice first if they are to be rolled. */
export function spotsOf(
  plan: Plan,
  below: Side,
  labels: ReadonlyMap<string, string>,
  { open, movable }: { open: ReadonlySet<string>; movable: ReadonlySet<string> },
  roll: { label: string | null; isBelow: boolean },
): Spot[] {
  const places = cellsFor(below).map((id) => ({
    id,
    label: labels.get(id) ?? id,
    box: area(plan, seen(id, below)),
    open: open.has(id),
    source: movable.has(id),
  }));
  if (roll.label === null) return places;
  const box = askBox(plan, roll.isBelow);
  // Drawn last, so that it lies above the points.
  return [...places, { id: DICE_SPOT, label: roll.label, box, open: true, source: false }];
}

/** The places as the keyboard's cursor knows them. */
export function cursorCells(spots: readonly Spot[]): CursorCell[] {
  return spots.map(({ id, box: { x, y, width, height } }) => ({ id, x: x + width / 2, y: y + height / 2 }));
}

/**
 * The place that is meant at a point: the one there if it is open, else the nearest open one within `snap`,
 * else the one there.
 */
export function spotAt(
  spots: readonly Spot[],
  point: Point,
  open: ReadonlySet<string>,
  snap: number,
): string | null {
  const here = spots.findLast(({ box }) => distanceTo(box, point) === 0)?.id ?? null;
  if (here !== null && (open.has(here) || here === DICE_SPOT)) return here;
  let best: { id: string; distance: number } | null = null;
  for (const { id, box } of spots) {
    const distance = distanceTo(box, point);
    if (open.has(id) && distance <= snap && distance < (best?.distance ?? Infinity)) best = { id, distance };
  }
  return best?.id ?? here;
}

/**
 * Where things are drawn: two plans of the same board, one wide and one for narrow screens, where the twelve
 * columns and the bar take the whole width and the trays lie above and below. Everything is said for the
 * reader, whose home is at the lower right.
 */
import type { Point } from '@/board/kit/marks';
import type { Seen } from './places';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Plan {
  /** `wide` or `tall`, for what style sheets say of each. */
  name: 'wide' | 'tall';
  width: number;
  height: number;
  /** The radius of a checker. */
  radius: number;
  /** The two halves of the field, left and right of the bar. */
  halves: readonly [Box, Box];
  bar: Box;
  trays: { above: Box; below: Box };
  /** What is touched for a tray: more than is drawn where that is less than a finger needs. */
  trayTouch: { above: Box; below: Box };
  /** Where it is said how far each side has to go. */
  plates: { above: Box; below: Box };
  /** The middles of the lines of numbers. */
  numbersY: { above: number; below: number };
  die: number;
}

/** The width of a point. */
export const COLUMN = 60;
/** How far a point's triangle reaches into the field, and how high its pile may be, in diameters of a checker. */
const PILE = 5.4;
const BAR_PILE = 3.5;
/** All checkers of a side lie in its tray. */
const IN_TRAY = 15;

export const WIDE: Plan = wide();
export const TALL: Plan = tall();

function wide(): Plan {
  const edge = 18;
  const barWidth = 66;
  const tray = 74;
  const gap = 16;
  const strip = 34;
  const height = 646;
  const half = 6 * COLUMN;
  const right = edge + half + barWidth;
  const trayX = right + half + gap;
  const middle = 116;
  const trayHeight = (height - middle) / 2;
  const box = (x: number, width: number): Box => ({ x, y: strip, width, height });
  const trays = {
    above: { x: trayX, y: strip, width: tray, height: trayHeight },
    below: { x: trayX, y: strip + height - trayHeight, width: tray, height: trayHeight },
  };
  return {
    name: 'wide',
    width: trayX + tray + edge,
    height: height + 2 * strip,
    radius: 27,
    halves: [box(edge, half), box(right, half)],
    bar: box(edge + half, barWidth),
    trays,
    trayTouch: trays,
    plates: {
      above: { x: trayX - 8, y: strip + trayHeight + 6, width: tray + 16, height: 50 },
      below: { x: trayX - 8, y: strip + height - trayHeight - 56, width: tray + 16, height: 50 },
    },
    numbersY: { above: strip / 2, below: height + strip * 1.5 },
    die: 50,
  };
}

function tall(): Plan {
  const tray = 62;
  const trayTouch = 66;
  const strip = 32;
  const height = 752;
  const half = 6 * COLUMN;
  const right = half + COLUMN;
  const top = tray + strip;
  const width = right + half;
  const box = (x: number, boxWidth: number): Box => ({ x, y: top, width: boxWidth, height });
  const across = (x: number, boxWidth: number, y: number): Box => ({ x, y, width: boxWidth, height: tray - 12 });
  const below = top + height + strip + 4;
  return {
    name: 'tall',
    width,
    height: height + 2 * top,
    radius: 28.5,
    halves: [box(0, half), box(right, half)],
    bar: box(half, COLUMN),
    trays: { above: across(right + 2, half - 10, 8), below: across(right + 2, half - 10, below) },
    // To the edge of the board, and as far as the numbers, whose strip is nothing to touch.
    trayTouch: {
      above: { x: right, y: 0, width: half, height: trayTouch },
      below: { x: right, y: height + 2 * top - trayTouch, width: half, height: trayTouch },
    },
    plates: { above: across(10, half - 20, 8), below: across(10, half - 20, below) },
    numbersY: { above: tray + strip / 2, below: top + height + strip / 2 },
    die: 58,
  };
}

/** The field's height is the same everywhere: from its upper to its lower edge. */
function field({ bar }: Plan): { top: number; bottom: number; middle: number } {
  return { top: bar.y, bottom: bar.y + bar.height, middle: bar.y + bar.height / 2 };
}

/** The left edge of the column in which a point lies. */
function columnX(plan: Plan, number: number): number {
  const column = number <= 12 ? 12 - number : number - 13;
  const half = plan.halves[column < 6 ? 0 : 1];
  return half.x + (column % 6) * COLUMN;
}

/** How far the triangles reach. */
export function reach(plan: Plan): number {
  return PILE * 2 * plan.radius - 14;
}

/** The triangle of a point. */
export function triangle(plan: Plan, number: number): string {
  const { top, bottom } = field(plan);
  const x = columnX(plan, number);
  const [base, way] = number <= 12 ? [bottom, -1] : [top, 1];
  return `M${x + 3} ${base}h${COLUMN - 6}L${x + COLUMN / 2} ${base + way * reach(plan)}Z`;
}

/** Where the number of a point stands. */
export function numberAt(plan: Plan, number: number): Point {
  const y = number <= 12 ? plan.numbersY.below : plan.numbersY.above;
  return { x: columnX(plan, number) + COLUMN / 2, y };
}

/** What is touched for a place: a point with all of its half of the column, half of the bar, a tray and around it. */
export function area(plan: Plan, place: Seen): Box {
  const { top, middle } = field(plan);
  const height = plan.bar.height / 2;
  switch (place.kind) {
    case 'point':
      return { x: columnX(plan, place.number), y: place.number <= 12 ? middle : top, width: COLUMN, height };
    case 'bar':
      // A checker enters at the far end, so it waits on that half.
      return { ...plan.bar, y: place.below ? top : middle, height };
    case 'off':
      return place.below ? plan.trayTouch.below : plan.trayTouch.above;
  }
}

/** The middle of the checker that lies at `index` of `count` on a place, from below 0. */
export function slot(plan: Plan, place: Seen, index: number, count: number): Point {
  const { top, bottom, middle } = field(plan);
  const { radius } = plan;
  if (place.kind === 'off') {
    const { x, y, width, height } = slab(plan, place.below, index);
    return { x: x + width / 2, y: y + height / 2 };
  }
  const offset = radius + index * pitch(count, radius, place.kind === 'bar' ? BAR_PILE : PILE);
  if (place.kind === 'bar') {
    const from = radius + 8;
    return { x: plan.bar.x + plan.bar.width / 2, y: place.below ? middle - from - offset : middle + from + offset };
  }
  const x = columnX(plan, place.number) + COLUMN / 2;
  return { x, y: place.number <= 12 ? bottom - offset : top + offset };
}

/** Whether a pile of so many shows them all; if not, a number says how many they are. */
export function isCrowded(place: Seen, count: number): boolean {
  return place.kind === 'point' ? count > 5 : place.kind === 'bar' && count > 3;
}

/** The slab that a checker borne off is: seen from its edge. */
export function slab(plan: Plan, isBelow: boolean, index: number): Box {
  const tray = isBelow ? plan.trays.below : plan.trays.above;
  if (plan.name === 'tall') {
    const step = (tray.width - 10) / IN_TRAY;
    return { x: tray.x + 5 + index * step, y: tray.y + 4, width: step - 2, height: tray.height - 8 };
  }
  const step = (tray.height - 10) / IN_TRAY;
  const y = isBelow ? tray.y + tray.height - 5 - (index + 1) * step : tray.y + 5 + index * step + 2;
  return { x: tray.x + 5, y, width: tray.width - 10, height: step - 2 };
}

/** The middles of dice on a half of the field: on the right for the side below. */
export function diceAt(plan: Plan, isBelow: boolean, count: number): Point[] {
  const half = plan.halves[isBelow ? 1 : 0];
  const step = plan.die * 1.3;
  return Array.from({ length: count }, (_, index) => ({
    x: half.x + half.width / 2 + (index - (count - 1) / 2) * step,
    y: half.y + half.height / 2,
  }));
}

/** Where it is said how many checkers a tray holds. */
export function trayNumberAt(plan: Plan, isBelow: boolean): Point {
  const { x, y, width, height } = isBelow ? plan.trays.below : plan.trays.above;
  if (plan.name === 'tall') return { x: plan.bar.x + plan.bar.width / 2, y: y + height / 2 };
  return { x: x + width / 2, y: isBelow ? plan.numbersY.below : plan.numbersY.above };
}

/** The button that rolls, in the place of the dice. */
export function askBox(plan: Plan, isBelow: boolean): Box {
  const [one, two] = diceAt(plan, isBelow, 2);
  const middle = ((one?.x ?? 0) + (two?.x ?? 0)) / 2;
  const [width, height] = [plan.die * 4, plan.die * 1.15];
  return { x: middle - width / 2, y: (one?.y ?? 0) - height / 2, width, height };
}

/** How far a point lies from a box; 0 inside. */
export function distanceTo({ x, y, width, height }: Box, point: Point): number {
  const dx = Math.max(x - point.x, 0, point.x - x - width);
  const dy = Math.max(y - point.y, 0, point.y - y - height);
  return Math.hypot(dx, dy);
}

function pitch(count: number, radius: number, pile: number): number {
  const room = (pile - 1) * 2 * radius;
  return count <= 1 ? 2 * radius : Math.min(2 * radius, room / (count - 1));
}

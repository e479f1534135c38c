/** Where the points of a board are drawn, and which of them a spot on the drawing means. */
import type { Point } from '@/board/kit/marks';

/** The distance between two points, in units of the drawing. */
export const CELL = 40;
/** The radius of a stone. */
export const STONE = 18.4;
/** From the edge of the wood to the outermost lines: room for a stone and the coordinates. */
export const MARGIN = 43;

/** The side of the whole drawing. */
export function widthOf(size: number): number {
  return (size - 1) * CELL + 2 * MARGIN;
}

/** Where a point is. */
export function placeOf(size: number, index: number): Point {
  return { x: MARGIN + (index % size) * CELL, y: MARGIN + Math.floor(index / size) * CELL };
}

/**
 * The point nearest to a spot, or null if the spot is farther outside the lines than `reach` cells.
 * Exactly between two points it is the right or lower one.
 */
export function nearest(size: number, spot: Point, reach: number): number | null {
  const column = along(size, spot.x, reach);
  const row = along(size, spot.y, reach);
  return column === null || row === null ? null : row * size + column;
}

/** How far a spot is from a point, in cells, along the axis where it is farther. */
export function distance(size: number, spot: Point, index: number): number {
  const place = placeOf(size, index);
  return Math.max(Math.abs(spot.x - place.x), Math.abs(spot.y - place.y)) / CELL;
}

function along(size: number, value: number, reach: number): number | null {
  const cells = (value - MARGIN) / CELL;
  if (cells < -reach || cells > size - 1 + reach) return null;
  return Math.min(size - 1, Math.max(0, Math.floor(cells + 0.5)));
}

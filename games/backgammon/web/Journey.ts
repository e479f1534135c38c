/** Sets the checkers that moved on their way from where they were drawn before. */
import type { Point } from '@/board/kit/marks';
import { travel } from './motion';
import type { Tracked } from './tracking';

/** Where things are in the drawing. */
export interface Places {
  /** The middle of a checker. */
  at: ReadonlyMap<number, Point>;
  /** Where a checker touches down that goes on from a cell. */
  stop: (cell: string) => Point;
}

export class Journey {
  #tracked: Tracked | null = null;
  #were: ReadonlyMap<number, Point> = new Map();

  /** After a drawing: what moved since the one before sets out. */
  drawn(group: Element, tracked: Tracked, { at, stop }: Places): void {
    if (tracked !== this.#tracked && tracked.ways.size > 0) {
      for (const [id, to] of at) {
        const from = this.#were.get(id);
        const piece = group.querySelector(`[data-id="${id}"] > *`);
        if (from === undefined || piece === null || (from.x === to.x && from.y === to.y)) continue;
        const between = (tracked.ways.get(id) ?? []).slice(1).map(stop);
        travel(piece, [from, ...between], to);
      }
    }
    this.#tracked = tracked;
    this.#were = at;
  }
}

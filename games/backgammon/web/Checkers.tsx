/** The checkers of both sides, on points, bar and trays; those that moved come from where they were. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Point } from '@/board/kit/marks';
import { Journey } from './Journey';
import { Disc, Slab } from './Piece';
import type { Checker } from './standing';
import { type Side, seen } from './places';
import { type Plan, isCrowded, slab, slot } from './plan';
import type { Tracked } from './tracking';

interface CheckersProps {
  plan: Plan;
  below: Side;
  tracked: Tracked;
  piles: ReadonlyMap<string, readonly Checker[]>;
  /** The cell whose uppermost checker is held in the hand and not drawn here. */
  held: string | null;
}

export function Checkers({ plan, below, tracked, piles, held }: CheckersProps) {
  const group = useRef<SVGGElement>(null);
  const [journey] = useState(() => new Journey());
  const at = new Map<number, Point>();
  for (const [cell, pile] of piles) {
    pile.forEach(({ id }, index) => at.set(id, slot(plan, seen(cell, below), index, pile.length)));
  }
  const stop = (cell: string): Point => {
    const count = piles.get(cell)?.length ?? 0;
    return slot(plan, seen(cell, below), count, count + 1);
  };
  useLayoutEffect(() => {
    if (group.current !== null) journey.drawn(group.current, tracked, { at, stop });
  });
  return (
    <g ref={group} class="checkers">
      {tracked.checkers.map((checker) => {
        const { x, y } = at.get(checker.id) ?? { x: 0, y: 0 };
        const isHeld = checker.cell === held && piles.get(held)?.at(-1) === checker;
        return (
          <g
            key={checker.id}
            data-id={checker.id}
            class={isHeld ? 'lifted' : undefined}
            transform={`translate(${x} ${y})`}
          >
            <Shape plan={plan} below={below} checker={checker} count={crowd(checker)} />
          </g>
        );
      })}
    </g>
  );

  /** The number on the uppermost checker of a pile that does not show them all. */
  function crowd(checker: Checker): number | null {
    const pile = piles.get(checker.cell) ?? [];
    return pile.at(-1) === checker && isCrowded(seen(checker.cell, below), pile.length) ? pile.length : null;
  }
}

interface ShapeProps {
  plan: Plan;
  below: Side;
  checker: Pick<Checker, 'side' | 'cell'>;
  count?: number | null;
}

/** A checker as it looks on its cell: from above, or in the tray from its edge. */
export function Shape({ plan, below, checker: { side, cell }, count = null }: ShapeProps) {
  const place = seen(cell, below);
  return place.kind === 'off' ? (
    <Slab side={side} box={slab(plan, place.below, 0)} />
  ) : (
    <Disc side={side} r={plan.radius} count={count} />
  );
}

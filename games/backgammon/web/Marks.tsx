/** What is marked on the board: the last turn, steps that are chosen, the checker picked and its landings. */
import type { Point } from '@/board/kit/marks';
import { Shape } from './Checkers';
import { Disc } from './Piece';
import type { Checker } from './standing';
import type { Landing, Sources } from './landings';
import { type Side, seen } from './places';
import { type Plan, slab, slot } from './plan';

interface Drawn {
  plan: Plan;
  below: Side;
  piles: ReadonlyMap<string, readonly Checker[]>;
}

/** A mark around the uppermost checkers of cells: of the last turn, or chosen in this one. */
export function Came({
  name,
  side,
  came,
  ...drawn
}: Drawn & { name: string; side: Side; came: ReadonlyMap<string, readonly number[]> }) {
  return (
    <g class={name}>
      {[...came].flatMap(([cell, { length }]) => {
        const pile = drawn.piles.get(cell) ?? [];
        const first = Math.max(0, pile.length - length);
        return pile
          .slice(first)
          .map((checker, index) =>
            checker.side === side ? <Outline key={checker.id} {...drawn} cell={cell} index={first + index} count={pile.length} /> : null,
          );
      })}
    </g>
  );
}

/** Rings inside the checkers that can move. */
export function CanMove({ sources, ...drawn }: Drawn & { sources: Sources }) {
  return (
    <g class="can-move">
      {[...sources.keys()].map((cell) => {
        const count = drawn.piles.get(cell)?.length ?? 0;
        return count === 0 ? null : (
          <Outline key={cell} {...drawn} cell={cell} index={count - 1} count={count} scale={0.84} />
        );
      })}
    </g>
  );
}

/** Where checkers stood that left by chosen steps. */
export function Left({ cells, ...drawn }: Drawn & { cells: readonly string[] }) {
  return (
    <g class="left">
      {cells.map((cell) => {
        const count = drawn.piles.get(cell)?.length ?? 0;
        return <Outline key={cell} {...drawn} cell={cell} index={count} count={count + 1} />;
      })}
    </g>
  );
}

/** The checker picked and the ghosts at its landings; those that take several dice are smaller. */
export function Picked({
  side,
  cell,
  landings,
  ...drawn
}: Drawn & { side: Side; cell: string; landings: readonly Landing[] }) {
  const { plan, below, piles } = drawn;
  const count = piles.get(cell)?.length ?? 0;
  return (
    <g class="offers">
      <g class="picked">
        <Outline {...drawn} cell={cell} index={count - 1} count={count} />
      </g>
      {landings.map(({ to, path }) => {
        const { x, y } = landingAt(drawn, side, to);
        const small = path.length > 1;
        const isOff = seen(to, below).kind === 'off';
        return (
          <g key={to} class={`landing ${small ? 'small' : ''}`} transform={`translate(${x} ${y})`}>
            {small && !isOff ? (
              <Disc side={side} r={plan.radius * 0.55} />
            ) : (
              <Shape plan={plan} below={below} checker={{ side, cell: to }} />
            )}
            <Edge plan={plan} name="edge-case" isOff={isOff} scale={small ? 0.55 : 1} />
            <Edge plan={plan} isOff={isOff} scale={small ? 0.55 : 1} />
          </g>
        );
      })}
    </g>
  );
}

/** Where a checker of `side` would lie: on top of its own; where one of the other side stands alone, on it. */
export function landingAt({ plan, below, piles }: Drawn, side: Side, to: string): Point {
  const own = (piles.get(to) ?? []).filter((checker) => checker.side === side).length;
  return slot(plan, seen(to, below), own, own + 1);
}

function Outline({
  plan,
  below,
  cell,
  index,
  count,
  scale = 1,
}: Drawn & { cell: string; index: number; count: number; scale?: number }) {
  const place = seen(cell, below);
  const { x, y } = slot(plan, place, index, count);
  return (
    <g transform={`translate(${x} ${y})`}>
      <Edge plan={plan} isOff={place.kind === 'off'} scale={scale} />
    </g>
  );
}

interface EdgeProps {
  plan: Plan;
  name?: string;
  isOff: boolean;
  /** Smaller than a checker. */
  scale?: number;
}

function Edge({ plan, name = 'edge', isOff, scale = 1 }: EdgeProps) {
  if (!isOff) return <circle class={name} r={(plan.radius - 2.5) * scale} />;
  const { width, height } = slab(plan, true, 0);
  return <rect class={name} x={-width / 2} y={-height / 2} width={width} height={height} rx={4} />;
}

/** Captured stones lift off the board. They are gone already; only their pictures leave. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { ChangeView } from '@/generated/protocol';
import { LoneStone } from './Stones';
import { type GobanView, pointIndex } from './view';

const LIFT_MS = 230;

export function Lifted({ board, changes }: { board: GobanView; changes: readonly ChangeView[] }) {
  const stones = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    for (const stone of stones.current?.children ?? []) lift(stone);
  }, [changes]);
  return (
    <g ref={stones}>
      {changes.map((change) => {
        const at = change.kind === 'take' ? pointIndex(board, change.cell) : null;
        return change.kind !== 'take' || at === null ? null : (
          <g key={`${at}${change.side}`} class="lifted" opacity={0}>
            <LoneStone size={board.size} at={at} side={change.side} />
          </g>
        );
      })}
    </g>
  );
}

function lift(stone: Element): void {
  stone.animate(
    [
      { opacity: 1, transform: 'none', offset: 0 },
      { opacity: 1, transform: 'translateY(-3px) scale(1.12)', offset: 0.45 },
      { opacity: 0, transform: 'translateY(-14px) scale(1.2)', offset: 1 },
    ],
    { duration: LIFT_MS, easing: 'cubic-bezier(0.3, 0, 0.6, 1)' },
  );
}

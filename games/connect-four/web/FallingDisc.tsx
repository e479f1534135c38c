/** A disc on the grid; a new one falls onto its place. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Piece } from '@/board/kit/Piece';
import { fall } from '@/board/kit/motion';
import type { Disc } from './discs';
import { DISC, HEIGHT, type Plan, fallTo } from './geometry';

interface FallingDiscProps {
  plan: Plan;
  disc: Disc;
  falls: boolean;
}

export function FallingDisc({ plan, disc, falls }: FallingDiscProps) {
  const piece = useRef<SVGGElement>(null);
  const { x, y } = plan.cellAt(disc.cell);
  useLayoutEffect(() => {
    if (falls && piece.current !== null) fall(piece.current, fallTo(disc.cell), HEIGHT);
  }, [falls, disc.cell]);
  return <Piece part={piece} side={disc.side} cx={x} cy={y} r={DISC} />;
}

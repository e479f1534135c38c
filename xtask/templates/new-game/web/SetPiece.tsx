/** A piece on the grid; a new one is set down. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Piece } from '@/board/kit/Piece';
import { settle } from '@/board/kit/motion';
import { PIECE, cellAt } from './geometry';

export function SetPiece({ cell, side, fresh }: { cell: string; side: string; fresh: boolean }) {
  const piece = useRef<SVGGElement>(null);
  const { x, y } = cellAt(cell);
  useLayoutEffect(() => {
    if (fresh && piece.current !== null) settle(piece.current);
  }, [fresh]);
  return <Piece part={piece} side={side} cx={x} cy={y} r={PIECE} />;
}

/** The empty board: wood, lines, dots, and the letters and numbers at the edge. */
import { Labels } from '@/board/kit/marks';
import { CELL, MARGIN, placeOf, widthOf } from './geometry';
import { circle } from './shape';
import { type GobanView, columnName, pointIndices, rowName } from './view';

/** From the edge of the wood to the middle of a coordinate. */
const LABEL = 12.5;

export function Wood({ board, coordinates }: { board: GobanView; coordinates: boolean }) {
  const { size } = board;
  const width = widthOf(size);
  const span = width - 2 * MARGIN;
  const inner = Array.from({ length: size - 2 }, (_, line) => MARGIN + (line + 1) * CELL);
  const dots = pointIndices(board, board.dots).map((dot) => placeOf(size, dot));
  return (
    <>
      <rect class="wood" width={width} height={width} />
      <path class="line" d={inner.map((at) => `M${MARGIN} ${at}h${span}M${at} ${MARGIN}v${span}`).join('')} />
      <path class="line border" d={`M${MARGIN} ${MARGIN}h${span}v${span}h${-span}z`} />
      <path class="dots" d={dots.map(({ x, y }) => circle(x, y, 3.6)).join('')} />
      {coordinates ? <Labels labels={labelsOf(board)} size={15} /> : null}
    </>
  );
}

function labelsOf(board: GobanView) {
  const { size } = board;
  return Array.from({ length: size }, (_, at) => [
    { x: MARGIN + at * CELL, y: widthOf(size) - LABEL, text: columnName(board, at) },
    { x: LABEL, y: MARGIN + at * CELL, text: rowName(board, at) },
  ]).flat();
}

/** What is marked on stones and points: the last turn, winning lines, a line that waits for an answer. */
import { WinLine } from '@/board/kit/marks';
import type { ChangeView } from '@/generated/protocol';
import { STONE, placeOf } from './geometry';
import { type GobanView, pointIndices } from './view';

/** By index: the side of the stone there, or null. */
type Sides = readonly (string | null)[];

/** The radius of the ring on a stone of the last turn. */
const RING = 13.4;
const LINE_WIDTH = 4.6;

/** A ring on every stone that the last turn put, a cross where it took one off. */
export function LastTurn({ board, changes, sides }: LastTurnProps) {
  const { size } = board;
  const put = pointIndices(board, changes.flatMap((change) => (change.kind === 'put' ? [change.cell] : [])));
  const taken = pointIndices(board, changes.flatMap((change) => (change.kind === 'take' ? [change.cell] : [])));
  return (
    <>
      {put
        .filter((index) => sides[index] !== null)
        .map((index) => {
          const { x, y } = placeOf(size, index);
          return (
            <g key={index} class={`side-${sides[index]}`}>
              <circle class="last-case" cx={x} cy={y} r={RING} />
              <circle class="last-ring" cx={x} cy={y} r={RING} />
            </g>
          );
        })}
      <path
        class="taken"
        d={taken
          .filter((index) => sides[index] === null)
          .map((index) => {
            const { x, y } = placeOf(size, index);
            return `M${x - 5} ${y - 5}l10 10M${x + 5} ${y - 5}l-10 10`;
          })
          .join('')}
      />
    </>
  );
}

interface LastTurnProps {
  board: GobanView;
  changes: readonly ChangeView[];
  sides: Sides;
}

export function WinningLines({ board, sides }: { board: GobanView; sides: Sides }) {
  return (
    <>
      {board.lines.map((line) => {
        const { side, from, to } = strokeOf(board, sides, line);
        return from && to ? (
          <g key={line.join(' ')} class={`side-${side}`}>
            <WinLine from={from} to={to} width={LINE_WIDTH} />
          </g>
        ) : null;
      })}
    </>
  );
}

/** Lines that win unless the next player answers. */
export function PendingLines({ board, sides, lines }: PendingLinesProps) {
  return (
    <>
      {lines.map((line) => {
        const { side, from, to } = strokeOf(board, sides, line);
        if (!from || !to) return null;
        const d = `M${from.x} ${from.y}L${to.x} ${to.y}`;
        return (
          <g key={line.join(' ')} class={`side-${side}`}>
            <path class="win-case" d={d} stroke-width={LINE_WIDTH * 1.9} />
            <path class="pending-stroke" d={d} stroke-width={LINE_WIDTH} />
          </g>
        );
      })}
    </>
  );
}

interface PendingLinesProps {
  board: GobanView;
  sides: Sides;
  lines: readonly (readonly string[])[];
}

/** A stone that is chosen and not committed yet. */
export function DashedRing({ size, at }: { size: number; at: number }) {
  const { x, y } = placeOf(size, at);
  return <circle class="dashed-ring" cx={x} cy={y} r={STONE + 1.6} />;
}

/** The side and the ends of a line. */
function strokeOf(board: GobanView, sides: Sides, line: readonly string[]) {
  const indices = pointIndices(board, line);
  const [first, last] = [indices[0], indices.at(-1)];
  return {
    side: first === undefined ? null : sides[first],
    from: first === undefined ? null : placeOf(board.size, first),
    to: last === undefined ? null : placeOf(board.size, last),
  };
}

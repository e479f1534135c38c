/** The grid of New Game, and a button over each of its cells. */
import { useRef, useState } from 'preact/hooks';
import type { BoardProps } from '@/board/contract';
import { Piece } from '@/board/kit/Piece';
import { Reading } from '@/board/kit/Reading';
import { moved } from '@/board/kit/cursor';
import { Labels, LastRing, WinLine } from '@/board/kit/marks';
import { SetPiece } from './SetPiece';
import { CELLS, COLUMNS, GRID, HEIGHT, LABELS, PIECE, ROWS, WIDTH, cellAt } from './geometry';
import { boardOf, cellOf, put, sideAt } from './pieces';
import './board.css';

/** Where the cursor begins. */
const MIDDLE = 'b2';

export function Board(props: BoardProps) {
  const { view, targets, chosen, side, last, changes, preferences, text } = props;
  const board = boardOf(view);
  const buttons = useRef<HTMLFieldSetElement>(null);
  const [cursor, setCursor] = useState<string>(MIDDLE);

  const targetOf = (cell: string) => targets.find((target) => cellOf(target) === cell) ?? null;
  const choose = (cell: string) => {
    const target = targetOf(cell);
    if (target !== null) props.onTarget(target);
    else props.onUnoffered([cell]);
  };
  // Enter and Space press the button by themselves.
  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const to = moved(CELLS, cursor, event.key);
    if (to === null) return;
    event.preventDefault();
    setCursor(to);
    buttons.current?.querySelector<HTMLButtonElement>(`[data-cell="${to}"]`)?.focus();
  };
  const held = (cell: string) => {
    const there = sideAt(board, cell);
    return text(there === null ? 'new-game-empty' : `new-game-side-${there}`);
  };

  const fresh = preferences.motion ? put(changes) : [];
  const marked = preferences.lastTurn && last !== null ? put(last.changes) : [];
  return (
    <>
      <svg class="board new-game-board" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <rect class="wood" width={WIDTH} height={HEIGHT} rx={18} />
        <path class="grid" d={GRID} />
        {preferences.coordinates ? <Labels labels={LABELS} size={20} /> : null}
        {CELLS.map(({ id }) => {
          const there = sideAt(board, id);
          return there === null ? null : <SetPiece key={id} cell={id} side={there} fresh={fresh.includes(id)} />;
        })}
        {chosen.map((target) => {
          const cell = cellOf(target);
          if (cell === null || side === null) return null;
          return <Piece key={target.step} ghost side={side} cx={cellAt(cell).x} cy={cellAt(cell).y} r={PIECE} />;
        })}
        {marked.map((cell) => (
          <LastRing key={cell} cx={cellAt(cell).x} cy={cellAt(cell).y} r={PIECE + 1} />
        ))}
        {board.lines.map((line) => (
          <Win key={line.join(' ')} line={line} />
        ))}
      </svg>
      <fieldset ref={buttons} class="cells">
        <legend class="only-heard">{text('new-game-board')}</legend>
        {CELLS.map(({ id }) => (
          <button
            key={id}
            type="button"
            class={`cell ${targetOf(id) === null ? '' : 'open'}`}
            tabIndex={cursor === id ? 0 : -1}
            data-cell={id}
            aria-label={text('new-game-cell', { cell: id, held: held(id) })}
            aria-disabled={targetOf(id) === null}
            onClick={() => choose(id)}
            onFocus={() => setCursor(id)}
            onKeyDown={press}
          />
        ))}
      </fieldset>
      <Reading
        caption={text('new-game-board')}
        columns={COLUMNS}
        rows={ROWS.map((row) => ({ name: row, cells: COLUMNS.map((column) => held(`${column}${row}`)) }))}
      />
    </>
  );
}

function Win({ line }: { line: readonly string[] }) {
  const [first, last] = [line[0], line.at(-1)];
  return first === undefined || last === undefined ? null : <WinLine from={cellAt(first)} to={cellAt(last)} width={8} />;
}

/** The grid of Connect Four: discs behind a frame with holes, and a column to touch for each. */
import { useRef, useState } from 'preact/hooks';
import type { BoardProps } from '@/board/contract';
import { Piece } from '@/board/kit/Piece';
import { Reading } from '@/board/kit/Reading';
import { moved } from '@/board/kit/cursor';
import { Labels, LastRing, WinLine } from '@/board/kit/marks';
import type { ChangeView, StepTarget } from '@/generated/protocol';
import { Column } from './Column';
import { FallingDisc } from './FallingDisc';
import { boardOf, cells, columnCells, discs, sideAt } from './discs';
import { COLUMNS, DISC, FLIPPED, FRAME, HEIGHT, HOLE, PLAIN, type Plan, ROWS, WIDTH } from './geometry';
import './board.css';

/** Where the cursor begins. */
const MIDDLE = 'd';

export function Board(props: BoardProps) {
  const { view, targets, chosen, side, last, changes, preferences, text } = props;
  const board = boardOf(view);
  const plan = props.flipped ? FLIPPED : PLAIN;
  const { cellAt } = plan;
  const columns = useRef<HTMLFieldSetElement>(null);
  const [cursor, setCursor] = useState<string>(MIDDLE);
  const [pointed, setPointed] = useState<string | null>(null);

  const targetOf = (column: string) => targets.find((target) => cellOf(target)?.startsWith(column)) ?? null;
  const choose = (column: string) => {
    const target = targetOf(column);
    if (target !== null) props.onTarget(target);
    else props.onUnoffered([column]);
  };
  // Enter and Space press the button by themselves.
  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const places = plan.columns.map((id) => ({ id, x: plan.columnX(id), y: 0 }));
    const to = moved(places, cursor, event.key) ?? named(event.key);
    if (to === null) return;
    event.preventDefault();
    setCursor(to);
    columns.current?.querySelector<HTMLButtonElement>(`[data-column="${to}"]`)?.focus();
  };

  const hint = pointed === null || chosen.length > 0 ? null : cellOf(targetOf(pointed));
  const fallen = preferences.motion ? put(changes) : [];
  const marked = preferences.lastTurn && last !== null ? put(last.changes) : [];
  return (
    <>
      <svg class="board connect-four-board" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <rect class="back" x={20} y={14} width={WIDTH - 40} height={HEIGHT - 28} />
        {side === null ? null : <Ghost plan={plan} cell={hint} side={side} />}
        {side === null
          ? null
          : chosen.map((target) => <Ghost key={target.step} plan={plan} cell={cellOf(target)} side={side} />)}
        {discs(board).map((disc) => (
          <FallingDisc key={`${disc.cell}${disc.side}`} plan={plan} disc={disc} falls={fallen.includes(disc.cell)} />
        ))}
        <path class="frame" d={FRAME} fill-rule="evenodd" />
        {cells().map((cell) => (
          <circle key={cell} class="hole" cx={cellAt(cell).x} cy={cellAt(cell).y} r={HOLE} />
        ))}
        {preferences.coordinates ? <Labels labels={plan.labels} size={23} /> : null}
        <g key={fallen.join(' ')} class={fallen.length > 0 ? 'when-fallen' : ''}>
          {marked.map((cell) => (
            <LastRing key={cell} cx={cellAt(cell).x} cy={cellAt(cell).y} r={DISC + 1} />
          ))}
          {board.lines.map((line) => (
            <Win key={line.join(' ')} plan={plan} line={line} />
          ))}
        </g>
      </svg>
      <fieldset ref={columns} class="columns">
        <legend class="only-heard">{text('connect-four-board')}</legend>
        {plan.columns.map((column) => (
          <Column
            key={column}
            column={column}
            label={label(column)}
            open={targetOf(column) !== null}
            current={cursor === column}
            onChoose={() => choose(column)}
            onPoint={(on) => setPointed(on ? column : null)}
            onFocus={() => {
              setCursor(column);
              setPointed(column);
            }}
            onKey={press}
          />
        ))}
      </fieldset>
      <Reading
        caption={text('connect-four-board')}
        columns={plan.columns}
        rows={Array.from({ length: ROWS }, (_, index) => ({
          name: String(ROWS - index),
          cells: plan.columns.map((column) => sideText(`${column}${ROWS - index}`)),
        }))}
      />
    </>
  );

  function sideText(cell: string): string {
    const there = sideAt(board, cell);
    return there === null ? text('connect-four-empty') : text(`connect-four-side-${there}`);
  }

  /** `Colonne d, case d3`, or why nothing can be played there. */
  function label(column: string): string {
    const cell = cellOf(targetOf(column));
    if (cell !== null) return text('connect-four-column', { column, cell });
    const count = columnCells(column).filter((other) => sideAt(board, other) !== null).length;
    return count === ROWS
      ? text('connect-four-column-is-full', { column })
      : text('connect-four-column-holds', { column, count });
  }
}

function Ghost({ plan, cell, side }: { plan: Plan; cell: string | null; side: string }) {
  if (cell === null) return null;
  const { x, y } = plan.cellAt(cell);
  return <Piece ghost side={side} cx={x} cy={y} r={DISC} />;
}

function Win({ plan, line }: { plan: Plan; line: readonly string[] }) {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined) return null;
  return <WinLine from={plan.cellAt(first)} to={plan.cellAt(last)} width={8} />;
}

/** The cells that a disc comes to. */
function put(changes: readonly ChangeView[]): string[] {
  return changes.flatMap((change) => (change.kind === 'put' ? [change.cell] : []));
}

function cellOf(target: StepTarget | null): string | null {
  return target?.place.kind === 'cell' ? target.place.at : null;
}

/** The column that a letter or a digit names. */
function named(key: string): string | null {
  return COLUMNS.find((column, index) => column === key.toLowerCase() || String(index + 1) === key) ?? null;
}

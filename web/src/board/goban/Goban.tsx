/**
 * A board of points, 9×9 to 20×20: it draws the position, offers the points that can be chosen and says
 * which one was. It knows no rules.
 *
 * Rendered to a string it is a picture with a text; in a browser the points can be reached as well.
 */
import type { RefObject } from 'preact';
import { useId, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '@/board/contract';
import { settle } from '@/board/kit/motion';
import { useInterrupted } from '@/board/kit/useInterrupted';
import type { ChangeView, PlayedView, StepTarget } from '@/generated/protocol';
import { Lifted } from './Lifted';
import { Loupe } from './Loupe';
import { DashedRing, LastTurn, PendingLines, WinningLines } from './Marks';
import { Pointed } from './Pointed';
import { Points } from './Points';
import { Pointer } from './Pointer';
import { LoneStone, Stones } from './Stones';
import { Wood } from './Wood';
import { widthOf } from './geometry';
import { useNarrow } from './lie';
import { useKeys } from './useKeys';
import { type GobanView, gobanOf, pointIndex, pointIndices, pointName, sidesOf } from './view';
import { type Said, labelsOf, stonesInWords } from './words';
import './goban.css';

const NO_CHANGES: readonly ChangeView[] = [];
const NONE_KEPT: readonly PlayedView[] = [];

export interface GobanProps extends BoardProps {
  /** Lines that win unless the next player answers, each as its points in order. */
  pending: readonly (readonly string[])[];
}

export function Goban(props: GobanProps) {
  const { view, flipped, targets, chosen, last, changes, pending, preferences, text } = props;
  const { game } = view;
  const board = useMemo(() => gobanOf(view, flipped), [view, flipped]);
  const { size } = board;
  const frame = useRef<HTMLDivElement>(null);
  const scene = useId();
  const isAlive = useAlive();

  const sides = useMemo(() => sidesOf(board), [board]);
  const { kept = NONE_KEPT } = props;
  const keptAt = useMemo(
    () => pointIndices(board, kept.flatMap((turn) => cellsOf(turn.changes, 'put'))),
    [board, kept],
  );
  const offers = useMemo(() => byPoint(board, targets), [board, targets]);
  const picked = useMemo(() => byPoint(board, chosen), [board, chosen]);
  const ghosts = [...picked.keys()].filter((index) => sides[index] === null);
  const lastChanges = last?.changes ?? [];
  const put = pointIndices(board, cellsOf(lastChanges, 'put'));
  const next = board.next ?? props.side;
  const sideAt = (index: number) => (offers.has(index) || picked.has(index) ? next : null);

  const choose = (index: number) => {
    const earlier = picked.get(index);
    const target = offers.get(index);
    if (keptAt.includes(index)) props.onKept?.();
    else if (earlier !== undefined) props.onTakeBack(chosen.indexOf(earlier));
    else if (target !== undefined) props.onTarget(target);
    else props.onUnoffered([pointName(board, index)]);
  };
  const [pointer] = useState(() => new Pointer());
  useInterrupted(() => pointer.interrupt());
  const aims = useNarrow(frame, size) && offers.size + picked.size > 0;
  const keys = useKeys(frame, board, sides, put, choose);
  useSettled(frame, board, preferences.motion ? changes : NO_CHANGES);

  const taken = pointIndices(board, cellsOf(lastChanges, 'take'));
  const said: Said = { game, board, sides, offers, chosen: ghosts, kept: keptAt, next, put, taken, pending };
  const known = useRef(new Map<string, string>());
  const name = text('goban-board', { size });
  const { coordinates } = preferences;
  const wood = useMemo(() => <Wood board={board} coordinates={coordinates} />, [board, coordinates]);
  const stones = useMemo(
    () => <Stones size={size} sides={sides.map((side, index) => (keptAt.includes(index) ? null : side))} />,
    [size, sides, keptAt],
  );
  const nameOf = (index: number) => pointName(board, index);
  return (
    <div
      ref={frame}
      class={`goban size-${size} ${aims ? 'aims' : ''} ${offers.size > 0 ? 'open' : ''}`}
      {...pointer.handlers({ size, aims, onPoint: choose })}
      {...keys.handlers}
    >
      <svg
        class="board goban-drawing"
        viewBox={`0 0 ${widthOf(size)} ${widthOf(size)}`}
        {...(isAlive ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      >
        <g id={scene} class="goban-drawing">
          {wood}
          {stones}
          {preferences.lastTurn ? <LastTurn board={board} changes={lastChanges} sides={sides} /> : null}
          <PendingLines board={board} sides={sides} lines={pending} />
          <WinningLines board={board} sides={sides} />
          {keptAt.map((at) => (
            <Chosen key={at} size={size} at={at} side={sides[at] ?? ''} />
          ))}
          {next === null ? null : ghosts.map((at) => <Chosen key={at} size={size} at={at} side={next} />)}
        </g>
        {preferences.motion ? <Lifted board={board} changes={changes} /> : null}
        <Pointed size={size} pointed={pointer.pointed} sideAt={(at) => (picked.has(at) ? null : sideAt(at))} />
        <Loupe
          size={size}
          aiming={pointer.aiming}
          scene={scene}
          sideAt={sideAt}
          nameOf={nameOf}
        />
      </svg>
      {isAlive ? (
        <Points
          size={size}
          name={name}
          help={`${scene}-help`}
          labels={labelsOf(said, text, known.current)}
          chosen={[...keptAt, ...ghosts]}
          cursor={keys.cursor}
        />
      ) : null}
      <div class="only-heard">
        {isAlive ? <p id={`${scene}-help`}>{text('goban-help')}</p> : null}
        {stonesInWords(said, text).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </div>
  );
}

/** A stone that is chosen and not committed yet. */
function Chosen({ size, at, side }: { size: number; at: number; side: string }) {
  return (
    <g class="ghost sure">
      <LoneStone size={size} at={at} side={side} />
      <DashedRing size={size} at={at} />
    </g>
  );
}

/** Whether this runs in a browser, which it does not before the first paint. */
function useAlive(): boolean {
  const [isAlive, setAlive] = useState(false);
  useLayoutEffect(() => setAlive(true), []);
  return isAlive;
}

/** Stones that come to the board are set down, once. */
function useSettled(
  frame: RefObject<HTMLElement | null>,
  board: GobanView,
  changes: readonly ChangeView[],
): void {
  const doneRef = useRef(NO_CHANGES);
  useLayoutEffect(() => {
    // A board that is turned round shows stones elsewhere that came before.
    if (doneRef.current === changes) return;
    doneRef.current = changes;
    for (const index of pointIndices(board, cellsOf(changes, 'put'))) {
      const stone = frame.current?.querySelector(`circle[data-at="${index}"]`);
      if (stone) settle(stone);
    }
  }, [frame, board, changes]);
}

function byPoint(board: GobanView, targets: readonly StepTarget[]): Map<number, StepTarget> {
  const found = new Map<number, StepTarget>();
  for (const target of targets) {
    const index = target.place.kind === 'cell' ? pointIndex(board, target.place.at) : null;
    if (index !== null) found.set(index, target);
  }
  return found;
}

function cellsOf(changes: readonly ChangeView[], kind: 'put' | 'take'): string[] {
  return changes.flatMap((change) => (change.kind === kind ? [change.cell] : []));
}

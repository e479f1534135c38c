/**
 * The board of Backgammon: it draws the position with the steps chosen so far, offers the checkers and
 * landings that it is given, and says which were chosen. It knows no rules.
 */
import type { Signal } from '@preact/signals';
import { useId, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '@/board/contract';
import type { Point } from '@/board/kit/marks';
import type { Board as BoardView } from '@/generated/backgammon';
import { unpackGraph } from '@/play/graph';
import { Shape } from './Checkers';
import type { Ground } from './Pointer';
import { Scene } from './Scene';
import { Spots } from './Spots';
import { Tracker } from './Tracker';
import { CARRY_SNAP, DICE_SPOT, TAP_SNAP, cursorCells, spotAt, spotsOf } from './aim';
import { sourcesOf } from './landings';
import { type Meaning, type Turn, dragged, openCells, touched } from './picking';
import { type Side, asSide, barOf, offOf, pointOf } from './places';
import { type Plan, TALL, WIDE } from './plan';
import { diceAfter } from './roll';
import { stepsFrom, stepsTo } from './steps';
import { arrivals, pilesOf, pipsOf } from './standing';
import { useKeys } from './useKeys';
import { usePointer } from './usePointer';
import { useTall } from './useTall';
import { diceInWords, labelsOf, reading } from './words';
import './board.css';

export function Board(props: BoardProps) {
  const { view, chosen, changes, preferences, text } = props;
  const board = view.board as BoardView;
  const svg = useRef<SVGSVGElement>(null);
  const help = useId();
  const isAlive = useAlive();
  const plan = useTall() ? TALL : WIDE;
  const below: Side = props.flipped ? 'black' : 'white';
  const side = asSide(props.side);
  const onRoll = asSide(board.on_roll);
  const counting = props.everySide ? (onRoll ?? below) : below;

  const [tracker] = useState(() => new Tracker());
  const tracked = tracker.track({ view, chosen, changes }, side, preferences.motion);
  const piles = useMemo(() => pilesOf(tracked.checkers), [tracked]);
  const dice = useMemo(
    () => (board.dice === null || onRoll === null ? [] : diceAfter(board.dice, onRoll, chosen)),
    [board, onRoll, chosen],
  );

  const isComplete = chosen.at(-1)?.next.kind === 'end';
  const sources = useMemo(() => {
    const hits = (cell: string) => piles.get(cell)?.some((checker) => checker.side !== side) === true;
    return sourcesOf(isComplete ? [] : props.targets, view.steps && unpackGraph(view.steps), hits);
  }, [props.targets, isComplete, view, piles, side]);
  const [wished, setPicked] = useState<string | null>(null);
  const [carried, setCarried] = useState<string | null>(null);
  const picked = wished !== null && sources.has(wished) ? wished : null;
  // A whole turn without targets is on its way to the server and not taken back.
  const takable = isComplete && props.targets.length === 0 ? NONE : chosen;
  const turn: Turn = { picked, sources, chosen: takable };
  const open = openCells(turn);
  const came = useMemo(() => arrivals(chosen.map(({ place }) => (place.kind === 'move' ? place : null))), [chosen]);

  const movable = new Set([...sources.keys(), ...takable.flatMap(({ place }) => (place.kind === 'move' ? [place.to] : []))]);

  const act = (meaning: Meaning) => {
    switch (meaning.kind) {
      case 'pick':
        return setPicked(meaning.cell);
      case 'drop':
        return setPicked(null);
      case 'play':
        setPicked(null);
        return meaning.path.forEach((target) => props.onTarget(target));
      case 'take-back':
        setPicked(null);
        return props.onTakeBack(meaning.index);
      case 'no-landing':
        return refuse(side === null ? [] : stepsTo(side, meaning.from, meaning.to), 'backgammon-no-landing');
      case 'no-source':
        return refuse(side === null ? [] : stepsFrom(side, meaning.cell, dice), 'backgammon-no-source');
      case 'nothing':
        return props.onUnoffered([]);
    }
  };
  const refuse = (steps: readonly string[], id: string) => {
    if (steps.length === 0) props.onRefused({ id, args: {} });
    else props.onUnoffered(steps);
  };
  const takeLastBack = () => {
    setPicked(null);
    if (takable.length > 0) props.onTakeBack(takable.length - 1);
  };

  const told = { counting, piles, turn, came };
  const spots = spotsOf(plan, below, labelsOf(told, text), { open, movable }, {
    label: props.onRoll === null ? null : text('backgammon-roll'),
    isBelow: onRoll === below,
  });
  const press = (id: string) => {
    if (id === DICE_SPOT) props.onRoll?.();
    else act(touched(turn, id));
  };
  const keys = useKeys(svg, {
    cells: cursorCells(spots),
    open: props.onRoll === null ? open : new Set([DICE_SPOT]),
    start: props.onRoll === null ? ([...sources.keys()][0] ?? pointOf(counting, 24)) : DICE_SPOT,
    named: (name) => named(counting, side, name),
    onPress: (id) => {
      const meaning = id === DICE_SPOT ? null : touched(turn, id);
      press(id);
      // The cursor goes on to where the checker can land, so that Enter twice makes a move.
      const landing = meaning?.kind === 'pick' ? sources.get(meaning.cell)?.[0] : undefined;
      if (landing !== undefined) keys.go(landing.to);
    },
    onBack: takeLastBack,
    onEscape: () => {
      if (carried !== null) pointer.drop(ground);
      else if (picked === null) takeLastBack();
      else setPicked(null);
    },
    onRoll: props.onRoll,
  });
  const ground: Ground = {
    sourceAt: (point) => {
      const cell = spotAt(spots, point, movable, 0);
      return cell !== null && movable.has(cell) ? cell : null;
    },
    onTap: (point) => {
      const id = spotAt(spots, point, open, TAP_SNAP);
      if (id === null) setPicked(null);
      else press(id);
    },
    onLift: (from) => {
      setPicked(from);
      setCarried(from);
    },
    onDrop: (from, point) => {
      setCarried(null);
      const goals = new Set((sources.get(from) ?? []).map(({ to }) => to));
      for (const { place } of takable) if (place.kind === 'move' && place.to === from) goals.add(place.from);
      const id = spotAt(spots, point, goals, CARRY_SNAP);
      const meaning: Meaning = id === null || id === DICE_SPOT ? { kind: 'drop' } : dragged(turn, from, id);
      if (meaning.kind === 'play' || meaning.kind === 'take-back') tracker.standStill();
      act(meaning);
    },
    onCancel: () => {
      setCarried(null);
      setPicked(null);
    },
  };
  const pointer = usePointer(svg, ground, carried, movable);

  const pips = { white: pipsOf(tracked.checkers, 'white'), black: pipsOf(tracked.checkers, 'black') };
  const name = text('backgammon-board');
  return (
    <>
      <svg
        ref={svg}
        class={`board backgammon-board ${plan.name} ${carried === null ? '' : 'carrying'}`}
        viewBox={`0 0 ${plan.width} ${plan.height}`}
        {...(isAlive ? { role: 'group', 'aria-describedby': help } : { role: 'img' })}
        aria-label={name}
        {...keys.handlers}
        {...pointer.handlers(ground)}
      >
        <Scene {...{ plan, below, counting, tracked, piles, dice, turn, came, carried }} board={props} />
        {isAlive ? (
          <Spots
            spots={spots}
            cursor={keys.cursor}
            onClick={(id, event) => {
              if (!pointer.isEcho(event)) press(id);
            }}
          />
        ) : null}
        {carried === null || side === null ? null : (
          <Carried plan={plan} below={below} side={side} from={carried} at={pointer.at} />
        )}
      </svg>
      <div class="only-heard">
        {isAlive ? <p id={help}>{text('backgammon-help')}</p> : null}
        {onRoll === null ? null : <p>{diceInWords(dice, onRoll, text)}</p>}
        <ul>
          {reading(told, pips, text).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
    </>
  );
}

const NONE: BoardProps['chosen'] = [];

/** The place that keys name: a point by its number, the bar, the tray of who plays. */
function named(counting: Side, side: Side | null, name: string): string | null {
  const whose = side ?? counting;
  if (name === 'b') return barOf(whose);
  if (name === 's' || name === 'o') return offOf(whose);
  const number = /^\d+$/.test(name) ? Number(name) : 0;
  return number >= 1 && number <= 24 ? pointOf(counting, number) : null;
}

interface CarriedProps {
  plan: Plan;
  below: Side;
  side: Side;
  from: string;
  at: Signal<Point>;
}

/** The checker in the hand. */
function Carried({ plan, below, side, from, at }: CarriedProps) {
  const { x, y } = at.value;
  return (
    <g class="carried" transform={`translate(${x} ${y})`} aria-hidden="true">
      <Shape plan={plan} below={below} checker={{ side, cell: from }} />
    </g>
  );
}

/** Whether this runs in a browser, which it does not before the first paint. */
function useAlive(): boolean {
  const [isAlive, setAlive] = useState(false);
  useLayoutEffect(() => setAlive(true), []);
  return isAlive;
}

/** Everything that is seen: wood, dice, checkers and marks. It is read by nobody; the words are elsewhere. */
import { useMemo } from 'preact/hooks';
import type { BoardProps } from '@/board/contract';
import type { Board as BoardView } from '@/generated/backgammon';
import { Checkers } from './Checkers';
import { Dice, SpentDice } from './Dice';
import { CanMove, Came, Left, Picked } from './Marks';
import { Plates } from './Plates';
import { Wood } from './Wood';
import type { Turn } from './picking';
import { type Side, asSide, offOf } from './places';
import type { Plan } from './plan';
import { type Die, spentDice } from './roll';
import { type Checker, arrivals, movesAmong, pipsOf } from './standing';
import type { Tracked } from './tracking';

interface SceneProps {
  plan: Plan;
  below: Side;
  /** The side whose numbers the points have. */
  counting: Side;
  board: BoardProps;
  tracked: Tracked;
  piles: ReadonlyMap<string, readonly Checker[]>;
  dice: readonly Die[];
  turn: Turn;
  /** The cells to which a checker came by the steps chosen so far. */
  came: ReadonlyMap<string, readonly number[]>;
  /** The cell whose checker is in the hand. */
  carried: string | null;
}

export function Scene({ plan, below, counting, board: props, tracked, piles, dice, turn, came, carried }: SceneProps) {
  const { view, chosen, last, preferences, text } = props;
  const board = view.board as BoardView;
  const side = asSide(props.side);
  const onRoll = asSide(board.on_roll);
  const lastBy = asSide(typeof last?.seat === 'number' ? view.sides[last.seat] : null);
  const lastCame = useMemo(
    () => arrivals(movesAmong(last?.changes ?? []).filter((move) => move.side === lastBy)),
    [last, lastBy],
  );
  const numbers = preferences.coordinates ? (counting === below ? 'below' : 'above') : 'none';
  const wood = useMemo(() => <Wood plan={plan} numbers={numbers} />, [plan, numbers]);
  const origins = new Set(chosen.flatMap(({ place }) => (place.kind === 'move' ? [place.from] : [])));
  const left = [...origins].filter((cell) => (came.get(cell) ?? []).length === 0);
  const drawn = { plan, below, piles };
  return (
    <g class={`drawn acts-${side ?? 'none'}`} aria-hidden="true">
      {wood}
      <Plates plan={plan} below={below} onRoll={onRoll} pips={both(pips)} off={both(off)} />
      {lastBy === null || board.dice !== null ? null : (
        <SpentDice plan={plan} side={lastBy} below={below} dice={spentDice(props.roll?.text)} />
      )}
      {onRoll === null ? null : (
        <Dice
          plan={plan}
          side={onRoll}
          below={below}
          dice={dice}
          ask={props.onRoll === null ? null : text('backgammon-roll')}
          motion={preferences.motion}
          roll={`${view.ply} ${onRoll} ${board.dice?.join('-') ?? ''}`}
        />
      )}
      <Left {...drawn} cells={left} />
      <Checkers {...drawn} tracked={tracked} held={carried} />
      {preferences.lastTurn && lastBy !== null ? (
        <Came {...drawn} name="last-turn" side={lastBy} came={lastCame} />
      ) : null}
      {side === null ? null : <Came {...drawn} name="came" side={side} came={came} />}
      {turn.picked === null ? <CanMove {...drawn} sources={turn.sources} /> : null}
      {turn.picked === null || side === null ? null : (
        <Picked {...drawn} side={side} cell={turn.picked} landings={turn.sources.get(turn.picked) ?? []} />
      )}
    </g>
  );

  function pips(whose: Side): number {
    return pipsOf(tracked.checkers, whose);
  }

  function off(whose: Side): number {
    return piles.get(offOf(whose))?.length ?? 0;
  }
}

function both(count: (side: Side) => number): Record<Side, number> {
  return { white: count('white'), black: count('black') };
}

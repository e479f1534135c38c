/** The dice, on the half of the side that rolls; before the roll their empty outlines, or the button. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Die } from './roll';
import { tumble } from './motion';
import type { Side } from './places';
import { type Plan, askBox, diceAt } from './plan';

interface DiceProps {
  plan: Plan;
  side: Side;
  below: Side;
  /** Empty before the roll. */
  dice: readonly Die[];
  /** What the button says with which the reader is to roll; null if the reader is not. */
  ask: string | null;
  motion: boolean;
  /** What makes this roll another than the one before. */
  roll: string;
}

/** Where the pips lie, by value; the units are quarters of a die from its middle. */
const PIPS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

export function Dice({ plan, side, below, dice, ask, motion, roll }: DiceProps) {
  const group = useRef<SVGGElement>(null);
  const [rolls] = useState(() => new Rolls(roll));
  useLayoutEffect(() => {
    if (!rolls.isNew(roll) || !motion) return;
    group.current?.querySelectorAll('.face').forEach((die, index) => tumble(die, index));
  });
  const isBelow = side === below;
  const places = diceAt(plan, isBelow, Math.max(2, dice.length));
  if (dice.length === 0 && ask !== null) return <Ask plan={plan} isBelow={isBelow} text={ask} />;
  return (
    <g ref={group} class={`dice side-${side}`}>
      {places.map(({ x, y }, index) => {
        const die = dice[index];
        return (
          <g key={x} transform={`translate(${x} ${y})`}>
            {die === undefined ? <Blank size={plan.die} /> : <Face die={die} size={plan.die} />}
          </g>
        );
      })}
    </g>
  );
}

/** The dice that were rolled for the turn before, pale, until the next roll. */
export function SpentDice({ plan, side, below, dice }: Pick<DiceProps, 'plan' | 'side' | 'below' | 'dice'>) {
  const places = diceAt(plan, side === below, dice.length);
  return (
    <g class={`dice side-${side}`}>
      {dice.map((die, index) => {
        const { x = 0, y = 0 } = places[index] ?? {};
        return (
          <g key={x} transform={`translate(${x} ${y})`}>
            <Face die={die} size={plan.die} />
          </g>
        );
      })}
    </g>
  );
}

/** Which roll was drawn last. */
class Rolls {
  #known: string;

  constructor(known: string) {
    this.#known = known;
  }

  isNew(roll: string): boolean {
    const known = this.#known;
    this.#known = roll;
    return known !== roll;
  }
}

function Face({ die: { value, played }, size }: { die: Die; size: number }) {
  return (
    <g class={`face ${played ? 'played' : ''}`}>
      <rect class="body" x={-size / 2} y={-size / 2} width={size} height={size} rx={size * 0.2} />
      {(PIPS[value] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} class="pip" cx={(x * size) / 4} cy={(y * size) / 4} r={size * 0.095} />
      ))}
    </g>
  );
}

/** Where a die will lie. */
function Blank({ size }: { size: number }) {
  return <rect class="blank" x={-size / 2} y={-size / 2} width={size} height={size} rx={size * 0.2} />;
}

/** The button that rolls. */
function Ask({ plan, isBelow, text }: { plan: Plan; isBelow: boolean; text: string }) {
  const { x, y, width, height } = askBox(plan, isBelow);
  return (
    <g class="ask">
      <rect x={x} y={y} width={width} height={height} rx={height * 0.26} />
      <text x={x + width / 2} y={y + height * 0.635} font-size={height * 0.4}>
        {text}
      </text>
    </g>
  );
}

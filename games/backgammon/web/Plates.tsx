/** How far each side has to go, who is on roll, and how many checkers each has borne off. */
import { type Box, type Plan, trayNumberAt } from './plan';
import { type Side, other } from './places';

interface PlatesProps {
  plan: Plan;
  below: Side;
  pips: Record<Side, number>;
  off: Record<Side, number>;
  onRoll: Side | null;
}

export function Plates({ plan, below, pips, off, onRoll }: PlatesProps) {
  return (
    <g class="plates">
      <Plate side={other(below)} box={plan.plates.above} pips={pips[other(below)]} isOn={onRoll === other(below)} />
      <Plate side={below} box={plan.plates.below} pips={pips[below]} isOn={onRoll === below} />
      <TrayNumber plan={plan} isBelow={false} count={off[other(below)]} />
      <TrayNumber plan={plan} isBelow count={off[below]} />
    </g>
  );
}

function Plate({ side, box: { x, y, width, height }, pips, isOn }: { side: Side; box: Box; pips: number; isOn: boolean }) {
  const middle = y + height / 2;
  const r = 10;
  return (
    <g class={`plate side-${side} ${isOn ? 'on' : ''}`}>
      {isOn ? <rect class="lit" x={x} y={y} width={Math.min(width, 100)} height={height} rx={height / 2} /> : null}
      <g class={`checker side-${side}`} transform={`translate(${x + 22} ${middle})`}>
        <circle class="body" r={r} />
        <circle class="rim" r={r - 0.75} />
      </g>
      <text x={x + 38} y={middle + 8.5} font-size={24}>
        {pips}
      </text>
    </g>
  );
}

function TrayNumber({ plan, isBelow, count }: { plan: Plan; isBelow: boolean; count: number }) {
  if (count === 0) return null;
  const { x, y } = trayNumberAt(plan, isBelow);
  return (
    <text class="tray-number" x={x} y={y + 7.5} font-size={22}>
      {count}
    </text>
  );
}

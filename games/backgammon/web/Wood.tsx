/** What never changes: the case, the field with its triangles, the bar, the trays, the numbers. */
import { Labels } from '@/board/kit/marks';
import { opposite } from './places';
import { type Box, type Plan, numberAt, triangle } from './plan';

const NUMBERS = Array.from({ length: 24 }, (_, index) => index + 1);

interface WoodProps {
  plan: Plan;
  /** Whose numbers the points have: those of the side below, or above, or nobody's. */
  numbers: 'below' | 'above' | 'none';
}

export function Wood({ plan, numbers }: WoodProps) {
  const { width, height, halves, bar, trays } = plan;
  return (
    <g class="wood">
      <rect class="case" width={width} height={height} rx={plan.name === 'wide' ? 16 : 0} />
      {halves.map((half) => (
        <Sunk key={half.x} name="field" box={half} />
      ))}
      {NUMBERS.map((number) => (
        <path key={number} class={number % 2 === 0 ? 'even' : 'odd'} d={triangle(plan, number)} />
      ))}
      <path class="hinge" d={`M${bar.x + bar.width / 2} ${bar.y}v${bar.height}`} />
      <Sunk name="tray" box={trays.above} />
      <Sunk name="tray" box={trays.below} />
      {numbers === 'none' ? null : (
        <Labels
          size={plan.name === 'wide' ? 18 : 21}
          labels={NUMBERS.map((number) => {
            const { x, y } = numberAt(plan, number);
            return { x, y: y + 6.5, text: String(numbers === 'below' ? number : opposite(number)) };
          })}
        />
      )}
    </g>
  );
}

function Sunk({ name, box: { x, y, width, height } }: { name: string; box: Box }) {
  return <rect class={name} x={x} y={y} width={width} height={height} rx={name === 'tray' ? 7 : 3} />;
}

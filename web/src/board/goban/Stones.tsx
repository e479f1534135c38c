/**
 * The stones on the board. All shadows are one path below all stones, so that no stone lies in the shadow
 * of its neighbour, and all shapes of a side are one path above them.
 */
import { STONE, placeOf } from './geometry';
import { circle, isPlain, shapeOn } from './shape';

interface StonesProps {
  size: number;
  /** By index: the side of the stone there, or null. */
  sides: readonly (string | null)[];
}

interface Standing {
  index: number;
  side: string;
  x: number;
  y: number;
}

export function Stones({ size, sides }: StonesProps) {
  const standing: Standing[] = sides.flatMap((side, index) =>
    side === null ? [] : [{ index, side, ...placeOf(size, index) }],
  );
  const kinds = [...new Set(standing.map(({ side }) => side))];
  return (
    <>
      <path class="shadow far" d={standing.map(({ x, y }) => circle(x + 0.8, y + 3.2, STONE + 1.2)).join('')} />
      <path class="shadow near" d={standing.map(({ x, y }) => circle(x + 0.4, y + 1.6, STONE + 0.2)).join('')} />
      {standing.map(({ index, side, x, y }) => (
        <circle key={`${index}${side}`} class={`stone side-${side}`} data-at={index} cx={x} cy={y} r={STONE} />
      ))}
      {kinds.map((kind) => (
        <path
          key={kind}
          class={shapeClass(kind)}
          d={standing.flatMap((stone) => (stone.side === kind ? [shapeOn(kind, stone)] : [])).join('')}
        />
      ))}
    </>
  );
}

/** One stone by itself: one that is chosen, pointed at, or on its way off the board. */
export function LoneStone({ size, at, side }: { size: number; at: number; side: string }) {
  const place = placeOf(size, at);
  return (
    <>
      <circle class={`stone side-${side}`} cx={place.x} cy={place.y} r={STONE} />
      <path class={shapeClass(side)} d={shapeOn(side, place)} />
    </>
  );
}

function shapeClass(side: string): string {
  return `shape side-${side} ${isPlain(side) ? 'plain-shape' : ''}`;
}

/**
 * The magnifier over a finger: the points around it, large, with the one that lifting the finger chooses.
 * On the board itself two hairlines cross in that point.
 */
import type { Signal } from '@preact/signals';
import type { Point } from '@/board/kit/marks';
import type { Aim } from './aim';
import { CELL, MARGIN, placeOf, widthOf } from './geometry';
import { LENS_CELL_PX, LENS_PX, lensAt } from './lens';
import type { Lie } from './lie';
import { DashedRing } from './Marks';
import { LoneStone } from './Stones';

/** A finger that aims. */
export interface Aiming {
  aim: Aim;
  /** How the drawing lay when the finger came down; it does not move while the finger is there. */
  lie: Lie;
}

interface LoupeProps {
  size: number;
  aiming: Signal<Aiming | null>;
  /** The id of the group that is magnified. */
  scene: string;
  /** The side of the stone that the point would get, or null where it cannot be chosen. */
  sideAt: (index: number) => string | null;
  nameOf: (index: number) => string;
}

export function Loupe({ size, aiming, scene, sideAt, nameOf }: LoupeProps) {
  const held = aiming.value;
  if (held === null || held.aim.shown === null) return null;
  const { lie } = held;
  const { spot, shown } = held.aim;
  const finger = { x: lie.left + spot.x * lie.unit, y: lie.top + spot.y * lie.unit };
  const lens = lensAt(finger, lie.pane, lie.zoom);
  const r = LENS_PX / lie.zoom / lie.unit;
  const centre = { x: (lens.x - lie.left) / lie.unit, y: (lens.y - lie.top) / lie.unit };
  /** Half of what is seen through it. */
  const reach = (LENS_PX / LENS_CELL_PX) * CELL;
  const side = sideAt(shown);
  const width = widthOf(size);
  const place = placeOf(size, shown);
  return (
    <g class="aim">
      <Hairlines place={place} width={width} />
      {side === null ? null : (
        <g class="ghost">
          <LoneStone size={size} at={shown} side={side} />
        </g>
      )}
      <circle class="lens-shadow" cx={centre.x} cy={centre.y + r * 0.05} r={r * 1.05} />
      <circle class="lens-back" cx={centre.x} cy={centre.y} r={r} />
      <clipPath id={`${scene}-lens`}>
        <circle cx={spot.x} cy={spot.y} r={reach} />
      </clipPath>
      <svg
        x={centre.x - r}
        y={centre.y - r}
        width={2 * r}
        height={2 * r}
        viewBox={`${spot.x - reach} ${spot.y - reach} ${2 * reach} ${2 * reach}`}
      >
        <g clip-path={`url(#${scene}-lens)`}>
          <use href={`#${scene}`} />
          <Hairlines place={place} width={width} />
          {side === null ? (
            <circle class="refused" cx={place.x} cy={place.y} r={CELL / 2} />
          ) : (
            <g class="ghost sure">
              <LoneStone size={size} at={shown} side={side} />
              <DashedRing size={size} at={shown} />
            </g>
          )}
        </g>
      </svg>
      <circle class="lens-rim" cx={centre.x} cy={centre.y} r={r} stroke-width={(3 / lie.unit) / lie.zoom} />
      <Name text={nameOf(shown)} at={{ x: centre.x, y: centre.y - r * 0.8 }} height={r * 0.34} />
    </g>
  );
}

/** The lines that cross in the point, all over the board. */
function Hairlines({ place, width }: { place: Point; width: number }) {
  return (
    <path
      class="hairline"
      d={`M${MARGIN} ${place.y}H${width - MARGIN}M${place.x} ${MARGIN}V${width - MARGIN}`}
    />
  );
}

function Name({ text, at, height }: { text: string; at: Point; height: number }) {
  const width = height * 1.9;
  return (
    <>
      <rect
        class="lens-name"
        x={at.x - width / 2}
        y={at.y - height / 2}
        width={width}
        height={height}
        rx={height / 2}
      />
      <text class="lens-text" x={at.x} y={at.y} font-size={height * 0.7}>
        {text}
      </text>
    </>
  );
}

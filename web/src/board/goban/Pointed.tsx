/** The stone that a click would put, where the mouse is. */
import type { Signal } from '@preact/signals';
import { LoneStone } from './Stones';

interface PointedProps {
  size: number;
  pointed: Signal<number | null>;
  /** The side of the stone that the point would get, or null where it cannot be chosen. */
  sideAt: (index: number) => string | null;
}

export function Pointed({ size, pointed, sideAt }: PointedProps) {
  const at = pointed.value;
  const side = at === null ? null : sideAt(at);
  if (at === null || side === null) return null;
  return (
    <g class="ghost pointed">
      <LoneStone size={size} at={at} side={side} />
    </g>
  );
}

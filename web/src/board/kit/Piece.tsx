/**
 * A piece of a side: a disc or a stone, with the shape that tells the side apart without its colour. The
 * colours come from `.side-<id>` in styles/sides.css.
 */
import type { Ref } from 'preact';

interface PieceProps {
  side: string;
  cx: number;
  cy: number;
  r: number;
  /** A piece that is only offered or chosen, not played. */
  ghost?: boolean;
  /** The element, for what moves it. */
  part?: Ref<SVGGElement>;
}

export function Piece({ side, cx, cy, r, ghost = false, part = null }: PieceProps) {
  return (
    <g ref={part} class={`piece side-${side} ${ghost ? 'ghost' : ''}`}>
      <circle class="body" cx={cx} cy={cy} r={r} />
      <circle class="rim" cx={cx} cy={cy} r={r * 0.94} stroke-width={r * 0.12} />
      <Shape side={side} cx={cx} cy={cy} r={r} />
    </g>
  );
}

/** Ring on red, cross on blue, triangle on yellow; black and white need none. */
function Shape({ side, cx, cy, r }: { side: string; cx: number; cy: number; r: number }) {
  const width = r * 0.13;
  switch (side) {
    case 'red':
      return <circle class="shape" cx={cx} cy={cy} r={r * 0.5} stroke-width={width} />;
    case 'blue': {
      const a = r * 0.42;
      return <path class="shape" d={`M${cx - a} ${cy}h${2 * a}M${cx} ${cy - a}v${2 * a}`} stroke-width={width} />;
    }
    case 'yellow': {
      const a = r * 0.46;
      return (
        <path
          class="shape"
          d={`M${cx} ${cy - a}L${cx + a * 0.9} ${cy + a * 0.6}H${cx - a * 0.9}Z`}
          stroke-width={width}
        />
      );
    }
    default:
      return null;
  }
}

/** A checker: one ring on White's, two on Black's; borne off, the slab that its edge is. */
import type { ComponentChildren } from 'preact';
import type { Box } from './plan';
import type { Side } from './places';

interface DiscProps {
  side: Side;
  r: number;
  /** Instead of the rings: how many checkers lie here. */
  count?: number | null;
}

/** A checker from above, around the origin. */
export function Disc({ side, r, count = null }: DiscProps) {
  return (
    <g class={`checker side-${side}`}>
      <circle class="cast" cy={r * 0.09} r={r} />
      <circle class="body" r={r} />
      <circle class="rim" r={r - 1.25} />
      {count === null ? (
        <Rings side={side} r={r} />
      ) : (
        <text class="count" y={r * 0.34} font-size={r * (count > 9 ? 0.92 : 1.02)}>
          {count}
        </text>
      )}
    </g>
  );
}

function Rings({ side, r }: { side: Side; r: number }): ComponentChildren {
  if (side === 'white') return <circle class="ring" r={r * 0.6} />;
  return (
    <>
      <circle class="ring" r={r * 0.7} />
      <circle class="ring" r={r * 0.42} />
    </>
  );
}

/** A checker seen from its edge, around the origin; Black's has two grooves. */
export function Slab({ side, box: { width, height } }: { side: Side; box: Box }) {
  const grooves = side === 'white' ? [0] : [-0.16, 0.16];
  const [left, top] = [-width / 2, -height / 2];
  return (
    <g class={`checker slab side-${side}`}>
      <rect class="body" x={left} y={top} width={width} height={height} rx={4} />
      <rect class="rim" x={left + 0.75} y={top + 0.75} width={width - 1.5} height={height - 1.5} rx={3.5} />
      {grooves.map((at) => (
        <path
          key={at}
          class="ring"
          d={width > height ? `M${left + 9} ${height * at}h${width - 18}` : `M${width * at} ${top + 7}v${height - 14}`}
        />
      ))}
    </g>
  );
}

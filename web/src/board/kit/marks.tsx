/** Marks that boards share: the last turn, a winning line, the cursor, letters at the edge. */

/** The ring around a piece of the last turn. */
export function LastRing({ cx, cy, r }: { cx: number; cy: number; r: number }) {
  return (
    <g class="last">
      <circle class="last-case" cx={cx} cy={cy} r={r} />
      <circle class="last-ring" cx={cx} cy={cy} r={r} />
    </g>
  );
}

export interface Point {
  x: number;
  y: number;
}

/** The stroke through the pieces of a winning line. */
export function WinLine({ from, to, width }: { from: Point; to: Point; width: number }) {
  const d = `M${from.x} ${from.y}L${to.x} ${to.y}`;
  return (
    <g class="win-line">
      <path class="win-case" d={d} stroke-width={width * 1.75} />
      <path class="win-stroke" d={d} stroke-width={width} />
    </g>
  );
}

/** Letters and numbers at the edge; their place is kept when they are not shown. */
export function Labels({ labels, size }: { labels: readonly (Point & { text: string })[]; size: number }) {
  return (
    <g class="labels" font-size={size} aria-hidden="true">
      {labels.map(({ x, y, text }) => (
        <text key={`${x} ${y}`} x={x} y={y}>
          {text}
        </text>
      ))}
    </g>
  );
}

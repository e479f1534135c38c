/** What can be touched and what the keyboard's cursor visits: every place of the board, with its name. */
/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a drawing holds no buttons */
import type { Box } from './plan';

export interface Spot {
  id: string;
  label: string;
  box: Box;
  /** Whether touching it does something now. */
  open: boolean;
  /** Whether a checker can be dragged from here. */
  source: boolean;
}

interface SpotsProps {
  spots: readonly Spot[];
  /** The place with the keyboard's cursor. */
  cursor: string;
  /** A click, which is a press only if no finger or mouse made it: those are read on the whole board. */
  onClick: (id: string, event: MouseEvent) => void;
}

export function Spots({ spots, cursor, onClick }: SpotsProps) {
  return (
    <g class="spots">
      {spots.map(({ id, label, box: { x, y, width, height }, open, source }) => (
        <g
          key={id}
          role="button"
          tabindex={id === cursor ? 0 : -1}
          aria-label={label}
          aria-disabled={!open}
          class={`spot ${open ? 'open' : ''} ${source ? 'source' : ''}`}
          data-spot={id}
          onClick={(event) => onClick(id, event)}
        >
          <rect class="touch" x={x} y={y} width={width} height={height} />
          <rect class="focus" x={x + 2} y={y + 2} width={width - 4} height={height - 4} rx={5} />
        </g>
      ))}
    </g>
  );
}

/**
 * The points as what can be reached: a grid of cells over the drawing, one tab stop, each with a name in
 * words. A cell is as large as the distance between two points, so a click on it is a click nearest to its
 * point. Rows that did not change are not compared again. They are no table's cells, because browsers
 * round those to whole pixels, and nineteen roundings are a point's width.
 */
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { Component } from 'preact';

interface PointsProps {
  size: number;
  /** What the grid is called. */
  name: string;
  /** The id of the element that says which keys do what. */
  help: string;
  /** By index: what is on the point, in words. */
  labels: readonly string[];
  /** The points that are chosen. */
  chosen: readonly number[];
  /** The point with the keyboard's cursor. */
  cursor: number;
}

export function Points({ size, name, help, labels, chosen, cursor }: PointsProps) {
  return (
    <div class="points" role="grid" aria-label={name} aria-describedby={help}>
      {Array.from({ length: size }, (_, row) => {
        const first = row * size;
        const isHere = (index: number) => index >= first && index < first + size;
        return (
          <Row
            key={row}
            first={first}
            labels={labels.slice(first, first + size)}
            chosen={chosen.filter(isHere)}
            cursor={isHere(cursor) ? cursor : null}
          />
        );
      })}
    </div>
  );
}

interface RowProps {
  /** The index of its first point. */
  first: number;
  labels: readonly string[];
  chosen: readonly number[];
  cursor: number | null;
}

class Row extends Component<RowProps> {
  override shouldComponentUpdate(next: RowProps): boolean {
    const { first, labels, chosen, cursor } = this.props;
    return (
      cursor !== next.cursor ||
      first !== next.first ||
      !isSame(chosen, next.chosen) ||
      !isSame(labels, next.labels)
    );
  }

  override render({ first, labels, chosen, cursor }: RowProps) {
    return (
      <div role="row">
        {labels.map((label, column) => {
          const index = first + column;
          return (
            <div
              key={column}
              role="gridcell"
              tabIndex={index === cursor ? 0 : -1}
              data-at={index}
              aria-label={label}
              aria-selected={chosen.includes(index) ? true : undefined}
            />
          );
        })}
      </div>
    );
  }
}

function isSame<T>(one: readonly T[], other: readonly T[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}

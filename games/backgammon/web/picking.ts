/**
 * What touching a place means. A checker is picked, then its landing; a step that was chosen is taken back by
 * touching the checker that it moved, if that cannot go on, or the place that it left.
 */
import type { StepTarget } from '@/generated/protocol';
import type { Sources } from './landings';

export interface Turn {
  /** The cell whose checker is picked. */
  picked: string | null;
  sources: Sources;
  chosen: readonly StepTarget[];
}

export type Meaning =
  /** The checker of this cell is picked. */
  | { kind: 'pick'; cell: string }
  /** Nothing is picked any more. */
  | { kind: 'drop' }
  /** These steps are chosen. */
  | { kind: 'play'; path: readonly StepTarget[] }
  /** The chosen step at this index is taken back. */
  | { kind: 'take-back'; index: number }
  /** The picked checker cannot go there, or no checker can leave there. */
  | { kind: 'no-landing'; from: string; to: string }
  | { kind: 'no-source'; cell: string }
  /** It is not the reader's turn. */
  | { kind: 'nothing' };

/** What it means that a cell was touched. */
export function touched(turn: Turn, cell: string): Meaning {
  const { picked, sources, chosen } = turn;
  if (picked !== null) {
    if (cell === picked) return { kind: 'drop' };
    const landing = sources.get(picked)?.find(({ to }) => to === cell);
    if (landing !== undefined) return { kind: 'play', path: landing.path };
  }
  if (sources.has(cell)) return { kind: 'pick', cell };
  if (picked !== null) return { kind: 'no-landing', from: picked, to: cell };
  const index = lastTouching(chosen, cell);
  if (index !== -1) return { kind: 'take-back', index };
  return sources.size === 0 ? { kind: 'nothing' } : { kind: 'no-source', cell };
}

/** What it means that the checker of `from` was dragged to a cell. */
export function dragged(turn: Turn, from: string, cell: string): Meaning {
  if (cell === from) return { kind: 'drop' };
  const landing = turn.sources.get(from)?.find(({ to }) => to === cell);
  if (landing !== undefined) return { kind: 'play', path: landing.path };
  const index = turn.chosen.findLastIndex(
    ({ place }) => place.kind === 'move' && place.to === from && place.from === cell,
  );
  if (index !== -1) return { kind: 'take-back', index };
  return { kind: 'no-landing', from, to: cell };
}

/** The cells that can be touched to some effect now. */
export function openCells({ picked, sources, chosen }: Turn): Set<string> {
  const cells = new Set(sources.keys());
  for (const { to } of (picked === null ? undefined : sources.get(picked)) ?? []) cells.add(to);
  if (picked === null) {
    for (const { place } of chosen) if (place.kind === 'move') cells.add(place.to);
  }
  return cells;
}

/** The last chosen step that ends at a cell, or else that began there. */
function lastTouching(chosen: readonly StepTarget[], cell: string): number {
  const ends = chosen.findLastIndex(({ place }) => place.kind === 'move' && place.to === cell);
  return ends !== -1 ? ends : chosen.findLastIndex(({ place }) => place.kind === 'move' && place.from === cell);
}

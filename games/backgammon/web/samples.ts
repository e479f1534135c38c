/** Positions that the rules wrote, from the gallery of the shell; for tests only. */
import type { Board } from '@/generated/backgammon';
import type { PlayedView, PositionView } from '@/generated/protocol';

export interface Sample {
  views: PositionView[];
  played: PlayedView[];
}

const files = import.meta.glob<Sample>('../../../web/dev/table/samples/backgammon-*.json', {
  import: 'default',
  eager: true,
});

export const SAMPLES: readonly Sample[] = Object.values(files);

/** The last position of a sample. */
export function viewOf(name: string): PositionView {
  const view = files[`../../../web/dev/table/samples/backgammon-${name}.json`]?.views.at(-1);
  if (view === undefined) throw new Error(`there is no sample ${name}`);
  return view;
}

export function boardOf(name: string): Board {
  return viewOf(name).board as Board;
}

/**
 * Where the checkers can go, gathered from the steps that are offered: by source, its landings. Where the graph
 * of the whole turn is at hand, landings that take several steps of one checker are offered too.
 */
import type { StepTarget } from '@/generated/protocol';
import type { Graph } from '@/play/graph';

export interface Landing {
  to: string;
  /** The steps that lead there, one or more. */
  path: readonly StepTarget[];
}

export type Sources = ReadonlyMap<string, readonly Landing[]>;

/** The landings of every source. `hits` says whether a checker that comes to a cell would hit. */
export function sourcesOf(
  targets: readonly StepTarget[],
  graph: Graph | null,
  hits: (cell: string) => boolean,
): Sources {
  const sources = new Map<string, Landing[]>();
  for (const target of targets) {
    if (target.place.kind !== 'move') continue;
    const { from, to } = target.place;
    const landings = sources.get(from) ?? [];
    if (!landings.some((landing) => landing.to === to)) landings.push({ to, path: [target] });
    sources.set(from, landings);
  }
  for (const landings of sources.values()) landings.push(...farther(landings, graph, hits));
  return sources;
}

/**
 * The landings beyond. One that is reached by ways that hit differently is not offered: which way is the
 * reader's choice, made step by step.
 */
function farther(
  near: readonly Landing[],
  graph: Graph | null,
  hits: (cell: string) => boolean,
): Landing[] {
  const ways = new Map<string, StepTarget[][]>();
  const walk = (path: StepTarget[]) => {
    const last = path.at(-1);
    if (last?.place.kind !== 'move' || last.next.kind !== 'node') return;
    const here = last.place.to;
    for (const target of graph?.nodes[last.next.node]?.targets ?? []) {
      if (target.place.kind !== 'move' || target.place.from !== here) continue;
      const longer = [...path, target];
      ways.set(target.place.to, [...(ways.get(target.place.to) ?? []), longer]);
      walk(longer);
    }
  };
  for (const { path } of near) walk([...path]);
  return [...ways].flatMap(([to, found]) => {
    const [first] = found;
    if (first === undefined || near.some((landing) => landing.to === to)) return [];
    const hit = (path: readonly StepTarget[]) =>
      path.flatMap(({ place }) => (place.kind === 'move' && hits(place.to) ? [place.to] : [])).join();
    return found.every((path) => hit(path) === hit(first)) ? [{ to, path: first }] : [];
  });
}

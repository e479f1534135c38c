/** Keeps each checker's identity from one drawing to the next, and the way that it took. */
import { type Checker, type Move, isSame, moved } from './standing';

export interface Tracked {
  checkers: readonly Checker[];
  /** By the id of a checker that moved: the cells that it left, the first one first. */
  ways: ReadonlyMap<number, readonly string[]>;
}

const NO_WAYS: Tracked['ways'] = new Map();

/** The checkers of a first drawing. */
export function placed(checkers: readonly Checker[]): Tracked {
  return { checkers, ways: NO_WAYS };
}

/**
 * The checkers `after`, with the identities that they have in `before`. Only if the moves lead from one to the
 * other are they said to have moved; else they simply stand there.
 */
export function followed(before: readonly Checker[], moves: readonly Move[], after: readonly Checker[]): Tracked {
  if (isSame(before, after)) return placed(before);
  const ways = new Map<number, string[]>();
  let now: readonly Checker[] = before;
  for (const move of moves) {
    now = moved(now, move);
    const goes = now.at(-1);
    if (goes?.cell === move.to) ways.set(goes.id, [...(ways.get(goes.id) ?? []), move.from]);
  }
  return isSame(now, after) ? { checkers: now, ways } : placed(matched(before, after));
}

/** Checkers that stand where one stood keep its identity; the others get what is left of their side's. */
function matched(before: readonly Checker[], after: readonly Checker[]): Checker[] {
  const free = [...before];
  const take = (fits: (checker: Checker) => boolean): number | null => {
    const index = free.findIndex(fits);
    return index === -1 ? null : (free.splice(index, 1)[0]?.id ?? null);
  };
  const kept = after.map(({ side, cell }) => take((checker) => checker.side === side && checker.cell === cell));
  const highest = Math.max(0, ...before.map(({ id }) => id));
  return after.map((checker, index) => ({
    ...checker,
    id: kept[index] ?? take(({ side }) => side === checker.side) ?? highest + 1 + index,
  }));
}

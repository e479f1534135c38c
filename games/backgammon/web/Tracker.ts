/** The checkers as they are shown, chosen steps included, and what moved since they were drawn before. */
import type { Board } from '@/generated/backgammon';
import type { BoardProps } from '@/board/contract';
import { type Move, checkersOf, moved, movesAmong, movesOf, reversed } from './standing';
import type { Side } from './places';
import { type Tracked, followed, placed } from './tracking';

/** What decides how the checkers stand. */
type Given = Pick<BoardProps, 'view' | 'chosen' | 'changes'>;

interface Drawing {
  given: Given;
  moves: readonly Move[];
  tracked: Tracked;
}

export class Tracker {
  #drawn: Drawing | null = null;
  #isStill = false;

  /** What changes next is not seen moving: it was carried there. */
  standStill(): void {
    this.#isStill = true;
  }

  /** The checkers now. The same value as before if nothing changed, so that no movement begins anew. */
  track(given: Given, side: Side | null, motion: boolean): Tracked {
    const before = this.#drawn;
    if (before !== null && isSame(before.given, given)) return before.tracked;
    const base = checkersOf(given.view.board as Board);
    const moves = side === null ? [] : movesOf(base, side, given.chosen);
    const after = moves.reduce(moved, base);
    const happened = before === null || this.#isStill || !motion ? [] : between(before, given, moves);
    const tracked = before === null ? placed(after) : followed(before.tracked.checkers, happened, after);
    this.#drawn = { given, moves, tracked };
    this.#isStill = false;
    return tracked;
  }
}

/** The moves that may lead from one drawing to the next: steps chosen or taken back, or what was played. */
function between(before: Drawing, given: Given, moves: readonly Move[]): readonly Move[] {
  if (before.given.view !== given.view) {
    return before.given.changes === given.changes ? [] : movesAmong(given.changes);
  }
  const differs = moves.findIndex((move, index) => !isEqual(move, before.moves[index]));
  const kept = differs === -1 ? Math.min(moves.length, before.moves.length) : differs;
  return [...reversed(before.moves.slice(kept)), ...moves.slice(kept)];
}

function isSame(one: Given, other: Given): boolean {
  return one.view === other.view && one.chosen === other.chosen && one.changes === other.changes;
}

function isEqual(one: Move, other: Move | undefined): boolean {
  return one.side === other?.side && one.from === other.from && one.to === other.to;
}

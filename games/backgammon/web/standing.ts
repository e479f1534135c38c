/**
 * The thirty checkers, each with an identity, so that what moves can be seen moving. A pile is in the order
 * of the list: the last checker of a cell lies on top.
 *
 * What is known of the game here is only what a drawing needs: a checker that lands on a lone one of the
 * other side sends it to its bar.
 */
import type { Board } from '@/generated/backgammon';
import type { ChangeView, StepTarget } from '@/generated/protocol';
import { POINTS, SIDES, type Side, asSide, barOf, numberFor, offOf, other } from './places';

export interface Checker {
  id: number;
  side: Side;
  cell: string;
}

/** A checker of a side goes from a cell to another. */
export interface Move {
  side: Side;
  from: string;
  to: string;
}

/** The checkers of a position, bar and trays included. */
export function checkersOf(board: Board): Checker[] {
  const checkers: Checker[] = [];
  const add = (side: Side, cell: string, count: number) => {
    for (let left = count; left > 0; left -= 1) checkers.push({ id: checkers.length, side, cell });
  };
  POINTS.forEach((cell, index) => {
    const point = board.points[index];
    const side = asSide(point?.side);
    if (point !== undefined && side !== null) add(side, cell, point.count);
  });
  for (const side of SIDES) {
    add(side, barOf(side), board.bar[side]);
    add(side, offOf(side), board.off[side]);
  }
  return checkers;
}

/** The checkers of each cell, the lowest first. */
export function pilesOf(checkers: readonly Checker[]): Map<string, Checker[]> {
  const piles = new Map<string, Checker[]>();
  for (const checker of checkers) {
    const pile = piles.get(checker.cell);
    if (pile === undefined) piles.set(checker.cell, [checker]);
    else pile.push(checker);
  }
  return piles;
}

/** The checkers after the uppermost one of `side` on a cell went to another. */
export function moved(checkers: readonly Checker[], { side, from, to }: Move): Checker[] {
  const goes = checkers.findLast((checker) => checker.side === side && checker.cell === from);
  if (goes === undefined) return [...checkers];
  return [...checkers.filter((checker) => checker !== goes), { ...goes, cell: to }];
}

/** What the steps of a side do to the checkers, hits included: a checker hit leaves before the other comes. */
export function movesOf(checkers: readonly Checker[], side: Side, steps: readonly StepTarget[]): Move[] {
  const moves: Move[] = [];
  let now = checkers;
  for (const { place } of steps) {
    if (place.kind !== 'move') continue;
    const hit = now.some((checker) => checker.cell === place.to && checker.side !== side);
    const made: Move[] = [{ side, from: place.from, to: place.to }];
    if (hit) made.unshift({ side: other(side), from: place.to, to: barOf(other(side)) });
    now = made.reduce(moved, now);
    moves.push(...made);
  }
  return moves;
}

/** The moves among the changes of a turn. */
export function movesAmong(changes: readonly ChangeView[]): Move[] {
  return changes.flatMap((change) => {
    const side = asSide(change.side);
    return change.kind === 'move' && side !== null ? [{ side, from: change.from, to: change.to }] : [];
  });
}

/** The moves that undo these. */
export function reversed(moves: readonly Move[]): Move[] {
  return moves.toReversed().map(({ side, from, to }) => ({ side, from: to, to: from }));
}

/** Whether the same checkers stand on the same cells, whatever their identity. */
export function isSame(one: readonly Checker[], another: readonly Checker[]): boolean {
  return tally(one).join() === tally(another).join();
}

/**
 * Which moves brought the checkers that lie on top of each pile: for each cell the index of the last move of
 * each such checker, from below. A checker that went on from where it came is counted where it is now.
 */
export function arrivals(moves: readonly (Pick<Move, 'from' | 'to'> | null)[]): Map<string, number[]> {
  const came = new Map<string, number[]>();
  moves.forEach((move, index) => {
    if (move === null) return;
    came.get(move.from)?.pop();
    came.set(move.to, [...(came.get(move.to) ?? []), index]);
  });
  return came;
}

/** The pips that a side still needs. */
export function pipsOf(checkers: readonly Checker[], side: Side): number {
  return checkers.reduce((sum, checker) => sum + (checker.side === side ? numberFor(side, checker.cell) : 0), 0);
}

function tally(checkers: readonly Checker[]): string[] {
  return checkers.map(({ side, cell }) => `${side} ${cell}`).toSorted();
}

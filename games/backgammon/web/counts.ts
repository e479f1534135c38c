/** What is counted for a seat: the pips that it still needs and its checkers borne off, as the board shows them. */
import type { Board } from '@/generated/backgammon';
import type { Message, PositionView, Seat, StepTarget } from '@/generated/protocol';
import { asSide, offOf } from './places';
import { checkersOf, moved, movesOf, pipsOf } from './standing';

/** Every checker of a side. */
const ALL = 15;

/** After the steps chosen so far; `targets` are not asked. */
export function counts(
  view: PositionView,
  seat: Seat,
  _targets: readonly StepTarget[],
  chosen: readonly StepTarget[],
): Message[] {
  const board = view.board as Board;
  const [side, mover] = [asSide(view.sides[seat]), asSide(board.on_roll)];
  if (side === null) return [];
  const before = checkersOf(board);
  const checkers = (mover === null ? [] : movesOf(before, mover, chosen)).reduce(moved, before);
  const pips = { id: 'backgammon-count-pips', args: { count: pipsOf(checkers, side) } };
  const off = checkers.filter(({ cell }) => cell === offOf(side)).length;
  return off === 0 ? [pips] : [pips, { id: 'backgammon-count-off', args: { count: off, of: ALL } }];
}

/** Backgammon's board, as the shell finds it. */
import type { BoardModule } from '@/board/contract';
import type { Board as BoardView } from '@/generated/backgammon';
import { Board } from './Board';
import { asSide } from './places';
import { COLUMN, TALL, WIDE } from './plan';
import { isTall } from './useTall';

export const board: BoardModule = {
  Board,
  pitch: () => COLUMN / (isTall() ? TALL : WIDE).width,
  canFlip: true,
  facesSeats: true,
  endsWithButton: true,
  counts: (view, seat) => {
    const { pips, off } = view.board as BoardView;
    const side = asSide(view.sides[seat]);
    if (side === null) return [];
    const counts = [{ id: 'backgammon-count-pips', args: { count: pips[side] } }];
    return off[side] === 0
      ? counts
      : [...counts, { id: 'backgammon-count-off', args: { count: off[side], of: 15 } }];
  },
};

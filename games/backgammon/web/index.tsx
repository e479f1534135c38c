/** Backgammon's board, as the shell finds it. */
import type { BoardModule } from '@/board/contract';
import { Board } from './Board';
import { counts } from './counts';
import { COLUMN, TALL, WIDE } from './plan';
import { isTall } from './useTall';

export const board: BoardModule = {
  Board,
  pitch: () => COLUMN / (isTall() ? TALL : WIDE).width,
  canFlip: true,
  facesSeats: true,
  endsWithButton: true,
  counts,
};

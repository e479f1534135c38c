/** Connect Four's board, as the shell finds it. */
import type { BoardModule } from '@/board/contract';
import { Board } from './Board';
import { CELL, WIDTH } from './geometry';

export const board: BoardModule = {
  Board,
  pitch: () => CELL / WIDTH,
  canFlip: true,
};

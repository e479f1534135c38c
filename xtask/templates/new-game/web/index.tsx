/**
 * The board of New Game, as the shell finds it. What else a board can say of itself (counts beside the players, a turn
 * that ends with a button) is in the contract.
 */
import type { BoardModule } from '@/board/contract';
import { Board } from './Board';
import { CELL, WIDTH } from './geometry';

export const board: BoardModule = {
  Board,
  pitch: () => CELL / WIDTH,
  canFlip: false,
};

/** Gomoku's board, as the shell finds it. */
import type { BoardModule } from '@/board/contract';
import { gobanBoard } from '@/board/goban/gobanBoard';

export const board: BoardModule = gobanBoard();

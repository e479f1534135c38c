/** Connect6's board, as the shell finds it. */
import type { BoardModule } from '@/board/contract';
import { gobanBoard } from '@/board/goban/gobanBoard';
import { stonesLeft } from './stonesLeft';

export const board: BoardModule = gobanBoard({ counts: stonesLeft });

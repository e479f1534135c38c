/** Pente's board, as the shell finds it. */
import type { BoardModule } from '@/board/contract';
import { gobanBoard } from '@/board/goban/gobanBoard';
import { captured, pending } from './read';

export const board: BoardModule = gobanBoard({ counts: captured, pending });

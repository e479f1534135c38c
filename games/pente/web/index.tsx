/** Pente's board, as the shell finds it. */
import type { BoardModule } from '@/board/contract';
import { gobanBoard } from '@/board/goban/gobanBoard';
import { captured, concedes, pending, setLeft } from './read';

export const board: BoardModule = gobanBoard({ counts: captured, endsGame: concedes, setLeft, pending });

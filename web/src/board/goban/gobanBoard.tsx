/** The board module of a game on a board of points. */
import type { BoardModule, BoardProps } from '@/board/contract';
import type { PositionView } from '@/generated/protocol';
import { Goban } from './Goban';
import { CELL, widthOf } from './geometry';
import { gobanOf } from './view';

/** What only some of these games have. */
export interface GobanExtras extends Pick<BoardModule, 'counts' | 'endsGame' | 'setLeft'> {
  /** Lines that win unless the next player answers, each as its points in order. */
  pending?: (view: PositionView) => readonly (readonly string[])[];
}

const NONE: readonly (readonly string[])[] = [];

export function gobanBoard({ pending, ...rest }: GobanExtras = {}): BoardModule {
  return {
    Board: (props: BoardProps) => <Goban {...props} pending={pending?.(props.view) ?? NONE} />,
    pitch: (view) => CELL / widthOf(gobanOf(view, false).size),
    canFlip: true,
    ...rest,
  };
}

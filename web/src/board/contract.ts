/**
 * What a game's board is to the shell, and the shell to a board.
 *
 * `games/<game>/web/index.tsx` exports `board: BoardModule`. A board draws the position that it is given,
 * offers the targets that it is given, and says which one was chosen. It knows no rules, no table, no
 * socket and no clock. It writes presentation attributes and classes only, never `style=`, because the
 * site's security policy allows no inline style. Words come through `text`; those that only the board
 * says are in `games/<game>/web/fr.ftl` and `en.ftl`.
 *
 * Accessible by contract: every target can be reached and chosen with the keyboard alone (the pieces of
 * `kit/` help), has a name in words, and the whole position can be read without seeing it.
 */
import type { ComponentType } from 'preact';
import type { Arg, ChangeView, Message, PlayedView, PositionView, Seat, StepTarget } from '@/generated/protocol';

/** What a board asks of the reader's preferences. */
export interface BoardPreferences {
  /** Letters and numbers at the edge. */
  coordinates: boolean;
  /** A ring on every piece of the last turn. */
  lastTurn: boolean;
  /** Pieces may move. Off also where the system asks for less motion. */
  motion: boolean;
}

export interface BoardProps {
  /** The position. `view.board` has the game's own generated type. */
  view: PositionView;
  /** What can be chosen now; empty when it is not the reader's turn. The order is the rules' order. */
  targets: readonly StepTarget[];
  /** The steps of this turn that were chosen and not sent yet, or sent and not answered: drawn as ghosts. */
  chosen: readonly StepTarget[];
  /** The id of the side that the chosen and offered pieces have, or null where nobody acts. */
  side: string | null;
  /** The last turn before this position, to be marked; a roll after it is none. Null at the beginning. */
  last: PlayedView | null;
  /** The last roll before this position, of this turn or of the one before; null where nothing was rolled. */
  roll: PlayedView | null;
  /**
   * What happened since the position shown before, in order: what may be animated. Empty when the board
   * should simply stand there (first paint, a jump in the replay). A new array for every change.
   */
  changes: readonly ChangeView[];
  /**
   * The turns before this one that were chosen and not sent, in the games that have `setLeft`. The position has what
   * they put, which is drawn like what is chosen.
   */
  kept?: readonly PlayedView[];
  /** Something that a kept turn has put was touched: the last that was chosen is taken back. */
  onKept?: () => void;
  /** A target, or a chosen step, was touched; a chosen one is thereby taken back. */
  onTarget: (target: StepTarget) => void;
  /** The chosen step at this index is taken back, also where an equal one is offered again. */
  onTakeBack: (index: number) => void;
  /** Rolls the dice; null when no roll is due from the reader. */
  onRoll: (() => void) | null;
  /**
   * Something was touched that is not offered now. `steps` are the texts of the steps that the touch could mean, as
   * the rules write them; none if it could mean none. The shell says why they cannot be taken.
   */
  onUnoffered: (steps: readonly string[]) => void;
  /** Something was touched that is never part of a turn; the message says so and is shown to the reader. */
  onRefused: (message: Message) => void;
  /** Seen from the other side of the table. A module that cannot flip ignores it. */
  flipped: boolean;
  /** The reader plays every side in turn: what is counted from a side's own view is counted for who is due. */
  everySide: boolean;
  preferences: BoardPreferences;
  /** The text of an id in the reader's language. */
  text: (id: string, args?: Record<string, Arg>) => string;
}

export interface BoardModule {
  Board: ComponentType<BoardProps>;
  /**
   * The width of one target as a part of the board's width (a nineteenth on a large goban). With it the
   * shell decides whether a finger can point well enough to play without a button to confirm.
   */
  pitch: (view: PositionView) => number;
  /** Whether `flipped` changes anything, so that the shell offers it. */
  canFlip: boolean;
  /**
   * Whether each of the two seats has a side of the board that is its own, so that the second one first sees the
   * board flipped. Where pieces stand the same way for everybody, the board is flipped only by who asks for it.
   */
  facesSeats?: boolean;
  /** Whether every turn waits for the button, whatever the preference (a roll's whole play, BG-10). */
  endsWithButton?: boolean;
  /**
   * How many turns the same player still makes in a row as one set (the stones of an opening), this one included; 0
   * outside a set. The shell keeps all but the last and sends the set when it is whole.
   */
  setLeft?: (view: PositionView) => number;
  /** Whether a step that has no place on the board ends the game (a pass that concedes it). */
  endsGame?: (view: PositionView, step: string) => boolean;
  /**
   * What is counted for a seat, for its card beside the board: captured stones, stones left in this turn,
   * pips. Each is the text of what is counted with the argument `count`, and, where there is a number to
   * reach, `of`. `targets` and `chosen` are the same as the board's, so that the card says what the board shows.
   */
  counts?: (
    view: PositionView,
    seat: Seat,
    targets: readonly StepTarget[],
    chosen: readonly StepTarget[],
  ) => readonly Message[];
}

/** What a picture of a position needs: nothing can be chosen, nothing moves. */
export function still(
  view: PositionView,
  text: BoardProps['text'],
  last: PlayedView | null = null,
): BoardProps {
  return {
    view,
    targets: [],
    chosen: [],
    side: null,
    last,
    roll: null,
    changes: [],
    onTarget: () => undefined,
    onTakeBack: () => undefined,
    onRoll: null,
    onUnoffered: () => undefined,
    onRefused: () => undefined,
    flipped: false,
    everySide: false,
    preferences: { coordinates: true, lastTurn: true, motion: false },
    text,
  };
}

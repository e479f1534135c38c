/**
 * A notification for a turn that came while the reader looked elsewhere: one for a turn, closed when they come back or
 * the turn is over. It knows neither the browser's notifications nor the table.
 */
import { Timer, type Timers } from '@/net/timer';

/** A forced pass commits itself within this time, and who has only just left need not be called. */
export const PATIENCE_MS = 2_000;

/** A notification that is shown. */
export interface Shown {
  close: () => void;
}

/** What the notice needs of the world. */
export interface NoticeWorld extends Timers {
  /** Whether the reader wants to be called. */
  isWanted: () => boolean;
  /** Whether the page is hidden. */
  isHidden: () => boolean;
  /** Shows the notification; null where the browser does not. */
  show: () => Shown | null;
}

export class TurnNotice {
  readonly #world: NoticeWorld;
  readonly #timer: Timer;
  #turn: number | null;
  #shown: Shown | null = null;

  /** `turn` is the number of the turn that is the reader's when the page comes up; for that nobody is called. */
  constructor(turn: number | null, world: NoticeWorld) {
    this.#world = world;
    this.#timer = new Timer(world);
    this.#turn = turn;
  }

  /** The number of the turn that is now the reader's; null: none is. */
  turnIs(turn: number | null): void {
    if (turn === this.#turn) return;
    this.#turn = turn;
    this.dismiss();
    if (turn === null || !this.#world.isHidden() || !this.#world.isWanted()) return;
    this.#timer.start(PATIENCE_MS, () => {
      if (this.#world.isHidden()) this.#shown = this.#world.show();
    });
  }

  /** The reader is back, or leaves for good. */
  dismiss(): void {
    this.#timer.stop();
    this.#shown?.close();
    this.#shown = null;
  }
}

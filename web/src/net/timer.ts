/** A timer that is started anew and stopped; at most one call is due. */

export interface Timers {
  later: (run: () => void, ms: number) => number;
  never: (timer: number) => void;
}

export class Timer {
  readonly #timers: Timers;
  #due: number | null = null;

  constructor(timers: Timers) {
    this.#timers = timers;
  }

  /** Calls `run` after `ms`, unless it is stopped or started anew before. */
  start(ms: number, run: () => void): void {
    this.stop();
    this.#due = this.#timers.later(() => {
      this.#due = null;
      run();
    }, ms);
  }

  stop(): void {
    if (this.#due !== null) this.#timers.never(this.#due);
    this.#due = null;
  }
}

/** Earlier positions of the game, for looking back. They are asked for once, when they are first wanted. */
import type { PositionView } from '@/generated/protocol';

export class History {
  readonly #url: string;
  readonly #known = new Map<number, PositionView>();
  #asked: Promise<void> | null = null;

  constructor(url: string) {
    this.#url = url;
  }

  /** Remembers the position after `played` entries. */
  keep(played: number, view: PositionView): void {
    this.#known.set(played, view);
  }

  /** Forgets what came after `played` entries: they were taken back. */
  forgetAfter(played: number): void {
    for (const index of this.#known.keys()) {
      if (index > played) this.#known.delete(index);
    }
  }

  /** The position after `played` entries, if it is here already. */
  known(played: number): PositionView | null {
    return this.#known.get(played) ?? null;
  }

  /** The position after `played` entries; null if the server does not give it. */
  async find(played: number): Promise<PositionView | null> {
    if (!this.#known.has(played)) {
      this.#asked ??= this.#ask().finally(() => {
        this.#asked = null;
      });
      await this.#asked;
    }
    return this.known(played);
  }

  async #ask(): Promise<void> {
    const answer = await fetch(this.#url, { headers: { Accept: 'application/json' } });
    if (!answer.ok) throw new Error(`earlier positions: status ${answer.status}`);
    const views = (await answer.json()) as PositionView[];
    views.forEach((view, index) => {
      if (!this.#known.has(index)) this.#known.set(index, view);
    });
  }
}

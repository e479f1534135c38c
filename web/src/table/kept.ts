/**
 * The turns of a set that the board keeps until the set is whole, and then their way to the server: one after the
 * other, each as an ordinary turn that answers the one before (PT-16).
 *
 * It asks and sends nothing itself and knows no game: the store does, and says what came of it.
 */
import { computed, signal } from '@preact/signals';
import type { PlayedView, PositionView } from '@/generated/protocol';

/** The position after turns that were not sent, and those turns as the rules write them. */
export interface Ahead {
  view: PositionView;
  played: readonly PlayedView[];
}

/** A turn that is kept. */
export interface KeptTurn {
  played: PlayedView;
  /** The position after it. */
  after: PositionView;
}

export class KeptSet {
  readonly turns = signal<readonly KeptTurn[]>([]);
  /** The position after all of them; null if nothing is kept. */
  readonly view = computed<PositionView | null>(() => this.turns.value.at(-1)?.after ?? null);
  /** The command of the set that is on its way. */
  #sentAs: string | null = null;
  /** What follows it. */
  #rest: readonly string[] = [];

  /** The texts of the kept turns, in order. */
  get texts(): readonly string[] {
    return this.turns.value.map(({ played }) => played.text);
  }

  /** The texts of a whole set that were not sent yet. */
  get rest(): readonly string[] {
    return this.#rest;
  }

  keep(turn: KeptTurn): void {
    this.turns.value = [...this.turns.value, turn];
  }

  dropLast(): void {
    this.turns.value = this.turns.value.slice(0, -1);
  }

  /** Forgets everything, on its way or not. */
  clear(): void {
    if (this.turns.value.length > 0) this.turns.value = [];
    this.#sentAs = null;
    this.#rest = [];
  }

  /** A turn of the set was sent under this id; `rest` follows it. */
  sent(id: string, rest: readonly string[]): void {
    this.#sentAs = id;
    this.#rest = rest;
  }

  /** Whether the command with this id is the one on its way, and others wait for its answer. */
  isAwaited(id: string): boolean {
    return this.#sentAs === id && this.#rest.length > 0;
  }

  /**
   * What was played since is the beginning of the set: it is kept no more, for the position has it. False, and
   * nothing happens, if it is anything else.
   */
  wasPlayed(fresh: readonly PlayedView[]): boolean {
    const { texts } = this;
    const isOurs = fresh.length > 0 && fresh.length <= texts.length && fresh.every(({ text }, at) => text === texts[at]);
    if (isOurs) this.turns.value = this.turns.value.slice(fresh.length);
    return isOurs;
  }
}

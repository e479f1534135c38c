/**
 * A table on this screen: what the server says of it, the turn being chosen, and where the reader looks.
 *
 * All of it is signals; components read them and call the methods. The store knows no game and draws
 * nothing.
 */
import { computed, signal } from '@preact/signals';
import type {
  ChangeView,
  ClaimView,
  Command,
  Message,
  PlayedView,
  PositionView,
  Seat,
  ServerMessage,
  PackedNode,
  StepTarget,
  TableState,
} from '@/generated/protocol';
import type { Link } from '@/net/socket';
import { type Walk, arrive, back, begin, choose, isWaiting, takeBack, turnText } from '@/play/walker';
import { History } from './history';
import { type Ahead, KeptSet } from './kept';
import type { Welcome } from './page';
import { whyNothing } from './whyNot';

/** What the store needs of the world. */
export interface Surroundings {
  /** Sends a command and gives its id. */
  send: (command: Command, afterSeq: number) => string;
  /** Asks for the node of a turn after some steps. */
  steps: (afterSeq: number, partial: readonly string[]) => Promise<PackedNode>;
  /** Asks the rules why the last of these steps cannot be taken; null if it can. */
  why: (afterSeq: number, partial: readonly string[]) => Promise<Message | null>;
  /** Asks for the position after these turns, which are not sent; or why the last of them cannot be played. */
  ahead: (afterSeq: number, turns: readonly string[]) => Promise<Ahead | { error: Message }>;
  /** How many turns of a set the same player still makes in this position, this one included; 0 outside a set. */
  setLeft: (view: PositionView) => number;
  /** Whether a complete turn waits for the button. */
  confirms: () => boolean;
  /** Whether the second seat first sees the board from a side of its own. */
  facesSeats: boolean;
  /** Something was played while the reader watched. */
  heard: () => void;
  /** A monotonic clock. */
  now: () => number;
}

/** A turn or another command on its way. */
interface OnItsWay {
  id: string;
  command: Command;
}

/** A win that can be claimed, since who is waited for has left. */
export interface Claimed {
  seat: Seat;
  /** From when on, by the monotonic clock. */
  fromMs: number;
}

/** Something to tell the reader besides what happens on the board. */
export interface Notice {
  /** A sentence each. */
  messages: readonly Message[];
  /** A refusal stands out; the rest is calm. */
  tone: 'refused' | 'calm';
  /** Which one this is: the same words said once more are something new, and heard again. */
  number: number;
}

const NO_CHANGES: readonly ChangeView[] = [];
const NO_TURNS: readonly PlayedView[] = [];

/** How long a turn that leaves nothing to choose (a pass) is shown before it is committed by itself. */
const AUTOMATIC_AFTER_MS = 1_500;

export class TableStore {
  readonly state;
  readonly played;
  readonly link = signal<Link>('opening');
  readonly walk;
  readonly onItsWay = signal<readonly OnItsWay[]>([]);
  /** The turns of a set before its last, until it is whole and played. */
  readonly kept = new KeptSet();
  readonly notice = signal<Notice | null>(null);
  /** How many entries of the list the reader looks at; null: all, and what comes. */
  readonly at = signal<number | null>(null);
  readonly changes = signal<readonly ChangeView[]>(NO_CHANGES);
  /** When the present state came, by the monotonic clock. */
  readonly readAt;
  readonly watchers = signal(0);
  readonly claim;
  /** Whether the board is seen from the other side of the table. */
  readonly flipped;
  /** An earlier position, once it is here. */
  readonly #past = signal<PositionView | null>(null);
  readonly #history: History;
  readonly #world: Surroundings;
  /** The complete turn whose position is being asked for, to be kept. */
  readonly #keeping = signal<Walk | null>(null);
  /** Commands that happened, whose outcome has not been shown yet: the sequence number by id. */
  readonly #acked = new Map<string, number>();
  /** How often a reason was asked for, so that only the last answer is shown. */
  #whys = 0;
  /** How often something was told. */
  #told = 0;

  constructor(welcome: Welcome, positionsUrl: string, world: Surroundings) {
    this.#world = world;
    this.#history = new History(positionsUrl);
    this.state = signal<TableState>(welcome.state);
    this.played = signal<readonly PlayedView[]>(welcome.played);
    this.walk = signal<Walk>(begin(null));
    this.readAt = signal(world.now());
    this.claim = signal<Claimed | null>(this.#claimed(welcome.state.claim, welcome.state.now_ms));
    this.flipped = signal(world.facesSeats && isSecondAlone(welcome.state.yours));
    this.#history.keep(welcome.played.length, welcome.state.view);
    this.#beginTurn();
  }

  /** The seat to act, or null when no player is. */
  readonly actor = computed<Seat | null>(() => {
    const { actor } = this.state.value.view;
    return this.state.value.status === 'playing' && actor.kind === 'player' ? actor.seat : null;
  });

  /** Whether the reader is to act. */
  readonly yourTurn = computed(
    () => this.actor.value !== null && this.state.value.yours.includes(this.actor.value),
  );

  /** Whether a turn is on its way to the server. */
  readonly turnSent = computed(() => this.onItsWay.value.some(({ command }) => command.kind === 'turn'));

  /** The position that the next turn is chosen in: the table's, or the one after the turns that are kept. */
  readonly present = computed<PositionView>(() => this.kept.view.value ?? this.state.value.view);

  /** The position on the board: the present one, or the earlier one that the reader looks at. */
  readonly view = computed(() => (this.at.value === null ? this.present.value : this.#past.value));

  /** The last turn or roll of the position on the board. */
  readonly last = computed<PlayedView | null>(() => {
    const count = this.at.value ?? this.played.value.length;
    return this.played.value[count - 1] ?? null;
  });

  /** The last turn before the position on the board; rolls are none. */
  readonly lastTurn = computed(() => this.#lastPlayed((entry) => entry.seat !== null));

  /** The last roll before the position on the board. */
  readonly lastRoll = computed(() => this.#lastPlayed((entry) => entry.seat === null));

  /** How many turns lead to the position on the board, and how many there are, as the list counts them: without rolls. */
  readonly turns = computed(() => {
    const all = this.state.value.view.ply;
    return { at: this.at.value === null ? all : (this.#past.value?.ply ?? all), all };
  });

  /** What can be touched on the board now. */
  readonly targets = computed<readonly StepTarget[]>(() => {
    if (this.at.value !== null || !this.yourTurn.value || this.turnSent.value) return [];
    const walk = this.walk.value;
    if (this.#keeping.value === walk) return [];
    const node = walk.complete ? walk.trail.at(-1) : walk.node;
    return node?.targets ?? [];
  });

  /** Whether the turn is complete and waits for the button. */
  readonly toConfirm = computed(() => {
    const walk = this.walk.value;
    return walk.complete && this.#keeping.value !== walk && this.yourTurn.value && !this.turnSent.value;
  });

  /** What is kept of a set and not sent, as the rules write it; empty at an earlier position and once it is sent. */
  readonly keptTurns = computed<readonly PlayedView[]>(() => {
    const isShown = this.at.value === null && !this.turnSent.value;
    return isShown ? this.kept.turns.value.map(({ played }) => played) : NO_TURNS;
  });

  /** The step without a place on the board (a colour, a pass) that a turn ends with which waits for the button. */
  readonly choice = computed<StepTarget | null>(() => {
    const last = this.toConfirm.value ? this.walk.value.path.at(-1) : undefined;
    return last?.place.kind === 'choice' ? last : null;
  });

  /** Takes in what the server says. */
  hear(message: ServerMessage): void {
    switch (message.kind) {
      case 'welcome':
        this.#renew(message.state, message.played, NO_CHANGES);
        break;
      case 'news': {
        const before = this.played.value.length;
        const played = [...this.played.value.slice(0, message.keep), ...message.played];
        const goesOn = message.keep === before;
        const changes = goesOn ? message.played.flatMap((entry) => entry.changes) : NO_CHANGES;
        if (!goesOn) this.#history.forgetAfter(message.keep);
        const isRefused = isDrawRefused(this.state.value, message.state);
        this.#renew(message.state, played, changes);
        if (isRefused) this.tell({ id: 'site-draw-refused', args: {} }, 'calm');
        if (changes.length > 0) this.#world.heard();
        break;
      }
      case 'ack':
        if (this.kept.isAwaited(message.id)) this.#sendSet(this.kept.rest, message.seq);
        if (message.seq > this.state.value.seq) this.#acked.set(message.id, message.seq);
        else this.#arrived(message.id);
        break;
      case 'refused': {
        const messages = [message.message];
        if (message.id !== null && message.refusal !== 'unavailable' && message.refusal !== 'too-many') {
          this.#arrived(message.id);
          messages.push(...dropped(this.kept.rest));
          this.#beginTurn();
        }
        this.#tellAll(messages, 'refused');
        break;
      }
      case 'presence':
        this.watchers.value = message.watchers;
        this.claim.value = this.#claimed(message.claim, message.now_ms);
        this.state.value = {
          ...this.state.value,
          seats: this.state.value.seats.map((seat, index) => ({
            ...seat,
            connection: message.seats[index] ?? seat.connection,
          })),
        };
        break;
      case 'pong':
      case 'restarting':
        break;
    }
  }

  /** A target, or a step chosen before, was touched. */
  touch(target: StepTarget): void {
    if (this.turnSent.value || !this.yourTurn.value) return;
    this.notice.value = null;
    const before = this.walk.value;
    const again = before.complete && !before.path.includes(target);
    let walk = choose(before, target);
    if (again && walk === before) walk = choose(back(before), target);
    this.#walkOn(walk);
  }

  /** Takes the last step of the turn back, or, where none is chosen, the last turn that is kept. */
  undoStep(): void {
    if (this.turnSent.value) return;
    if (this.walk.value.path.length > 0) {
      this.#walkOn(back(this.walk.value), false);
    } else if (this.kept.texts.length > 0) {
      this.notice.value = null;
      this.kept.dropLast();
      this.walk.value = begin(this.present.value.steps);
    }
  }

  /** Whether something is chosen or kept that can be taken back. */
  readonly canUndo = computed(
    () => !this.turnSent.value && this.walk.value.path.length + this.kept.turns.value.length > 0,
  );

  /** Takes a step of the turn back, and the later ones that need it. */
  takeStepBack(index: number): void {
    if (!this.turnSent.value) this.#walkOn(takeBack(this.walk.value, index), false);
  }

  /** Sends the complete turn, after those of its set that were kept. */
  confirm(): void {
    const walk = this.walk.value;
    if (!walk.complete || !this.yourTurn.value || this.turnSent.value) return;
    this.notice.value = null;
    this.#sendSet([...this.kept.texts, turnText(walk)], this.state.value.seq);
  }

  /** Whether a complete turn waits for the button; otherwise the last step commits it. */
  waitsForButton(): boolean {
    return this.#world.confirms();
  }

  /** Turns the board round. */
  flip(): void {
    this.flipped.value = !this.flipped.value;
  }

  /** Sends a command. */
  ask(command: Command): void {
    this.notice.value = null;
    this.#send(command, this.state.value.seq);
  }

  /** Says something to the reader. */
  tell(message: Message, tone: Notice['tone'] = 'refused'): void {
    this.#tellAll([message], tone);
  }

  /** Something was touched that is not offered; says why. `steps` are what the touch could have meant. */
  async explain(steps: readonly string[]): Promise<void> {
    const known = whyNothing(this);
    if (known !== null) {
      this.tell(known, 'calm');
      return;
    }
    if (this.turnSent.value || this.#keeping.value === this.walk.value) return;
    this.#whys += 1;
    const asked = this.#whys;
    const walk = this.walk.value;
    const { seq } = this.state.value;
    // While a complete turn waits, a step that is touched would take the place of its last one.
    const path = walk.complete ? walk.path.slice(0, -1) : walk.path;
    const reasons = await Promise.all(steps.map((step) => this.#reason(seq, path, step)));
    const isLate = asked !== this.#whys || walk !== this.walk.value || seq !== this.state.value.seq;
    const messages = reasons.filter((reason) => reason !== null);
    if (!isLate && this.at.value === null && messages.length > 0) this.#tellAll(messages, 'refused');
  }

  /** Looks at the position after `played` entries; at the last one it follows what comes. */
  async look(played: number): Promise<void> {
    this.notice.value = null;
    const count = this.played.value.length;
    const wanted = Math.max(0, Math.min(played, count));
    const from = this.at.value ?? count;
    if (wanted === count) {
      this.changes.value = from === count - 1 ? (this.played.value[from]?.changes ?? NO_CHANGES) : NO_CHANGES;
      this.at.value = null;
      return;
    }
    let view = this.#history.known(wanted);
    if (view === null) {
      try {
        view = await this.#history.find(wanted);
      } catch {
        this.tell({ id: 'site-look-back-failed', args: {} });
      }
    }
    if (view === null) return;
    const forward = wanted === from + 1;
    this.changes.value = forward ? (this.played.value[from]?.changes ?? NO_CHANGES) : NO_CHANGES;
    this.#past.value = view;
    this.at.value = wanted;
  }

  /** By this machine's clock: the server's may be another time of day. */
  #claimed(claim: ClaimView | null, nowMs: number): Claimed | null {
    return claim && { seat: claim.seat, fromMs: this.#world.now() + claim.at_ms - nowMs };
  }

  #send(command: Command, afterSeq: number): string {
    const id = this.#world.send(command, afterSeq);
    this.onItsWay.value = [...this.onItsWay.value, { id, command }];
    return id;
  }

  /** Sends the first of these turns; each that follows answers the one before, once that has happened. */
  #sendSet([text, ...rest]: readonly string[], afterSeq: number): void {
    if (text !== undefined) this.kept.sent(this.#send({ kind: 'turn', text }, afterSeq), rest);
  }

  #tellAll(messages: readonly Message[], tone: Notice['tone']): void {
    this.#told += 1;
    const different = new Map(messages.map((message) => [JSON.stringify(message), message]));
    this.notice.value = { messages: [...different.values()], tone, number: this.#told };
  }

  /** Why a step cannot be taken; without an answer it is said that it cannot. */
  #reason(seq: number, path: readonly StepTarget[], step: string): Promise<Message | null> {
    return this.#world
      .why(seq, [...path.map((target) => target.step), step])
      .catch(() => ({ id: 'site-not-now-step', args: { step } }));
  }

  #lastPlayed(fits: (entry: PlayedView) => boolean): PlayedView | null {
    const count = this.at.value ?? this.played.value.length;
    return this.played.value.slice(0, count).findLast(fits) ?? null;
  }

  #renew(state: TableState, played: readonly PlayedView[], changes: readonly ChangeView[]): void {
    const sameTurn = state.seq === this.state.value.seq;
    const isSent = this.turnSent.value;
    // A set goes on while its turns are played one by one: what is kept of it and its last turn stay on the board.
    const setGoesOn = isSent && this.kept.wasPlayed(played.slice(this.played.value.length));
    this.#history.keep(played.length, state.view);
    this.readAt.value = this.#world.now();
    this.played.value = played;
    this.state.value = state;
    this.claim.value = this.#claimed(state.claim, state.now_ms);
    if (this.at.value === null) this.changes.value = changes;
    else if (this.at.value > played.length) this.at.value = null;
    for (const [id, seq] of this.#acked) if (seq <= state.seq) this.#arrived(id);
    if (!sameTurn && !setGoesOn) {
      const lost = dropped(isSent ? this.kept.rest : this.kept.texts);
      this.notice.value = null;
      this.#beginTurn();
      if (lost.length > 0) this.#tellAll(lost, 'calm');
    }
  }

  #arrived(id: string): void {
    this.#acked.delete(id);
    this.onItsWay.value = this.onItsWay.value.filter((one) => one.id !== id);
  }

  #beginTurn(): void {
    this.kept.clear();
    this.walk.value = begin(this.state.value.view.steps);
    if (!this.yourTurn.value) return;
    this.#fill();
    this.#commitAutomatic();
  }

  /** Commits a turn whose only step is no choice at all, once the roll before it was seen. */
  #commitAutomatic(): void {
    const [only, ...others] = this.walk.value.node?.targets ?? [];
    if (only === undefined || others.length > 0 || only.place.kind !== 'choice' || only.next.kind !== 'end') return;
    const { seq } = this.state.value;
    setTimeout(() => {
      if (this.state.value.seq !== seq || !this.yourTurn.value || this.turnSent.value) return;
      this.walk.value = choose(begin(this.state.value.view.steps), only);
      this.confirm();
    }, AUTOMATIC_AFTER_MS);
  }

  #walkOn(walk: Walk, send = true): void {
    if (walk === this.walk.value) return;
    this.walk.value = walk;
    if (walk.complete) {
      if (!send || this.waitsForButton()) return;
      if (this.#world.setLeft(this.present.value) > 1) void this.#keep(walk);
      else this.confirm();
    } else {
      this.#fill();
    }
  }

  /** Keeps a complete turn of a set and goes on to the next, in the position that the rules give after it. */
  async #keep(walk: Walk): Promise<void> {
    const { seq } = this.state.value;
    this.#keeping.value = walk;
    const answer = await this.#world
      .ahead(seq, [...this.kept.texts, turnText(walk)])
      .catch((): { error: Message } => ({ error: { id: 'site-steps-failed', args: {} } }));
    // It was taken back, or the table has gone on.
    if (walk !== this.walk.value || seq !== this.state.value.seq) return;
    const played = 'played' in answer ? answer.played.at(-1) : undefined;
    if ('error' in answer || played === undefined) {
      this.#walkOn(back(walk), false);
      this.tell('error' in answer ? answer.error : { id: 'site-steps-failed', args: {} });
      return;
    }
    this.kept.keep({ played, after: answer.view });
    this.walk.value = begin(answer.view.steps);
  }

  /** Asks for the node that the walk waits for. */
  #fill(): void {
    if (!isWaiting(this.walk.value)) return;
    const partial = this.walk.value.path.map((target) => target.step);
    this.#askNode(this.state.value.seq, partial).catch(() => this.tell({ id: 'site-steps-failed', args: {} }));
  }

  async #askNode(seq: number, partial: readonly string[]): Promise<void> {
    const node = await this.#world.steps(seq, partial);
    if (this.state.value.seq === seq) this.walk.value = arrive(this.walk.value, partial, node);
  }
}

/** Whether the reader plays the second seat and no other. */
function isSecondAlone(yours: readonly Seat[]): boolean {
  return yours.length === 1 && yours[0] === 1;
}

/** Whether a draw that the reader offered was refused, rather than taken, played past or ended with the game. */
function isDrawRefused(before: TableState, after: TableState): boolean {
  const offered = before.draw_offer !== null && before.yours.includes(before.draw_offer);
  return offered && after.draw_offer === null && after.status === 'playing' && after.seq === before.seq;
}

/** What is said of turns that were chosen and will not be played; nothing if there are none. */
function dropped(turns: readonly string[]): Message[] {
  return turns.length === 0 ? [] : [{ id: 'site-set-dropped', args: { turns: turns.join(', ') } }];
}

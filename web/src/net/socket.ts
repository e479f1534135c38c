/**
 * The connection to a table. It comes back by itself, says hello with the last sequence number that it
 * has, and sends again whatever was not answered, under the same id and in the same order.
 *
 * It knows the wire and nothing of games, boards or pages.
 */
import { HEARTBEAT_MS, PROTOCOL } from '@/generated/constants';
import type { ClientMessage, Command, ServerMessage } from '@/generated/protocol';
import { pauseMs } from './backoff';
import { Outbox } from './outbox';
import { readMessage } from './read';
import { Timer, type Timers } from './timer';

/** How long the answer to that may take. */
export const PONG_MS = 8_000;
/** How long an attempt to connect may take. */
export const CONNECT_MS = 10_000;
/** A command that the server could not take is sent again after this time. */
export const RETRY_MS = 2_000;

/** How the connection stands. */
export type Link =
  /** The first attempt. */
  | 'opening'
  /** Connected, and the state is up to date. */
  | 'open'
  /** Lost; trying again. */
  | 'lost'
  /** The server said that it is starting anew; trying again. */
  | 'restarting'
  /** The server speaks another version; only loading the page anew helps. */
  | 'outdated'
  /** Closed on purpose. */
  | 'closed';

export interface SocketEvents {
  /** Everything that the server says, but pongs. */
  onMessage: (message: ServerMessage) => void;
  onLink: (link: Link) => void;
  /** The last sequence number that the client has, or null if it has nothing. */
  after: () => number | null;
}

/** What the outside world provides; a test puts its own in. */
export interface World extends Timers {
  open: (url: string) => WebSocket;
  random: () => number;
  newId?: () => string;
}

const BROWSER: World = {
  open: (url) => new WebSocket(url),
  random: Math.random,
  later: (run, ms) => window.setTimeout(run, ms),
  never: (timer) => window.clearTimeout(timer),
};

export class TableSocket {
  readonly #url: string;
  readonly #events: SocketEvents;
  readonly #world: World;
  readonly #outbox: Outbox;
  #socket: WebSocket | null = null;
  /** Whether the server has answered our hello on this connection. */
  #greeted = false;
  #link: Link = 'opening';
  #attempt = 0;
  #nonce = 0;
  readonly #retry: Timer;
  readonly #heartbeat: Timer;
  /** For the answer to a ping, and for the connection to open. */
  readonly #deadline: Timer;
  readonly #resend: Timer;

  constructor(url: string, events: SocketEvents, world: World = BROWSER) {
    this.#url = url;
    this.#events = events;
    this.#world = world;
    this.#outbox = new Outbox(world.newId);
    this.#retry = new Timer(world);
    this.#heartbeat = new Timer(world);
    this.#deadline = new Timer(world);
    this.#resend = new Timer(world);
  }

  /** Opens the connection; nothing happens if there is one. */
  connect(): void {
    if (this.#socket !== null || this.#link === 'outdated') return;
    this.#retry.stop();
    const socket = this.#world.open(this.#url);
    this.#socket = socket;
    this.#greeted = false;
    this.#deadline.start(CONNECT_MS, () => this.#drop());
    socket.addEventListener('open', () => {
      if (this.#socket === socket) {
        this.#send({ kind: 'hello', protocol: PROTOCOL, after: this.#events.after() });
      }
    });
    socket.addEventListener('message', (event) => {
      if (this.#socket === socket && typeof event.data === 'string') this.#receive(event.data);
    });
    socket.addEventListener('close', () => this.#lost(socket));
    socket.addEventListener('error', () => this.#lost(socket));
  }

  /** Asks for something; it is sent now or as soon as the connection is back. Gives the command's id. */
  command(command: Command, afterSeq: number): string {
    const message = this.#outbox.add(command, afterSeq);
    if (this.#greeted) this.#send(message);
    return message.id;
  }

  /** The page is seen again or the network is back: try now, or find out whether the connection lives. */
  wake(): void {
    if (this.#link === 'closed' || this.#link === 'outdated') return;
    if (this.#socket === null) {
      this.#attempt = 0;
      this.connect();
    } else if (this.#greeted) {
      this.#ping();
    }
  }

  /** The network is gone: do not wait for the connection to find out. */
  sleep(): void {
    this.#drop();
  }

  /** Closes for good. */
  close(): void {
    this.#setLink('closed');
    this.#drop();
  }

  #receive(text: string): void {
    const message = readMessage(text);
    if (message === null) return;
    this.#armHeartbeat();
    switch (message.kind) {
      case 'pong':
        return;
      case 'restarting':
        this.#setLink('restarting');
        this.#events.onMessage(message);
        this.#drop(message.after_ms);
        return;
      case 'ack':
        this.#outbox.settle(message.id);
        break;
      case 'refused':
        if (message.id === null) {
          if (!this.#greeted && message.refusal === 'malformed') this.#outdated();
          break;
        }
        if (message.refusal === 'unavailable' || message.refusal === 'too-many') {
          this.#resend.start(RETRY_MS, () => this.#sendWaiting());
          break;
        }
        this.#outbox.settle(message.id);
        break;
      case 'welcome':
      case 'news':
        this.#events.onMessage(message);
        if (!this.#greeted) {
          this.#greeted = true;
          this.#attempt = 0;
          this.#setLink('open');
          this.#sendWaiting();
        }
        return;
      case 'presence':
        break;
    }
    this.#events.onMessage(message);
  }

  #sendWaiting(): void {
    for (const message of this.#outbox.waiting) this.#send(message);
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message));
  }

  #ping(): void {
    this.#nonce += 1;
    this.#send({ kind: 'ping', nonce: this.#nonce });
    this.#deadline.start(PONG_MS, () => this.#drop());
  }

  #armHeartbeat(): void {
    this.#deadline.stop();
    this.#heartbeat.start(HEARTBEAT_MS, () => this.#ping());
  }

  /** Gives this connection up and tries again after a while. */
  #drop(afterMs?: number): void {
    const socket = this.#socket;
    if (socket === null) return;
    this.#lost(socket, afterMs);
    socket.close();
  }

  #lost(socket: WebSocket, afterMs?: number): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    this.#greeted = false;
    this.#heartbeat.stop();
    this.#deadline.stop();
    this.#resend.stop();
    if (this.#link === 'closed' || this.#link === 'outdated') return;
    if (this.#link !== 'restarting') this.#setLink('lost');
    const jitter = pauseMs(this.#attempt, this.#world.random());
    this.#attempt += 1;
    this.#retry.start((afterMs ?? 0) + jitter, () => this.connect());
  }

  #outdated(): void {
    this.#setLink('outdated');
    this.#drop();
  }

  #setLink(link: Link): void {
    if (this.#link === link) return;
    this.#link = link;
    this.#events.onLink(link);
  }
}

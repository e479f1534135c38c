import { beforeEach, describe, expect, it } from 'vitest';
import type { ClientMessage, ServerMessage, TableState } from '@/generated/protocol';
import { FIRST_MS, LIMIT_MS, pauseMs } from './backoff';
import { HEARTBEAT_MS, PROTOCOL } from '@/generated/constants';
import { type Link, PONG_MS, RETRY_MS, TableSocket, type World } from './socket';

/** A connection whose other end is the test. */
class FakeSocket extends EventTarget {
  readyState = 0;
  readonly sent: ClientMessage[] = [];

  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  say(message: ServerMessage | string): void {
    const data = typeof message === 'string' ? message : JSON.stringify(message);
    this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }
  close(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.dispatchEvent(new Event('close'));
  }
}

/** Time that the test moves. */
class FakeTime {
  now = 0;
  #due = new Map<number, { at: number; run: () => void }>();
  #next = 1;
  later = (run: () => void, ms: number): number => {
    this.#due.set(this.#next, { at: this.now + ms, run });
    return this.#next++;
  };
  never = (timer: number): void => {
    this.#due.delete(timer);
  };
  pass(ms: number): void {
    const until = this.now + ms;
    for (;;) {
      const [first] = [...this.#due].filter(([, { at }]) => at <= until).toSorted(([, a], [, b]) => a.at - b.at);
      if (first === undefined) break;
      const [timer, { at, run }] = first;
      this.#due.delete(timer);
      this.now = at;
      run();
    }
    this.now = until;
  }
}

let time: FakeTime;
let opened: FakeSocket[];
let links: Link[];
let heard: ServerMessage['kind'][];
let seq: number;
let socket: TableSocket;

const last = (): FakeSocket => {
  const found = opened.at(-1);
  if (found === undefined) throw new Error('nothing was opened');
  return found;
};
const news = (): ServerMessage => ({ kind: 'news', state: { seq } as TableState, keep: seq, played: [] });
const commands = (of: FakeSocket) =>
  of.sent.flatMap((message) => (message.kind === 'command' ? [[message.id, message.after_seq]] : []));
/** Opens the present connection and answers its hello. */
const greet = () => {
  last().open();
  last().say(news());
};

beforeEach(() => {
  time = new FakeTime();
  opened = [];
  links = [];
  heard = [];
  seq = 7;
  let id = 0;
  const world: World = {
    open: () => {
      const fake = new FakeSocket();
      opened.push(fake);
      return fake as unknown as WebSocket;
    },
    random: () => 0.5,
    later: time.later,
    never: time.never,
    newId: () => `id-${(id += 1)}`,
  };
  socket = new TableSocket(
    'ws://test/',
    { onMessage: (message) => heard.push(message.kind), onLink: (link) => links.push(link), after: () => seq },
    world,
  );
  socket.connect();
});

describe('a connection', () => {
  it('says hello with the last sequence number, then is open', () => {
    greet();
    expect(last().sent).toEqual([{ kind: 'hello', protocol: PROTOCOL, after: 7 }]);
    expect(links).toEqual(['open']);
    expect(heard).toEqual(['news']);
  });

  it('holds commands back until its hello is answered, then sends them in order', () => {
    socket.command({ kind: 'turn', text: 'd' }, 7);
    socket.command({ kind: 'offer-draw' }, 7);
    last().open();
    expect(commands(last())).toEqual([]);
    last().say(news());
    expect(commands(last())).toEqual([
      ['id-1', 7],
      ['id-2', 7],
    ]);
  });

  it('passes over what it cannot read', () => {
    greet();
    for (const text of ['', '{', 'null', '{"kind":"from-the-future"}']) last().say(text);
    expect(heard).toEqual(['news']);
  });
});

describe('a connection that is lost', () => {
  it('comes back and sends what was not answered under the same ids, in the same order', () => {
    greet();
    socket.command({ kind: 'turn', text: 'd' }, 7);
    socket.command({ kind: 'offer-draw' }, 7);
    socket.command({ kind: 'turn', text: 'e' }, 9);
    last().say({ kind: 'ack', id: 'id-2', seq: 8 });
    last().close();
    expect(links).toEqual(['open', 'lost']);
    seq = 8;
    time.pass(FIRST_MS);
    expect(opened).toHaveLength(2);
    greet();
    expect(last().sent[0]).toEqual({ kind: 'hello', protocol: PROTOCOL, after: 8 });
    expect(commands(last())).toEqual([
      ['id-1', 7],
      ['id-3', 9],
    ]);
    expect(links).toEqual(['open', 'lost', 'open']);
  });

  it('does not send again what was acknowledged or refused', () => {
    greet();
    const id = socket.command({ kind: 'turn', text: 'd' }, 7);
    const other = socket.command({ kind: 'turn', text: 'e' }, 7);
    last().say({ kind: 'ack', id, seq: 8 });
    last().say({ kind: 'refused', id: other, refusal: 'stale', message: { id: 'x', args: {} }, seq: 8 });
    last().close();
    time.pass(LIMIT_MS);
    greet();
    expect(commands(last())).toEqual([]);
  });

  it('waits longer each time, and starts anew after success', () => {
    for (let attempt = 0; attempt < 4; attempt += 1) {
      last().close();
      time.pass(pauseMs(attempt, 0.5) - 1);
      expect(opened).toHaveLength(attempt + 1);
      time.pass(1);
      expect(opened).toHaveLength(attempt + 2);
    }
    greet();
    last().close();
    time.pass(pauseMs(0, 0.5));
    expect(opened).toHaveLength(6);
  });

  it('tries at once when the page wakes', () => {
    last().close();
    socket.wake();
    expect(opened).toHaveLength(2);
    time.pass(LIMIT_MS);
  });

  it('is given up when it does not open, and when it does not answer a ping', () => {
    time.pass(10_000);
    expect(links).toEqual(['lost']);
    time.pass(LIMIT_MS);
    greet();
    time.pass(HEARTBEAT_MS);
    expect(last().sent.at(-1)).toEqual({ kind: 'ping', nonce: 1 });
    last().say({ kind: 'pong', nonce: 1, now_ms: 0 });
    time.pass(HEARTBEAT_MS + PONG_MS - 1);
    expect(links.at(-1)).toBe('open');
    time.pass(1);
    expect(links.at(-1)).toBe('lost');
  });

  it('drops what a forgotten connection still says', () => {
    greet();
    const old = last();
    old.close();
    old.say(news());
    expect(heard).toEqual(['news']);
  });
});

describe('a server that cannot', () => {
  it('is asked again, under the same id, when it could not store a command', () => {
    greet();
    const id = socket.command({ kind: 'turn', text: 'd' }, 7);
    last().say({ kind: 'refused', id, refusal: 'unavailable', message: { id: 'x', args: {} }, seq: 7 });
    time.pass(RETRY_MS);
    expect(commands(last())).toEqual([
      [id, 7],
      [id, 7],
    ]);
  });

  it('is given the time that it asks for when it starts anew', () => {
    greet();
    last().say({ kind: 'restarting', after_ms: 3_000 });
    expect(links.at(-1)).toBe('restarting');
    time.pass(3_000);
    expect(opened).toHaveLength(1);
    time.pass(FIRST_MS);
    expect(opened).toHaveLength(2);
  });

  it('is left alone when it speaks another protocol', () => {
    last().open();
    last().say({ kind: 'refused', id: null, refusal: 'malformed', message: { id: 'x', args: {} }, seq: 0 });
    time.pass(10 * LIMIT_MS);
    socket.wake();
    expect(links).toEqual(['outdated']);
    expect(opened).toHaveLength(1);
  });
});

it('stays closed', () => {
  greet();
  socket.close();
  socket.wake();
  time.pass(10 * LIMIT_MS);
  expect(opened).toHaveLength(1);
  expect(links.at(-1)).toBe('closed');
});

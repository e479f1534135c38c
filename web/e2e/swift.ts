/** Turns played over sockets of the test's own, as fast as the server takes them: for games too long for a finger. */
import { type Page, expect } from '@playwright/test';
import type { Command, ServerMessage, TableState } from '@/generated/protocol';
import { PROTOCOL } from '../src/generated/constants';

/** What stands in the page: a second connection to its table, under the same visitor. */
interface Swift {
  state: () => Promise<TableState>;
  /** Asks for something once the connection has heard of `seq`, and waits until it has happened. */
  ask: (command: Command, seq: number) => Promise<TableState>;
}

type SwiftWindow = Window & { swift?: Promise<Swift> };

/** The state of the table on a page. */
export function stateOf(page: Page): Promise<TableState> {
  return page.evaluate(async () => {
    const { swift } = window as SwiftWindow;
    if (swift === undefined) throw new Error('no swift hand on this page');
    return (await swift).state();
  });
}

/** Lays the second connection. */
export async function swiftHand(page: Page): Promise<void> {
  await page.evaluate((protocol) => {
    const path = document.querySelector<HTMLElement>('main[data-socket]')?.dataset['socket'] ?? '';
    const socket = new WebSocket(new URL(path, location.href.replace(/^http/, 'ws')));
    const send = (message: unknown) => socket.send(JSON.stringify(message));
    let last: TableState | null = null;
    let heard: () => void = () => undefined;
    let failed: (why: Error) => void = () => undefined;
    const until = (holds: (state: TableState) => boolean) =>
      new Promise<TableState>((resolve, reject) => {
        failed = reject;
        heard = () => {
          if (last !== null && holds(last)) resolve(last);
        };
        heard();
      });
    socket.addEventListener('open', () => send({ kind: 'hello', protocol, after: null }));
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data)) as ServerMessage;
      if (message.kind === 'refused') failed(new Error(JSON.stringify(message)));
      if (message.kind === 'welcome' || message.kind === 'news') last = message.state;
      heard();
    });
    const ask = async (command: Command, seq: number) => {
      await until((state) => state.seq >= seq);
      // The server wants ids in the form of a UUID v7.
      const id = crypto.randomUUID().replace(/^(.{14})./, '$17');
      send({ kind: 'command', id, after_seq: seq, command });
      return until((state) => state.seq > seq);
    };
    const swift: Swift = { ask, state: () => until(() => true) };
    (window as SwiftWindow).swift = until(() => true).then(() => swift);
  }, PROTOCOL);
}

async function ask(page: Page, seq: number, command: Command): Promise<TableState> {
  return page.evaluate(
    async ([wanted, heard]) => {
      const { swift } = window as SwiftWindow;
      if (swift === undefined) throw new Error('no swift hand on this page');
      return (await swift).ask(wanted, heard);
    },
    [command, seq] as const,
  );
}

/**
 * Plays turns, each on the page of who is to act: one page for all seats, or one for each. Before a turn of a game
 * with dice they are rolled; a turn that is null is the first that the rules offer. Ends early where `isEnough`.
 */
export async function playSwiftly(
  pages: readonly Page[],
  turns: Iterable<string | null>,
  isEnough: (state: TableState) => boolean = () => false,
): Promise<TableState> {
  const [first] = pages;
  if (first === undefined) throw new Error('nobody plays');
  for (const page of pages) await swiftHand(page);
  let state = await stateOf(first);
  for (const turn of turns) {
    if (isEnough(state)) break;
    let page = pages[0] ?? first;
    if (state.view.actor.kind === 'chance') {
      page = await whoRolls(pages);
      state = await ask(page, state.seq, { kind: 'roll' });
    }
    if (state.status !== 'playing' || state.view.actor.kind !== 'player') break;
    page = pages[state.view.actor.seat] ?? first;
    state = await ask(page, state.seq, { kind: 'turn', text: turn ?? firstTurn(state) });
  }
  await seen(first, state);
  return state;
}

/** Waits until the page's own connection has it too. */
async function seen(page: Page, { view }: TableState): Promise<void> {
  if (view.ply > 0) await expect(page.locator('.moves .move .number').last()).toHaveText(String(view.ply));
}

/** The page whose reader is to roll. */
async function whoRolls(pages: readonly Page[]): Promise<Page> {
  for (;;) {
    for (const page of pages) if ((await stateOf(page)).may.includes('roll')) return page;
  }
}

/** The turn that always takes the first step offered. */
function firstTurn({ view }: TableState): string {
  const steps: string[] = [];
  let node = 0;
  for (;;) {
    const here = view.steps?.nodes[node];
    const target = here?.targets[0];
    if (here === undefined || target === undefined) throw new Error('nothing is offered');
    const [step, next] =
      typeof target === 'string'
        ? [target, here.next]
        : Array.isArray(target)
          ? [target[0], target[3]]
          : [target.step, target.next];
    steps.push(step);
    const to = typeof next === 'number' ? next : next?.kind === 'node' ? next.node : null;
    if (to === null) return steps.join(' ');
    node = to;
  }
}

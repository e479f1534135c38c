import { beforeEach, expect, it } from 'vitest';
import type { Command, PlayedView } from '@/generated/protocol';
import type { Ahead } from './kept';
import type { TableStore } from './store';
import { COLUMNS, played, state, storeWith, view } from './store.fixture';

/** A set of three turns of the first seat, told by the ply. */
const SET = 3;

let sent: { command: Command; afterSeq: number }[];
let asked: string[];
let confirms: boolean;
let ahead: () => Promise<Ahead | { error: { id: string; args: {} } }>;
let store: TableStore;

const inSet = (ply: number) => ({ ...view(ply), actor: { kind: 'player' as const, seat: ply < SET ? 0 : 1 } });
const at = (seq: number) => ({ ...state(seq), view: inSet(seq) });
const turn = (ply: number): PlayedView => ({ ...played(ply), seat: 0, text: ply === 1 ? 'e' : 'd' });
const [d, e] = COLUMNS as [(typeof COLUMNS)[number], (typeof COLUMNS)[number]];

beforeEach(() => {
  sent = [];
  asked = [];
  confirms = false;
  ahead = () => {
    const turns = asked.at(-1)?.split(' ').length ?? 0;
    return Promise.resolve({ view: inSet(turns), played: Array.from({ length: turns }, (_, ply) => turn(ply)) });
  };
  store = storeWith(
    {
      send: (command, afterSeq) => `id-${sent.push({ command, afterSeq })}`,
      ahead: (_, turns) => {
        asked.push(turns.join(' '));
        return ahead();
      },
      setLeft: ({ ply }) => (ply < SET ? SET - ply : 0),
      confirms: () => confirms,
    },
    { view: inSet(0) },
  );
});

const settled = () => new Promise((resolve) => setTimeout(resolve));

/** Chooses turns one after the other, each once the board is ready for it. */
async function choose(...targets: typeof COLUMNS): Promise<void> {
  for (const target of targets) {
    store.touch(target);
    await settled();
  }
}

const keptTexts = () => store.keptTurns.value.map(({ text }) => text);
const told = () => store.notice.value?.messages.map(({ id, args }) => [id, args['turns']]);

it('PT-16 what comes before the last of a set is kept, and the board goes on after it', async () => {
  await choose(d);
  expect(sent).toEqual([]);
  expect(keptTexts()).toEqual(['d']);
  expect(store.view.value?.ply).toBe(1);
  await choose(e);
  expect(asked).toEqual(['d', 'd e']);
  expect(store.view.value?.ply).toBe(2);
  expect(store.toConfirm.value).toBe(false);
  expect(store.turns.value).toEqual({ at: 0, all: 0 });
});

it('PT-16 the whole set is sent turn by turn, each after the one before has happened', async () => {
  await choose(d, e, d);
  const turns = () => sent.map(({ command, afterSeq }) => `${command.kind === 'turn' ? command.text : ''} ${afterSeq}`);
  expect(turns()).toEqual(['d 0']);
  // The news of one may come before its acknowledgement or after it.
  store.hear({ kind: 'ack', id: 'id-1', seq: 1 });
  expect(turns()).toEqual(['d 0', 'e 1']);
  store.hear({ kind: 'news', state: at(1), keep: 0, played: [turn(0)] });
  expect(store.kept.texts).toEqual(['e']);
  expect(store.view.value?.ply).toBe(2);
  store.hear({ kind: 'news', state: at(2), keep: 1, played: [turn(1)] });
  expect(store.turnSent.value).toBe(true);
  expect(store.walk.value.path).toEqual([d]);
  store.hear({ kind: 'ack', id: 'id-2', seq: 2 });
  expect(turns()).toEqual(['d 0', 'e 1', 'd 2']);
  store.hear({ kind: 'ack', id: 'id-3', seq: 3 });
  store.hear({ kind: 'news', state: at(3), keep: 2, played: [turn(2)] });
  expect(store.turnSent.value).toBe(false);
  expect(store.yourTurn.value).toBe(false);
  expect(store.notice.value).toBeNull();
  expect(sent).toHaveLength(SET);
});

it('a set goes on over a lost connection', async () => {
  await choose(d, e, d);
  store.hear({ kind: 'welcome', state: at(1), played: [turn(0)] });
  expect(store.kept.texts).toEqual(['e']);
  store.hear({ kind: 'ack', id: 'id-1', seq: 1 });
  expect(sent).toHaveLength(2);
});

it('kept turns are taken back one by one, from the last', async () => {
  await choose(d, e);
  store.undoStep();
  expect(keptTexts()).toEqual(['d']);
  expect(store.view.value?.ply).toBe(1);
  expect(store.targets.value).toHaveLength(2);
  store.undoStep();
  expect(store.canUndo.value).toBe(false);
  expect(store.view.value?.ply).toBe(0);
});

it('what is being kept offers nothing until the position is here, and can be taken back', async () => {
  ahead = () => new Promise(() => undefined);
  store.touch(d);
  expect(store.targets.value).toEqual([]);
  expect(store.toConfirm.value).toBe(false);
  store.undoStep();
  expect(store.targets.value).toHaveLength(2);
  expect(keptTexts()).toEqual([]);
});

it('a turn that the rules refuse, or that cannot be asked for, is not kept, with the reason', async () => {
  ahead = () => Promise.resolve({ error: { id: 'why', args: {} } });
  await choose(d);
  expect(told()).toEqual([['why', undefined]]);
  ahead = () => Promise.reject(new Error('no line'));
  await choose(d);
  expect(told()).toEqual([['site-steps-failed', undefined]]);
  expect(store.walk.value.path).toEqual([]);
  expect(store.targets.value).toHaveLength(2);
});

it('when one of a set is refused the rest is not sent, and both are said', async () => {
  await choose(d, e, d);
  const message = { id: 'why', args: {} };
  store.hear({ kind: 'refused', id: 'id-1', refusal: 'illegal', message, seq: 0 });
  expect(told()).toEqual([
    ['why', undefined],
    ['site-set-dropped', 'e, d'],
  ]);
  expect(store.view.value?.ply).toBe(0);
  store.hear({ kind: 'ack', id: 'id-1', seq: 1 });
  expect(sent).toHaveLength(1);
});

it('news drop what is kept, and say so', async () => {
  await choose(d, e);
  store.hear({ kind: 'news', state: { ...at(1), status: 'finished' }, keep: 0, played: [] });
  expect(told()).toEqual([['site-set-dropped', 'd, e']]);
  expect(keptTexts()).toEqual([]);
});

it('PT-16 with the button every stone is sent by itself; what was kept before goes with the first', async () => {
  await choose(d);
  confirms = true;
  store.touch(e);
  expect(store.toConfirm.value).toBe(true);
  store.confirm();
  store.hear({ kind: 'ack', id: 'id-1', seq: 1 });
  expect(sent.map(({ command }) => command)).toEqual([
    { kind: 'turn', text: 'd' },
    { kind: 'turn', text: 'e' },
  ]);
});

import { beforeEach, describe, expect, it } from 'vitest';
import type { Command, StepTarget, TableState } from '@/generated/protocol';
import type { Surroundings, TableStore } from './store';
import { COLUMNS, played, state, storeWith, view } from './store.fixture';

let sent: Command[];
let confirms: boolean;
let why: Surroundings['why'];
let store: TableStore;

beforeEach(() => {
  sent = [];
  confirms = false;
  why = () => Promise.resolve(null);
  store = storeWith({
    send: (command) => `id-${sent.push(command)}`,
    why: (afterSeq, partial) => why(afterSeq, partial),
    confirms: () => confirms,
  });
});

/** The ids of what the reader is told. */
const told = () => store.notice.value?.messages.map((message) => message.id);

const [d, e] = COLUMNS as [StepTarget, StepTarget];

describe('a turn', () => {
  it('is sent once, and nothing more can be chosen until it is answered', () => {
    store.touch(d);
    expect(sent).toEqual([{ kind: 'turn', text: 'd' }]);
    expect(store.targets.value).toEqual([]);
    store.touch(e);
    store.confirm();
    expect(sent).toHaveLength(1);
    expect(store.walk.value.path).toEqual([d]);
  });

  it('shows as sent until its news are here, even if it was acknowledged before', () => {
    store.touch(d);
    store.hear({ kind: 'ack', id: 'id-1', seq: 1 });
    expect(store.turnSent.value).toBe(true);
    store.hear({ kind: 'news', state: state(1), keep: 0, played: [played(0)] });
    expect(store.turnSent.value).toBe(false);
    expect(store.yourTurn.value).toBe(false);
  });

  it('can be chosen anew when it was refused, with the reason', () => {
    store.touch(d);
    store.hear({ kind: 'refused', id: 'id-1', refusal: 'illegal', message: { id: 'why', args: {} }, seq: 0 });
    expect(told()).toEqual(['why']);
    expect(store.targets.value).toEqual(COLUMNS);
  });

  it('waits for the button where it must be confirmed, and can be changed until then', () => {
    confirms = true;
    store.touch(d);
    expect(store.toConfirm.value).toBe(true);
    store.touch(e);
    expect(store.walk.value.path.map((step) => step.step)).toEqual(['e']);
    store.touch(e);
    expect(store.walk.value.path).toEqual([]);
    store.touch(d);
    store.confirm();
    expect(sent).toEqual([{ kind: 'turn', text: 'd' }]);
  });
});

describe('news', () => {
  it('are shown as changes once, in order', () => {
    store.hear({ kind: 'news', state: state(2), keep: 0, played: [played(0), played(1)] });
    expect(store.changes.value.map((change) => (change.kind === 'put' ? change.cell : ''))).toEqual(['d1', 'd2']);
    expect(store.played.value).toHaveLength(2);
  });

  it('of a takeback shorten the list and move nothing', () => {
    store.hear({ kind: 'news', state: state(2), keep: 0, played: [played(0), played(1)] });
    store.hear({ kind: 'news', state: { ...state(3), view: view(0) }, keep: 0, played: [] });
    expect(store.played.value).toEqual([]);
    expect(store.changes.value).toEqual([]);
  });

  it('do not pull the reader away from an earlier position', async () => {
    store.hear({ kind: 'news', state: state(1), keep: 0, played: [played(0)] });
    await store.look(0);
    expect(store.view.value?.ply).toBe(0);
    store.hear({ kind: 'news', state: state(2), keep: 1, played: [played(1)] });
    expect(store.view.value?.ply).toBe(0);
    await store.look(2);
    expect(store.at.value).toBeNull();
    expect(store.view.value?.ply).toBe(2);
  });
});

it('a win that can be claimed later is counted by this machine’s clock', () => {
  const here = { kind: 'here' as const };
  const claim = { seat: 1, at_ms: 100_900 };
  store.hear({ kind: 'presence', seats: [here, here], watchers: 0, claim, now_ms: 100_000 });
  expect(store.claim.value).toEqual({ seat: 1, fromMs: 900 });
  store.hear({ kind: 'presence', seats: [here, here], watchers: 0, claim: null, now_ms: 100_500 });
  expect(store.claim.value).toBeNull();
});

it('presence changes the seats and nothing else', () => {
  store.touch(d);
  const away = { kind: 'away' as const, since_ms: 5 };
  store.hear({ kind: 'presence', seats: [{ kind: 'here' }, away], watchers: 3, claim: null, now_ms: 0 });
  expect(store.state.value.seats[1]?.connection).toEqual(away);
  expect(store.watchers.value).toBe(3);
  expect(store.turnSent.value).toBe(true);
});

describe('what is not offered', () => {
  it('is explained by the rules, each reason once', async () => {
    const asked: string[] = [];
    why = (afterSeq, partial) => {
      asked.push(`${afterSeq} ${partial.join(' ')}`);
      return Promise.resolve({ id: 'full', args: { column: partial.at(-1) === 'f' ? 'f' : 'g' } });
    };
    await store.explain(['f', 'g', 'h']);
    expect(asked).toEqual(['0 f', '0 g', '0 h']);
    expect(store.notice.value).toMatchObject({
      messages: [
        { id: 'full', args: { column: 'f' } },
        { id: 'full', args: { column: 'g' } },
      ],
      tone: 'refused',
    });
  });

  it('would take the place of the last step of a turn that waits for the button', async () => {
    confirms = true;
    const asked: (readonly string[])[] = [];
    why = (_, partial) => {
      asked.push(partial);
      return Promise.resolve(null);
    };
    store.touch(d);
    await store.explain(['f']);
    expect(asked).toEqual([['f']]);
    expect(store.notice.value).toBeNull();
  });

  it('is said to be so where the rules cannot be asked', async () => {
    why = () => Promise.reject(new Error('no line'));
    await store.explain(['f']);
    expect(store.notice.value?.messages).toEqual([{ id: 'site-not-now-step', args: { step: 'f' } }]);
  });

  it('is not explained when something else has happened since', async () => {
    const answers: ((id: string) => void)[] = [];
    why = () => new Promise((resolve) => answers.push((id) => resolve({ id, args: {} })));
    const first = store.explain(['f']);
    const second = store.explain(['g']);
    answers[1]?.('second');
    answers[0]?.('first');
    await Promise.all([first, second]);
    expect(told()).toEqual(['second']);
    const late = store.explain(['f']);
    store.hear({ kind: 'news', state: state(2), keep: 0, played: [played(0), played(1)] });
    answers[2]?.('late');
    await late;
    expect(store.notice.value).toBeNull();
  });

  it('needs no rules where the reader is not to choose', async () => {
    why = () => Promise.reject(new Error('not asked'));
    const saying = async (change: Partial<TableState>) => {
      store.hear({ kind: 'welcome', state: { ...state(1), ...change }, played: [played(0)] });
      await store.explain(['f']);
      return told();
    };
    expect(await saying({})).toEqual(['site-not-now-turn']);
    expect(await saying({ yours: [] })).toEqual(['site-not-now-watching']);
    expect(await saying({ status: 'finished' })).toEqual(['game-over']);
    expect(await saying({ status: 'waiting' })).toEqual(['site-now-waiting']);
    const rolling = { ...view(1), actor: { kind: 'chance' as const } };
    expect(await saying({ view: rolling })).toEqual(['site-now-roll']);
    expect(await saying({ view: rolling, may: ['roll'] })).toEqual(['site-now-your-roll']);
  });

  it('at an earlier position is said to be past, until the reader goes on', async () => {
    store.hear({ kind: 'news', state: state(2), keep: 0, played: [played(0), played(1)] });
    store.hear({ kind: 'news', state: state(1), keep: 1, played: [] });
    await store.look(0);
    await store.explain(['f']);
    expect(told()).toEqual(['site-not-now-past']);
    await store.look(1);
    expect(store.notice.value).toBeNull();
  });
});

describe('a draw that the reader offered', () => {
  const offered = { ...state(1), draw_offer: 0 };
  const after = (change: Partial<TableState>) => {
    store = storeWith({}, state(0));
    store.hear({ kind: 'welcome', state: offered, played: [played(0)] });
    store.hear({ kind: 'news', state: { ...state(1), ...change }, keep: 1, played: [] });
    return told();
  };

  it('is said to be refused, and only then', () => {
    expect(after({})).toEqual(['site-draw-refused']);
    expect(after({ draw_offer: 0 })).toBeUndefined();
    expect(after({ status: 'finished' })).toBeUndefined();
    expect(after({ seq: 2 })).toBeUndefined();
  });
});

describe('the side from which the board is seen', () => {
  it('is the other one for who plays the second seat alone, where seats face each other', () => {
    const seen = (yours: number[], facesSeats: boolean) => storeWith({ facesSeats }, { yours }).flipped.value;
    expect(seen([1], true)).toBe(true);
    for (const yours of [[0], [0, 1], []]) expect(seen(yours, true)).toBe(false);
    expect(seen([1], false)).toBe(false);
  });

  it('is turned round and back', () => {
    store.flip();
    expect(store.flipped.value).toBe(true);
    store.flip();
    expect(store.flipped.value).toBe(false);
  });
});

/**
 * A table's page with positions from files, without a server. `npx vite`, then
 * `/dev/table/?sample=backgammon-start&theme=dark&chosen=8/5,6/5&yours=0&lang=en&motion=off`.
 *
 * The positions in `samples/` were written by the rules: the position before the last turn or roll and the one
 * after it, what was played, and, where a turn has no graph, its nodes. `play=later` shows the first and gives
 * `window.play()`, which shows what followed. Commands are kept in `window.sent`.
 */
import { createRef, render } from 'preact';
import { loadBoard } from '@/board/boards';
import type { Command, PlayedView, PositionView, Seat, StepNode, TableState } from '@/generated/protocol';
import { SpeechContext } from '@/lang/context';
import { loadSpeech } from '@/lang/load';
import { preferences } from '@/prefs/preferences';
import { Table } from '@/table/Table';
import type { TablePage } from '@/table/page';
import { TableStore } from '@/table/store';
import '@/styles/index.css';

interface Sample {
  views: PositionView[];
  played: PlayedView[];
  nodes: Record<string, StepNode>;
}

const samples = import.meta.glob<Sample>('./samples/*.json', { import: 'default' });
const query = new URLSearchParams(location.search);

function stateOf(view: PositionView, seq: number, yours: Seat[]): TableState {
  const { actor, outcome } = view;
  const playing = outcome === null;
  const may = playing ? ['takeback', 'offer-draw', 'resign'] : ['rematch'];
  if (actor.kind === 'chance') may.unshift('roll');
  return {
    table: 'gallery',
    seq,
    status: playing ? 'playing' : 'finished',
    view,
    conditions: ['off', 'gammon', 'backgammon'].map((what) => ({ id: `${view.game}-condition-${what}`, args: {} })),
    seats: view.sides.map((_, seat) => ({
      seat,
      held: yours.includes(seat) ? { kind: 'link' } : { kind: 'computer', level: 5 },
      name: yours.includes(seat) ? 'Camille' : null,
      taken: true,
      connection: { kind: 'here' },
    })),
    yours,
    due: actor.kind === 'player' ? actor.seat : null,
    last: null,
    draw_offer: null,
    may,
    claim: null,
    clock: {
      held: { kind: 'fischer', initial_ms: 600_000, increment_ms: 10_000 },
      left_ms: [522_000, 550_000],
      periods: [0, 0],
      running: actor.kind === 'player' ? actor.seat : null,
    },
    result: outcome === null ? null : { outcome, how: null },
    rematch: null,
    now_ms: 0,
  };
}

async function start(root: HTMLElement): Promise<void> {
  const page = document.documentElement;
  for (const name of ['theme', 'pieces']) {
    const value = query.get(name);
    if (value !== null) page.dataset[name] = value;
  }
  const name = query.get('sample') ?? 'backgammon-start';
  const sample = await samples[`./samples/${name}.json`]?.();
  const after = sample?.views.at(-1);
  const before = sample?.views[0];
  if (sample === undefined || before === undefined || after === undefined) {
    throw new Error(`no sample ${name}; there are ${Object.keys(samples).join(', ')}`);
  }
  const isLater = query.get('play') === 'later';
  const yours = (query.get('yours') ?? '0').split(',').map(Number);
  const lang = query.get('lang') === 'en' ? 'en' : 'fr';
  const [module, speech] = await Promise.all([loadBoard(after.game), loadSpeech(lang, after.game)]);
  const sent: Command[] = [];
  preferences.value = { ...preferences.value, motion: query.get('motion') !== 'off' };

  const welcome: TablePage['welcome'] = {
    kind: 'welcome',
    state: stateOf(isLater ? before : after, 1, yours),
    played: isLater ? sample.played.slice(0, -1) : sample.played,
  };
  const store = new TableStore(welcome, '', {
    send: (command) => {
      sent.push(command);
      return String(sent.length);
    },
    steps: async (_, partial) => {
      const node = sample.nodes[partial.join(' ')];
      if (node === undefined) throw new Error(`no node after ${partial.join(' ')}`);
      return node;
    },
    why: async (_, partial) => ({ id: 'game-step-refused', args: { step: partial.join(' ') } }),
    ahead: () => Promise.reject(new Error('no sample has a set')),
    setLeft: () => 0,
    confirms: () => module?.endsWithButton === true,
    facesSeats: module?.facesSeats === true,
    heard: () => undefined,
    now: () => performance.now(),
  });
  store.link.value = 'open';
  if (query.has('flip')) store.flipped.value = !store.flipped.value;
  Object.assign(window, {
    sent,
    play: () =>
      store.hear({
        kind: 'news',
        state: stateOf(after, 2, yours),
        keep: sample.played.length - 1,
        played: sample.played.slice(-1),
      }),
  });
  const tablePage: TablePage = { welcome, socketUrl: '', stepsUrl: '', aheadUrl: '', positionsUrl: '', deviceUrl: '', anewUrl: '/', invite: null, facts: null };
  render(
    <SpeechContext.Provider value={speech}>
      <Table store={store} page={tablePage} module={module} frame={createRef<HTMLDivElement>()} />
    </SpeechContext.Provider>,
    root,
  );
  for (const step of query.get('chosen')?.split(',') ?? []) {
    // A node that is asked for comes a moment later.
    await new Promise((resolve) => setTimeout(resolve, 20));
    const target = store.walk.value.node?.targets.find((offered) => offered.step === step);
    if (target === undefined) throw new Error(`${step} is not offered`);
    store.touch(target);
  }
  document.body.dataset['ready'] = '';
}

const root = document.getElementById('gallery');
if (root !== null) await start(root);

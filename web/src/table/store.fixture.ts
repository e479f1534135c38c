/** A table of a game that does not exist, for tests: two seats, the reader in the first, two columns to choose from. */
import type { PlayedView, PositionView, StepTarget, TableState } from '@/generated/protocol';
import type { Welcome } from './page';
import { type Surroundings, TableStore } from './store';

export const COLUMNS: StepTarget[] = ['d', 'e'].map((step) => ({
  step,
  place: { kind: 'cell', at: `${step}1` },
  next: { kind: 'end' },
}));

export const view = (ply: number): PositionView => ({
  game: 'some-game',
  options: {},
  ply,
  actor: { kind: 'player', seat: ply % 2 },
  sides: ['red', 'blue'],
  outcome: null,
  position: '',
  board: null,
  steps: { nodes: [{ ask: { id: 'ask', args: {} }, targets: COLUMNS }] },
});

export const state = (seq: number): TableState => ({
  table: 't',
  seq,
  status: 'playing',
  view: view(seq),
  conditions: [],
  seats: [0, 1].map((seat) => ({
    seat,
    held: { kind: 'link' },
    name: null,
    taken: true,
    connection: { kind: 'here' },
  })),
  yours: [0],
  due: null,
  last: null,
  draw_offer: null,
  may: [],
  claim: null,
  clock: { held: { kind: 'none' }, left_ms: [], periods: [], running: null },
  result: null,
  rematch: null,
  now_ms: 0,
});

export const played = (ply: number): PlayedView => ({
  text: 'd',
  seat: ply % 2,
  ply,
  message: { id: 'played', args: {} },
  changes: [{ kind: 'put', cell: `d${ply + 1}`, side: ply % 2 === 0 ? 'red' : 'blue' }],
});

/** A store at the beginning of that game; what the world does is `more`, and otherwise nothing. */
export function storeWith(more: Partial<Surroundings> = {}, begun: Partial<TableState> = {}): TableStore {
  const welcome: Welcome = { kind: 'welcome', state: { ...state(0), ...begun }, played: [] };
  let sent = 0;
  return new TableStore(welcome, '/positions', {
    send: () => `id-${(sent += 1)}`,
    steps: () => Promise.reject(new Error('not asked in this test')),
    why: () => Promise.resolve(null),
    ahead: () => Promise.reject(new Error('not asked in this test')),
    setLeft: () => 0,
    confirms: () => false,
    facesSeats: false,
    heard: () => undefined,
    now: () => 0,
    ...more,
  });
}

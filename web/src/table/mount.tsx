/** Brings a table's page to life: state, connection, board, texts, tab, sound. */
import { createRef, render } from 'preact';
import { loadBoard } from '@/board/boards';
import type { BoardModule } from '@/board/contract';
import { callOf } from '@/call/call';
import { keepNotice } from '@/call/keepNotice';
import { keepTab } from '@/call/tab';
import { SpeechContext } from '@/lang/context';
import { pageLang } from '@/lang/lang';
import { loadSpeech } from '@/lang/load';
import { TableSocket } from '@/net/socket';
import { preferences } from '@/prefs/preferences';
import { knock } from '@/sound/sound';
import { Table } from './Table';
import { type TablePage, readTablePage } from './page';
import { askAhead, askSteps, askWhy } from './steps';
import { TableStore } from './store';

/** A finger points well at this many CSS pixels; below it a turn waits for the button. */
const FINGER_PX = 30;

export async function mount(root: HTMLElement): Promise<void> {
  const page = readTablePage(root, document);
  if (page === null) return;
  const { game } = page.welcome.state.view;
  const [speech, module] = await Promise.all([loadSpeech(pageLang(), game), loadBoard(game)]);
  const frame = createRef<HTMLDivElement>();
  const store = connect(page, module, () => confirms(module, frame.current, page));
  root.replaceChildren();
  render(
    <SpeechContext.Provider value={speech}>
      <Table store={store} page={page} module={module} frame={frame} />
    </SpeechContext.Provider>,
    root,
  );
  keepTab(speech, () => callOf(store.state.value, store.yourTurn.value), document);
  keepNotice(store, speech);
  const wanted = new URLSearchParams(location.search).get('coup');
  if (wanted !== null && /^\d+$/.test(wanted)) await store.look(Number(wanted));
  root.dataset['live'] = '';
}

function connect(page: TablePage, module: BoardModule | null, confirms: () => boolean): TableStore {
  const store = new TableStore(page.welcome, page.positionsUrl, {
    send: (command, afterSeq) => socket.command(command, afterSeq),
    steps: (afterSeq, partial) => askSteps(page.stepsUrl, afterSeq, partial),
    why: (afterSeq, partial) => askWhy(page.stepsUrl, afterSeq, partial),
    ahead: (afterSeq, turns) => askAhead(page.aheadUrl, afterSeq, turns),
    setLeft: (view) => module?.setLeft?.(view) ?? 0,
    confirms,
    facesSeats: module?.facesSeats === true,
    heard: () => {
      if (preferences.value.sound) knock();
    },
    now: () => performance.now(),
  });
  const socket: TableSocket = new TableSocket(page.socketUrl, {
    onMessage: (message) => store.hear(message),
    onLink: (link) => {
      store.link.value = link;
    },
    after: () => store.state.value.seq,
  });
  socket.connect();
  window.addEventListener('online', () => socket.wake());
  window.addEventListener('offline', () => socket.sleep());
  window.addEventListener('pageshow', () => socket.wake());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') socket.wake();
  });
  return store;
}


/** Whether a complete turn waits for the button, by preference and by how well a finger can point here. */
function confirms(module: BoardModule | null, frame: HTMLElement | null, page: TablePage): boolean {
  if (module?.endsWithButton === true) return true;
  const { confirm } = preferences.value;
  if (confirm !== 'auto') return confirm === 'on';
  if (module === null || frame === null || !matchMedia('(pointer: coarse)').matches) return false;
  return frame.clientWidth * module.pitch(page.welcome.state.view) < FINGER_PX;
}

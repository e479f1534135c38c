/** What the reader can do at the table besides choosing a turn on the board. */
import { useState } from 'preact/hooks';
import type { BoardModule } from '@/board/contract';
import type { Command } from '@/generated/protocol';
import { useSpeech } from '@/lang/context';
import { Choices } from './Choices';
import { Commit } from './Commit';
import { Confirm } from './Confirm';
import { finalWords } from './final';
import { toBoard } from './focus';
import type { TableStore } from './store';

/** What must be confirmed, in the order of the row. */
const FINAL = ['abort', 'resign'] as const;
type Final = (typeof FINAL)[number];

/** What happens at once. */
const AT_ONCE = ['takeback', 'offer-draw'] as const;

interface ActionsProps {
  store: TableStore;
  module: BoardModule | null;
  anewUrl: string;
}

export function Actions({ store, module, anewUrl }: ActionsProps) {
  const speech = useSpeech();
  const [asked, setAsked] = useState<Final | null>(null);
  const { may, rematch, result, draw_offer } = store.state.value;
  const busy = (kind: Command['kind']) => store.onItsWay.value.some(({ command }) => command.kind === kind);
  const button = (kind: (typeof AT_ONCE)[number]) => (
    <button key={kind} type="button" aria-disabled={busy(kind)} onClick={() => !busy(kind) && store.ask({ kind })}>
      {speech.text(`site-do-${kind}`)}
    </button>
  );
  // Every button has a key: none becomes another one that keeps its focus.
  const undo = (
    <button key="undo" type="button" onClick={() => store.undoStep()}>
      {speech.text('site-do-undo-step')}
    </button>
  );
  // While a turn waits for its button, only that is asked, and the choice that it makes can be changed.
  if (store.toConfirm.value) {
    return (
      <div class="actions">
        {store.choice.value === null ? null : <Choices key="choices" store={store} module={module} />}
        {undo}
        <Commit
          key="confirm"
          says={speech.text('site-do-confirm')}
          final={finalWords(store, module, store.choice.value)}
          place="most"
          aria-keyshortcuts="Control+Enter"
          onClick={() => {
            store.confirm();
            toBoard();
          }}
        />
      </div>
    );
  }
  // Calling off does what resigning would, and costs nothing.
  const final = FINAL.filter((kind) => may.includes(kind)).slice(0, 1);
  return (
    <div class="actions">
      <Choices key="choices" store={store} module={module} />
      {may.includes('roll') ? (
        <button
          key="roll"
          type="button"
          class="main wide"
          onClick={() => {
            store.ask({ kind: 'roll' });
            toBoard();
          }}
        >
          {speech.text('site-do-roll')}
        </button>
      ) : null}
      {store.canUndo.value ? undo : null}
      {AT_ONCE.filter((kind) => may.includes(kind)).map(button)}
      {draw_offer !== null && !may.includes('accept-draw') ? (
        <button key="draw-offered" type="button" aria-disabled="true">
          {speech.text('site-draw-offered')}
        </button>
      ) : null}
      {final.map((kind) => (
        <button key={kind} type="button" onClick={() => setAsked(kind)}>
          {speech.text(`site-do-${kind}`)}
        </button>
      ))}
      {rematch !== null ? (
        <a key="go-rematch" class="button main" href={`/table/${rematch}`}>
          {speech.text('site-do-go-rematch')}
        </a>
      ) : may.includes('rematch') ? (
        <button
          key="rematch"
          type="button"
          class="main"
          aria-disabled={busy('rematch')}
          onClick={() => !busy('rematch') && store.ask({ kind: 'rematch' })}
        >
          {speech.text('site-do-rematch')}
        </button>
      ) : null}
      {result === null ? null : (
        <a key="anew" class="button" href={anewUrl}>
          {speech.text('site-do-anew')}
        </a>
      )}
      {asked === null ? null : (
        <Confirm
          title={speech.text(`site-confirm-${asked}`)}
          action={speech.text(`site-do-${asked}`)}
          onYes={() => store.ask({ kind: asked })}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}

/** How the connection stands, where that is not as it should be. */
import type { Link } from '@/net/socket';
import { useSpeech } from '@/lang/context';
import type { TableStore } from './store';

const SAID: Partial<Record<Link, string>> = {
  lost: 'site-link-lost',
  restarting: 'site-link-restarting',
  outdated: 'site-link-outdated',
};

export function Banner({ store }: { store: TableStore }) {
  const speech = useSpeech();
  const id = SAID[store.link.value];
  return (
    <output class={`banner ${id === undefined ? '' : 'shown'}`}>
      {id === undefined ? null : (
        <>
          <span class="pulse" aria-hidden="true" />
          <span>{speech.text(id)}</span>
          {store.link.value === 'outdated' ? (
            <button type="button" onClick={() => location.reload()}>
              {speech.text('site-link-reload')}
            </button>
          ) : null}
        </>
      )}
    </output>
  );
}

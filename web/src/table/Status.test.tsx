// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import { SpeechContext } from '@/lang/context';
import { Speech } from '@/lang/speech';
import { eachOnPage } from '@/page.fixture';
import { Status } from './Status';
import type { TableStore } from './store';
import { storeWith } from './store.fixture';

const GAME = 'ask = Choisissez une colonne.\nplayed = Rouge joue.\n';
const speech = new Speech('fr', [readFileSync(`${import.meta.dirname}/../../texts/fr.ftl`, 'utf8'), GAME]);

let root: HTMLElement;

eachOnPage((element) => {
  root = element;
});

async function show(store: TableStore): Promise<void> {
  await act(() => {
    render(
      <SpeechContext.Provider value={speech}>
        <Status store={store} />
      </SpeechContext.Provider>,
      root,
    );
  });
}

it('a refusal that comes a second time in the same words is something new in the live region', async () => {
  const store = storeWith();
  await show(store);
  const refuse = () => act(() => store.tell({ id: 'site-not-now-turn', args: {} }));
  const notice = () => root.querySelector('.status-notice');
  await refuse();
  const first = notice();
  expect(first?.textContent).toBe('Ce n’est pas à vous de jouer.');
  await refuse();
  expect(notice()?.textContent).toBe(first?.textContent);
  expect(notice()).not.toBe(first);
});

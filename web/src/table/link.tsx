/** Brings a link on a page to life that is there without script too: buttons that copy it and hand it on. */
import { render } from 'preact';
import { SpeechContext } from '@/lang/context';
import { pageLang } from '@/lang/lang';
import { loadSpeech } from '@/lang/load';
import { ShareLink } from './ShareLink';

export async function mount(root: HTMLElement): Promise<void> {
  const field = root.querySelector('input');
  if (field === null) return;
  const { value, ariaLabel } = field;
  const speech = await loadSpeech(pageLang(), null);
  root.replaceChildren();
  render(
    <SpeechContext.Provider value={speech}>
      <ShareLink url={value} label={ariaLabel ?? ''} />
    </SpeechContext.Provider>,
    root,
  );
}

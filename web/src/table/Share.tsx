/** The link that invites, to be copied, shared or photographed. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { useSpeech } from '@/lang/context';
import type { Invite } from './page';

export function Share({ invite }: { invite: Invite }) {
  const speech = useSpeech();
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (invite.code !== null) code.current?.replaceChildren(invite.code.cloneNode(true));
  }, [invite]);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(invite.url);
      setCopied(true);
    } catch {
      // Not allowed here: the link is selected, so that the keyboard can copy it.
    }
  };
  const share = () => {
    navigator.share({ url: invite.url, title: document.title }).catch(() => undefined);
  };
  return (
    <section class="share" aria-label={speech.text('site-share')}>
      <div class="share-words">
        <h2>{speech.text('site-share')}</h2>
        <p>{speech.text('site-share-how')}</p>
      </div>
      <div class="share-code" ref={code} aria-hidden="true" />
      <div class="share-link">
        <input
          ref={field}
          type="text"
          readOnly
          value={invite.url}
          aria-label={speech.text('site-share-link')}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" class="main" onClick={() => void copy()}>
          {speech.text(copied ? 'site-share-copied' : 'site-share-copy')}
        </button>
        {typeof navigator.share === 'function' ? (
          <button type="button" onClick={share}>
            {speech.text('site-share-send')}
          </button>
        ) : null}
      </div>
      <output class="only-heard">{copied ? speech.text('site-share-copied') : ''}</output>
      {invite.loopback ? <p class="warning">{speech.text('site-share-loopback')}</p> : null}
    </section>
  );
}

/** The link that invites, to be copied, shared or photographed. */
import { useEffect, useRef } from 'preact/hooks';
import { useSpeech } from '@/lang/context';
import { ShareLink } from './ShareLink';
import type { Invite } from './page';

export function Share({ invite }: { invite: Invite }) {
  const speech = useSpeech();
  const code = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (invite.code !== null) code.current?.replaceChildren(invite.code.cloneNode(true));
  }, [invite]);
  return (
    <section class="share" aria-label={speech.text('site-share')}>
      <div class="share-words">
        <h2>{speech.text('site-share')}</h2>
        <p>{speech.text('site-share-how')}</p>
      </div>
      <div class="share-code" ref={code} aria-hidden="true" />
      <div class="share-link">
        <ShareLink url={invite.url} label={speech.text('site-share-link')} />
      </div>
      {invite.loopback ? <p class="warning">{speech.text('site-share-loopback')}</p> : null}
    </section>
  );
}

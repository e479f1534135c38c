/** A link in a field, with buttons that copy it and hand it on. */
import { useRef, useState } from 'preact/hooks';
import { useSpeech } from '@/lang/context';

export function ShareLink({ url, label }: { url: string; label: string }) {
  const speech = useSpeech();
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      // Not allowed here: the link is selected, so that the keyboard can copy it.
    }
  };
  const share = () => {
    navigator.share({ url, title: document.title }).catch(() => undefined);
  };
  return (
    <>
      <input
        ref={field}
        type="text"
        readOnly
        value={url}
        aria-label={label}
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
      <output class="only-heard">{copied ? speech.text('site-share-copied') : ''}</output>
    </>
  );
}

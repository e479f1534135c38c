/**
 * How this game is won, in words, above the board. On a narrow screen two lines of it are seen at first, so that the
 * board is near; a button gives the rest. Its place is the same before and after the script has come.
 */
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { Message } from '@/generated/protocol';
import { useSpeech } from '@/lang/context';

export function Conditions({ conditions }: { conditions: readonly Message[] }) {
  const speech = useSpeech();
  const id = useId();
  const text = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    const element = text.current;
    if (element === null) return undefined;
    // An open text is not cut, and stays one that can be folded.
    const observer = new ResizeObserver(() => {
      if (!isOpen) setCut(element.scrollHeight > element.clientHeight + 1);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isOpen]);
  return (
    <div class={`conditions ${isOpen ? 'open' : ''}`}>
      <div ref={text} id={id} class="conditions-text">
        {conditions.map((condition) => (
          <p key={condition.id}>{speech.say(condition)} </p>
        ))}
      </div>
      {isCut || isOpen ? (
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          <span>{speech.text(`site-conditions-${isOpen ? 'less' : 'more'}`)}</span>
        </button>
      ) : null}
    </div>
  );
}

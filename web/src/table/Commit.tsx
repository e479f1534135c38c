/** A button that commits something: red, and with words that say so, where it cannot be undone. */
import type { ButtonHTMLAttributes } from 'preact';
import { useSpeech } from '@/lang/context';

interface CommitProps extends Omit<ButtonHTMLAttributes, 'class' | 'type'> {
  /** What it does, in words. */
  says: string;
  /** The id of the words that it is final; null if it is not. */
  final: string | null;
  /** How it looks where it is not final. */
  look?: 'main' | '';
  /** Its place in the row. */
  place?: string;
}

export function Commit({ says, final, look = 'main', place = '', ...button }: CommitProps) {
  const speech = useSpeech();
  return (
    <button type="button" class={`${final === null ? look : 'danger'} ${place}`} {...button}>
      {says} {final === null ? null : <small>{speech.text(final)}</small>}
    </button>
  );
}

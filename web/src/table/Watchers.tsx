/** How many people look on, beside the title, where it comes and goes without moving anything. */
import { useSpeech } from '@/lang/context';
import type { TableStore } from './store';

export function Watchers({ store }: { store: TableStore }) {
  const speech = useSpeech();
  const count = store.watchers.value;
  return count === 0 ? null : <p class="watchers">{speech.text('site-watchers', { count })}</p>;
}

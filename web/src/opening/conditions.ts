/** How the game is won, beside the form for a new table, kept in step with the options. */
import type { Message } from '@/generated/protocol';
import { pageLang } from '@/lang/lang';

/** Shows these conditions. The texts are loaded when they first differ from what the page came with. */
export async function showConditions(game: string, conditions: readonly Message[], isWanted: () => boolean): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-conditions]');
  const shown = JSON.stringify(conditions);
  if (place === null || place.dataset['conditions'] === shown) return;
  const { loadSpeech } = await import('@/lang/load');
  const speech = await loadSpeech(pageLang(), game);
  if (!isWanted()) return;
  place.dataset['conditions'] = shown;
  place.replaceChildren(
    ...conditions.map((condition) => {
      const line = document.createElement('p');
      line.textContent = speech.say(condition);
      return line;
    }),
  );
}

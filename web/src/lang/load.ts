/** Loads the texts that a page needs: the shell's, and those of the game that is on it. */
import type { Lang } from './lang';
import { Speech } from './speech';

const games = import.meta.glob<string>(['../../../games/*/texts/*.ftl', '../../../games/*/web/*.ftl'], {
  query: '?raw',
  import: 'default',
});

/** The texts for a page in `lang`, with those of `game` if it shows one. */
export async function loadSpeech(lang: Lang, game: string | null): Promise<Speech> {
  const folder = `../../../games/${game}`;
  const ofGame = game === null ? [] : [games[`${folder}/texts/${lang}.ftl`], games[`${folder}/web/${lang}.ftl`]];
  const [shell, ...rest] = await Promise.all([
    lang === 'fr' ? import('./fr') : import('./en'),
    ...ofGame.map((load) => load?.() ?? ''),
  ]);
  return new Speech(lang, [...shell.sources, ...rest]);
}

/** The language of the page, which the server has chosen. */
export type Lang = 'fr' | 'en';

export function pageLang(root: HTMLElement = document.documentElement): Lang {
  return root.lang === 'en' ? 'en' : 'fr';
}

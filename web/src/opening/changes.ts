/**
 * What a choice in the form for a new table has changed elsewhere in it: said beside that choice, seen and heard. Which
 * options go together is the server's to know.
 */
import { pageLang } from '@/lang/lang';

/** The chosen button of each option, by the option's name. */
type Chosen = ReadonlyMap<string, HTMLInputElement>;

const NOTE = 'option-note';

export function readChosen(radios: readonly HTMLInputElement[]): Chosen {
  return new Map(radios.filter((radio) => radio.checked).map((radio) => [radio.name, radio]));
}

/** The field in which an option stands. */
function fieldOf(radio: HTMLInputElement): HTMLFieldSetElement | null {
  return radio.closest('fieldset');
}

/** What a button is called, without the help below it. */
function wordOf(radio: HTMLInputElement): string {
  return radio.closest('label')?.querySelector('span')?.firstChild?.textContent?.trim() ?? '';
}

/** Makes room for notes, a live region in each field, before any is written: only then are they heard. */
export function prepareNotes(radios: readonly HTMLInputElement[]): void {
  for (const field of new Set(radios.map(fieldOf))) {
    const note = document.createElement('output');
    note.className = NOTE;
    field?.append(note);
  }
}

/** Says beside the option `touched` which others have another value than before; what was said elsewhere goes. */
export async function noteChanges(
  root: HTMLElement,
  touched: string,
  before: Chosen,
  now: Chosen,
  isWanted: () => boolean,
): Promise<void> {
  const others = [...now.values()].filter(
    (radio) => radio.name !== touched && before.get(radio.name) !== radio && before.has(radio.name),
  );
  for (const note of root.querySelectorAll(`.${NOTE}`)) note.textContent = '';
  const chosen = now.get(touched);
  if (others.length === 0 || chosen === undefined) return;
  const { loadSpeech } = await import('@/lang/load');
  const speech = await loadSpeech(pageLang(), root.dataset['game'] ?? '');
  const note = fieldOf(chosen)?.querySelector(`.${NOTE}`);
  if (!isWanted() || note === null || note === undefined) return;
  note.textContent = others
    .map((radio) => {
      const option = fieldOf(radio)?.querySelector('legend')?.textContent ?? '';
      return speech.text('site-option-changed', { option, value: wordOf(radio) });
    })
    .join(' ');
}

/** Remembers where something stands in the window; what is returned scrolls so that it stands there again. */
export function keepPlace(what: Element | undefined): () => void {
  const top = what?.getBoundingClientRect().top ?? 0;
  return () => {
    const moved = (what?.getBoundingClientRect().top ?? 0) - top;
    if (moved !== 0) window.scrollBy(0, moved);
  };
}

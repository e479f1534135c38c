/** The buttons at the foot that choose the theme. Without script they are a form; with it they act at once. */
import { effect } from '@preact/signals';
import { THEMES, prefer, preferences } from './preferences';

export function mountAppearance(document: Document): void {
  const form = document.querySelector<HTMLFormElement>('form[data-appearance]');
  if (form === null) return;
  form.addEventListener('submit', (event) => {
    const chosen = THEMES.find((theme) => theme === (event.submitter as HTMLButtonElement | null)?.value);
    if (chosen === undefined) return;
    event.preventDefault();
    prefer('theme', chosen);
  });
  effect(() => {
    for (const button of form.querySelectorAll<HTMLButtonElement>('button')) {
      button.ariaPressed = String(button.value === preferences.value.theme);
    }
  });
}

/**
 * The seats on the form for a new table, kept in step with the options: how many there are, and what each plays. The
 * page holds as many as the game can have; those left over are marked, and the styles hide them.
 */
import { pageLang } from '@/lang/lang';
import type { Speech } from '@/lang/speech';

type Side = string | null;

/** Shows these seats. Names of sides are loaded when the first one changes; `isWanted` says whether they still matter then. */
export async function showSeats(form: HTMLElement, sides: readonly Side[], isWanted: () => boolean): Promise<void> {
  for (const part of form.querySelectorAll<HTMLElement>('[data-least]')) {
    part.toggleAttribute('data-surplus', Number(part.dataset['least']) > sides.length);
  }
  leaveSurplus(form);
  const changed = [...form.querySelectorAll<HTMLElement>('[data-seat]')].filter((part) => {
    const side = sides[Number(part.dataset['seat'])];
    return side !== undefined && chip(part)?.classList.contains(className(side)) === false;
  });
  if (changed.length === 0) return;
  const game = form.dataset['game'] ?? '';
  const { loadSpeech } = await import('@/lang/load');
  const speech = await loadSpeech(pageLang(), game);
  if (!isWanted()) return;
  const name = (seat: number) => nameOf(speech, game, seat, sides[seat] ?? null);
  for (const part of changed) {
    const seat = Number(part.dataset['seat']);
    chip(part)?.setAttribute('class', `chip ${className(sides[seat] ?? null)}`);
    say(part.querySelector('[data-name]'), name(seat));
  }
  say(form.querySelector('[data-begins]'), speech.text('site-open-side-help', { side: name(0) }));
}

/** What was chosen and is no longer there gives way to the first choice beside it. */
function leaveSurplus(form: HTMLElement): void {
  for (const gone of form.querySelectorAll<HTMLInputElement>('[data-surplus] input:checked')) {
    const first = form.querySelector<HTMLInputElement>(`:not([data-surplus]) > input[name="${gone.name}"]`);
    if (first !== null) first.checked = true;
  }
}

function chip(part: HTMLElement): HTMLElement | null {
  return part.querySelector('.chip');
}

function say(element: Element | null, text: string): void {
  if (element !== null) element.textContent = text;
}

function className(side: Side): string {
  return `side-${side ?? 'none'}`;
}

function nameOf(speech: Speech, game: string, seat: number, side: Side): string {
  return side === null ? speech.text('site-seat-number', { number: seat + 1 }) : speech.text(`${game}-side-${side}`);
}

/**
 * The buttons beside the board come and go with what can be done. A press that was meant for what stood there before
 * must not do what stands there now: for a moment after they changed under the reader's hand, no press counts.
 *
 * It looks at the buttons that are on the page and knows none of them; it draws nothing and moves nothing.
 */
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { toBoard } from './focus';

/** How long no press counts after the buttons changed: longer than between the two taps of a double tap. */
export const SETTLE_MS = 500;

const BUTTONS = 'button, a[href]';

/** The last press, anywhere on the page. */
interface Press {
  atMs: number;
  /** The button that was pressed, and what it then said; null for anything else. */
  button: Element | null;
  said: string;
  place: DOMRect | null;
  /** Whether it was beside the board, where the buttons are. */
  within: boolean;
  /** Where the pointer was; null for a key. */
  point: { x: number; y: number } | null;
}

/** Lets the buttons in an element settle whenever they have changed. */
export function useSettling(side: RefObject<HTMLElement | null>): void {
  useEffect(() => (side.current === null ? undefined : letSettle(side.current)), [side]);
}

/** Begins to watch; gives what ends it. */
export function letSettle(side: HTMLElement, now: () => number = () => performance.now()): () => void {
  const end = new AbortController();
  let known = signature(side);
  let last: Press | null = null;
  let untilMs = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let focused: Element | null = null;

  const settle = () => {
    const present = signature(side);
    if (present === known) return;
    known = present;
    keepFocus(focused);
    if (!isUnderHand(side, last, now())) return;
    untilMs = now() + SETTLE_MS;
    side.dataset['settling'] = '';
    clearTimeout(timer);
    timer = setTimeout(() => delete side.dataset['settling'], SETTLE_MS);
  };
  const observer = new MutationObserver(settle);
  observer.observe(side, { childList: true, characterData: true, subtree: true });

  const press = (event: Event, point: Press['point']) => {
    const target = event.target instanceof Element ? event.target : null;
    const button = target?.closest(BUTTONS) ?? null;
    const place = button?.getBoundingClientRect() ?? null;
    last = { atMs: now(), button, said: said(button), place, within: target !== null && side.contains(target), point };
  };
  const options = { capture: true, signal: end.signal };
  document.addEventListener('pointerdown', (event) => press(event, { x: event.clientX, y: event.clientY }), options);
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      // A key that is held down presses what comes under the focus next, again and again.
      if (event.repeat && isButtonOf(side, event.target)) event.preventDefault();
      else press(event, null);
    },
    options,
  );
  side.addEventListener('focusin', ({ target }) => (focused = target instanceof Element ? target : null), options);
  side.addEventListener('focusout', ({ relatedTarget }) => (focused = relatedTarget === null ? focused : null), options);
  side.addEventListener(
    'click',
    (event) => {
      if (now() >= untilMs || !isButtonOf(side, event.target)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    options,
  );
  return () => {
    end.abort();
    observer.disconnect();
    clearTimeout(timer);
  };
}

/** What the buttons are, in words. The list of turns grows by itself, and nothing in it acts on the game. */
function signature(side: HTMLElement): string {
  return [...side.querySelectorAll(BUTTONS)]
    .filter((button) => button.closest('ol') === null)
    .map(said)
    .join('\n');
}

function said(button: Element | null): string {
  return button?.getAttribute('aria-label') ?? button?.textContent ?? '';
}

function isButtonOf(side: HTMLElement, target: EventTarget | null): boolean {
  const button = target instanceof Element ? target.closest(BUTTONS) : null;
  return button !== null && side.contains(button);
}

/**
 * Whether the change may have come under the reader's hand. It has not where the hand is known to be elsewhere (a
 * stone that was just chosen brings its button), nor where the button that was pressed still stands where it stood.
 */
function isUnderHand(side: HTMLElement, last: Press | null, nowMs: number): boolean {
  if (last === null || nowMs - last.atMs > SETTLE_MS) return true;
  if (last.within) return !stands(last);
  const { point } = last;
  return point !== null && [...side.querySelectorAll(BUTTONS)].some((button) => covers(button, point));
}

function stands({ button, said: before, place }: Press): boolean {
  if (button === null || place === null || !button.isConnected || said(button) !== before) return false;
  const { left, top } = button.getBoundingClientRect();
  return Math.abs(left - place.left) < 1 && Math.abs(top - place.top) < 1;
}

function covers(button: Element, { x, y }: { x: number; y: number }): boolean {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  return x > left && x < right && y > top && y < bottom;
}

/** The focus of a button that went away goes to the board, and not to the beginning of the page. */
function keepFocus(focused: Element | null): void {
  if (focused !== null && !focused.isConnected && document.activeElement === document.body) toBoard();
}

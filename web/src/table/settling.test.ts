// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SETTLE_MS, letSettle } from './settling';

let side: HTMLElement;
let board: HTMLElement;
let nowMs: number;
let stop: () => void;
let pressed: string[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  nowMs = 10_000;
  pressed = [];
  document.body.innerHTML = '<div class="board-frame"><i tabindex="0"></i></div><div class="side"></div>';
  board = document.querySelector('i') as HTMLElement;
  side = document.querySelector('.side') as HTMLElement;
  show('Effacer', 'Jouer ce coup');
  stop = letSettle(side, () => nowMs);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

function show(...names: string[]): void {
  side.replaceChildren(
    ...names.map((name) => {
      const button = document.createElement('button');
      button.textContent = name;
      button.addEventListener('click', () => pressed.push(name));
      return button;
    }),
  );
}

function button(name: string): HTMLButtonElement {
  const found = [...side.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  if (found === undefined) throw new Error(`no button ${name}`);
  return found;
}

function press(element: HTMLElement): void {
  element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  element.click();
}

/** Time goes on, and the page has seen what changed. */
async function later(ms: number): Promise<void> {
  await Promise.resolve();
  nowMs += ms;
  await vi.advanceTimersByTimeAsync(ms);
}

it('the second tap does not press what took the place of the button', async () => {
  press(button('Effacer'));
  show('Nulle ?', 'Abandonner');
  await later(SETTLE_MS - 1);
  expect(side.dataset).toHaveProperty('settling');
  press(button('Nulle ?'));
  expect(pressed).toEqual(['Effacer']);
  await later(1);
  expect(side.dataset).not.toHaveProperty('settling');
  press(button('Nulle ?'));
  expect(pressed).toEqual(['Effacer', 'Nulle ?']);
});

it('a key that is held down or pressed twice does not either', async () => {
  const key = (repeat: boolean) => {
    const event = new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true });
    button('Nulle ?').dispatchEvent(event);
    return event.defaultPrevented;
  };
  show('Nulle ?');
  await later(10);
  expect(key(false)).toBe(false);
  button('Nulle ?').click();
  expect(pressed).toEqual([]);
  await later(2 * SETTLE_MS);
  expect(key(true)).toBe(true);
});

it('what changes with nobody’s hand near settles too, for a hand may be on its way', async () => {
  await later(5_000);
  show('Reprendre');
  await later(10);
  press(button('Reprendre'));
  expect(pressed).toEqual([]);
});

it('a button that comes with a stone chosen on the board can be pressed at once', async () => {
  show('Nulle ?');
  await later(2 * SETTLE_MS);
  press(board);
  show('Effacer', 'Jouer ce coup');
  await later(10);
  press(button('Jouer ce coup'));
  expect(pressed).toEqual(['Jouer ce coup']);
});

it('the same button can be pressed again where it still stands', async () => {
  const back = button('Effacer');
  press(back);
  button('Jouer ce coup').remove();
  await later(10);
  press(back);
  expect(pressed).toEqual(['Effacer', 'Effacer']);
});

it('the focus of a button that goes away goes to the board', async () => {
  button('Effacer').focus();
  show('Nulle ?');
  await later(10);
  expect(document.activeElement).toBe(board);
});

// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { showSeats } from './seats';

/** The form as the server sends it for a game of two that can also be played by three. */
const FORM = `
  <label data-least="2"><input type="radio" name="way" value="screen"></label>
  <label data-least="3" data-surplus><input type="radio" name="way" value="each"></label>
  ${['0', '1', '2']
    .map(
      (seat) => `
        <label data-seat="${seat}" data-least="${Number(seat) + 1}" ${seat === '2' ? 'data-surplus' : ''}>
          <input type="radio" name="seat" value="${seat}">
          <span class="chip side-none"></span><span data-name>Joueur ${Number(seat) + 1}</span>
        </label>`,
    )
    .join('')}
  <small data-begins>Joueur 1 commence.</small>`;

const always = () => true;
let form: HTMLFormElement;

beforeEach(() => {
  document.documentElement.lang = 'fr';
  document.body.innerHTML = `<form data-game="pente">${FORM}</form>`;
  form = document.querySelector('form') as HTMLFormElement;
});

const names = () => [...form.querySelectorAll('[data-name]')].map((name) => name.textContent);
const surplus = () => [...form.querySelectorAll('[data-surplus] input')].map((input) => (input as HTMLInputElement).value);
const radio = (name: string, value: string) =>
  form.querySelector(`input[name="${name}"][value="${value}"]`) as HTMLInputElement;

it('there are as many as the options give, each by the name of what it plays', async () => {
  await showSeats(form, ['white', 'black', 'red'], always);
  expect(surplus()).toEqual([]);
  expect(names()).toEqual(['Blanc', 'Noir', 'Rouge']);
  expect(form.querySelectorAll('.chip')[2]?.className).toBe('chip side-red');
  expect(form.querySelector('[data-begins]')?.textContent).toBe('Blanc commence.');
});

it('a side that is not known yet is called by its number', async () => {
  await showSeats(form, ['white', 'black', 'red'], always);
  await showSeats(form, [null, null], always);
  expect(surplus()).toEqual(['each', '2']);
  expect(names().slice(0, 2)).toEqual(['Joueur\u00a01', 'Joueur\u00a02']);
});

it('what was chosen and goes away gives way to the first', async () => {
  await showSeats(form, ['white', 'black', 'red'], always);
  for (const [name, value] of [
    ['way', 'each'],
    ['seat', '2'],
  ] as const) {
    radio(name, value).checked = true;
  }
  await showSeats(form, [null, null], always);
  expect(radio('way', 'screen').checked).toBe(true);
  expect(radio('seat', '0').checked).toBe(true);
});

it('names that come too late are not shown', async () => {
  await showSeats(form, ['white', 'black', 'red'], () => false);
  expect(names()).toEqual(['Joueur 1', 'Joueur 2', 'Joueur 3']);
});

// @vitest-environment happy-dom
import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Speech } from '@/lang/speech';
import type { Call } from './call';
import { keepTab } from './tab';

const speech = new Speech('fr', ['site-title-turn = À vous\nsite-title-draw = Nulle\nsite-title-over = Finie']);
const call = signal<Call>(null);
const badge = { set: vi.fn<() => Promise<void>>(() => Promise.resolve()), clear: vi.fn<() => Promise<void>>(() => Promise.reject(new Error('not an app'))) };
let end: () => void;

const icon = () => document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href ?? '';

beforeEach(() => {
  call.value = null;
  document.head.innerHTML = '<title>Un jeu</title><link rel="icon" href="/mark.svg">';
  Object.assign(navigator, { setAppBadge: badge.set, clearAppBadge: badge.clear });
  end = keepTab(speech, () => call.value, document);
});

afterEach(() => {
  end();
  badge.set.mockClear();
  badge.clear.mockClear();
});

it('title and icon say what is wanted, and are as before when nothing is', () => {
  const plain = icon();
  for (const [now, title] of [
    ['turn', 'À vous – Un jeu'],
    ['draw', 'Nulle – Un jeu'],
  ] as const) {
    call.value = now;
    expect(document.title).toBe(title);
    expect(icon()).toContain('mark-turn');
  }
  call.value = 'over';
  expect(document.title).toBe('Finie – Un jeu');
  expect(icon()).toBe(plain);
  call.value = null;
  expect(document.title).toBe('Un jeu');
});

it('the badge is set once for all that is wanted, and cleared only by the tab that set it', () => {
  call.value = 'over';
  call.value = null;
  expect(badge.clear).not.toHaveBeenCalled();
  call.value = 'turn';
  call.value = 'draw';
  expect(badge.set).toHaveBeenCalledOnce();
  call.value = null;
  expect(badge.clear).toHaveBeenCalledOnce();
});

it('where there is neither icon nor badge the title is enough', () => {
  end();
  document.querySelector('link')?.remove();
  Object.assign(navigator, { setAppBadge: undefined, clearAppBadge: undefined });
  end = keepTab(speech, () => call.value, document);
  call.value = 'turn';
  expect(document.title).toContain('À vous');
});

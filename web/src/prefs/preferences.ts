/**
 * The reader's preferences. They live in this browser. Theme and hand live in cookies, so that the server's page has the
 * right colours and everything in its place from the first moment.
 */
import { effect, signal } from '@preact/signals';

export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

export const CONFIRMS = ['auto', 'on', 'off'] as const;
export type Confirm = (typeof CONFIRMS)[number];

export interface Preferences {
  /** Whether a turn waits for a button: `auto` only where a finger cannot point well. */
  confirm: Confirm;
  /** A ring on the pieces of the last turn. */
  lastTurn: boolean;
  coordinates: boolean;
  sound: boolean;
  theme: Theme;
  /** Colours of pieces that every kind of colour vision tells apart. */
  safePieces: boolean;
  motion: boolean;
  /** What one plays with is at the left: beside the board, and on a phone at the thumb. */
  leftHanded: boolean;
  /** A notification when a turn comes while the page is hidden, as far as the browser allows it. */
  notify: boolean;
}

export const DEFAULTS: Preferences = {
  confirm: 'auto',
  lastTurn: true,
  coordinates: true,
  sound: true,
  theme: 'system',
  safePieces: false,
  motion: true,
  leftHanded: false,
  notify: false,
};

const KEY = 'tablier-preferences';
const YEAR_S = 365 * 24 * 3600;

export const preferences = signal<Preferences>(read());

/** Changes one preference and keeps it. */
export function prefer<K extends keyof Preferences>(key: K, value: Preferences[K]): void {
  preferences.value = { ...preferences.value, [key]: value };
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences.value));
  } catch {
    // Storage may be forbidden; the preference then holds for this page.
  }
  const { theme, leftHanded } = preferences.value;
  if (key === 'theme') keepCookie('theme', theme === 'system' ? null : theme);
  if (key === 'leftHanded') keepCookie('hand', leftHanded ? 'left' : null);
}

/** Keeps the page's root in step with the preferences. */
export function applyPreferences(root: HTMLElement = document.documentElement): void {
  effect(() => {
    const { theme, safePieces, motion, leftHanded } = preferences.value;
    mark(root, 'theme', theme === 'system' ? null : theme);
    mark(root, 'pieces', safePieces ? 'safe' : null);
    mark(root, 'motion', motion ? null : 'off');
    mark(root, 'hand', leftHanded ? 'left' : null);
  });
}

function mark(root: HTMLElement, name: string, value: string | null): void {
  if (value === null) delete root.dataset[name];
  else root.dataset[name] = value;
}

/** Keeps a choice for the server's next page, or forgets it. */
function keepCookie(name: string, value: string | null): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const kept = value === null ? '; Max-Age=0' : `${value}; Max-Age=${YEAR_S}`;
  document.cookie = `${name}=${kept}; Path=/; SameSite=Lax${secure}`;
}

/** What was kept, with the defaults for what is missing or of the wrong kind. */
function read(): Preferences {
  const kept = { ...DEFAULTS };
  if (typeof localStorage === 'undefined') return kept;
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof found === 'object' && found !== null) Object.assign(kept, sound(found));
  } catch {
    // Unreadable or forbidden: the defaults hold.
  }
  // What the page was made with wins: a theme may have been chosen without script, and nothing shall jump.
  const { theme: onPage, hand } = document.documentElement.dataset;
  kept.theme = THEMES.find((theme) => theme === onPage) ?? 'system';
  kept.leftHanded = hand === 'left';
  return kept;
}

function sound(found: object): Partial<Preferences> {
  return Object.fromEntries(
    Object.entries(found).filter(([key, value]) => {
      if (key === 'confirm') return CONFIRMS.some((known) => known === value);
      if (key === 'theme') return false;
      return key in DEFAULTS && typeof value === 'boolean';
    }),
  );
}

/**
 * The reader's preferences. They live in this browser; the theme is in a cookie as well, so that the
 * server's page has the right colours from the first moment.
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
}

export const DEFAULTS: Preferences = {
  confirm: 'auto',
  lastTurn: true,
  coordinates: true,
  sound: true,
  theme: 'system',
  safePieces: false,
  motion: true,
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
  if (key === 'theme') keepTheme(preferences.value.theme);
}

/** Keeps the page's root in step with the preferences. */
export function applyPreferences(root: HTMLElement = document.documentElement): void {
  effect(() => {
    const { theme, safePieces, motion } = preferences.value;
    mark(root, 'theme', theme === 'system' ? null : theme);
    mark(root, 'pieces', safePieces ? 'safe' : null);
    mark(root, 'motion', motion ? null : 'off');
  });
}

function mark(root: HTMLElement, name: string, value: string | null): void {
  if (value === null) delete root.dataset[name];
  else root.dataset[name] = value;
}

function keepTheme(theme: Theme): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie =
    theme === 'system'
      ? `theme=; Path=/; Max-Age=0; SameSite=Lax${secure}`
      : `theme=${theme}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax${secure}`;
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
  // The page's own theme wins: it may have been chosen without script.
  const onPage = THEMES.find((theme) => theme === document.documentElement.dataset['theme']);
  kept.theme = onPage ?? 'system';
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

/** Names that the reader does not want to see. They are known to this browser alone. */
import { signal } from '@preact/signals';

const KEY = 'tablier-hidden-names';
/** More would be somebody filling the storage. */
const MOST = 200;

const hidden = signal<readonly string[]>(read());

/** Whether the reader hid this name, in whatever letters it is written. */
export function isHidden(name: string): boolean {
  return hidden.value.includes(plain(name));
}

/** Hides a name at every table, or shows it again. */
export function hide(name: string, isHiddenNow: boolean): void {
  const others = hidden.value.filter((known) => known !== plain(name));
  hidden.value = isHiddenNow ? [...others, plain(name)].slice(-MOST) : others;
  try {
    localStorage.setItem(KEY, JSON.stringify(hidden.value));
  } catch {
    // Storage may be forbidden; the choice then holds for this page.
  }
}

function plain(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

function read(): readonly string[] {
  if (typeof localStorage === 'undefined') return [];
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (Array.isArray(found)) return found.filter((name) => typeof name === 'string');
  } catch {
    // Unreadable or forbidden: nothing is hidden.
  }
  return [];
}

/**
 * The options of a new table: after each choice the server says which values go with it, which seats there are and how
 * the game is won, and the form offers only those. Where that changes another option than the one touched, it is said beside the touched one,
 * which stays where it is in the window. Without script the form offers all: a combination that does not exist
 * is refused with the reason, and seats that are left over are left aside.
 */
import type { Message } from '@/generated/protocol';
import { keepPlace, noteChanges, prepareNotes, readChosen } from './changes';
import { showConditions } from './conditions';
import { showSeats } from './seats';

interface OptionForm {
  values: Record<string, string>;
  allowed: Record<string, string[]>;
  /** By seat: the id of what it plays, or null before that is chosen. */
  sides: (string | null)[];
  /** How the game is won, a sentence each. */
  conditions: Message[];
}

const PREFIX = 'option-';

export async function mount(root: HTMLElement): Promise<void> {
  let latest = 0;
  const settle = async (changed: string): Promise<void> => {
    latest += 1;
    const asked = latest;
    const isLatest = () => asked === latest;
    const answer = await fetch(`${root.dataset['url'] ?? ''}?${question(root, changed).toString()}`);
    if (!answer.ok || !isLatest()) return;
    const { values, allowed, sides, conditions } = (await answer.json()) as OptionForm;
    if (!isLatest()) return;
    const before = readChosen(radios(root));
    const stay = keepPlace(before.get(`${PREFIX}${changed}`));
    show(root, values, allowed);
    await noteChanges(root, `${PREFIX}${changed}`, before, readChosen(radios(root)), isLatest);
    await showSeats(root, sides, isLatest);
    stay();
    await showConditions(root.dataset['game'] ?? '', conditions, isLatest);
  };
  root.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name.startsWith(PREFIX)) {
      settle(target.name.slice(PREFIX.length)).catch((error: unknown) => console.error('options were not settled', error));
    }
  });
  prepareNotes(radios(root));
  const first = radios(root)[0]?.name.slice(PREFIX.length);
  if (first !== undefined) await settle(first);
}

function radios(root: HTMLElement): HTMLInputElement[] {
  return [...root.querySelectorAll<HTMLInputElement>(`input[name^="${PREFIX}"]`)];
}

function question(root: HTMLElement, changed: string): URLSearchParams {
  const asked = new URLSearchParams({ set: changed });
  for (const { name, value, checked } of radios(root)) {
    if (checked) asked.set(name.slice(PREFIX.length), value);
  }
  return asked;
}

function show(root: HTMLElement, values: OptionForm['values'], allowed: OptionForm['allowed']): void {
  for (const radio of radios(root)) {
    const key = radio.name.slice(PREFIX.length);
    radio.disabled = allowed[key]?.includes(radio.value) !== true;
    radio.checked = values[key] === radio.value;
  }
}

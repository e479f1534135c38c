/**
 * The options of a new table: after each choice the server says which values go with it, and the form offers only
 * those. Without script the form offers all, and a combination that does not exist is refused with the reason.
 */
interface OptionForm {
  values: Record<string, string>;
  allowed: Record<string, string[]>;
}

const PREFIX = 'option-';

export async function mount(root: HTMLElement): Promise<void> {
  let latest = 0;
  const settle = async (changed: string): Promise<void> => {
    latest += 1;
    const asked = latest;
    const answer = await fetch(`${root.dataset['url'] ?? ''}?${question(root, changed).toString()}`);
    if (answer.ok && asked === latest) show(root, (await answer.json()) as OptionForm);
  };
  root.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name.startsWith(PREFIX)) {
      settle(target.name.slice(PREFIX.length)).catch((error: unknown) => console.error('options were not settled', error));
    }
  });
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

function show(root: HTMLElement, { values, allowed }: OptionForm): void {
  for (const radio of radios(root)) {
    const key = radio.name.slice(PREFIX.length);
    radio.disabled = allowed[key]?.includes(radio.value) !== true;
    radio.checked = values[key] === radio.value;
  }
}

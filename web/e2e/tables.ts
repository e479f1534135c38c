/** Opening, joining and playing at tables, as a person would. */
import { type Locator, type Page, expect } from '@playwright/test';

/** Who plays a seat. */
export type Who = 'screen' | 'computer' | 'link';

export interface Wanted {
  way: Who | 'each';
  /** Who plays each seat, in the way seat by seat. */
  each?: readonly Who[];
  /** Part of the address of the game's page. */
  game?: string;
  /** The seat of who opens the table: 0, 1 or `any`. */
  seat?: string;
  clock?: string;
  /** The game's own options, by key. */
  options?: Record<string, string>;
  name?: string;
}

/** Opens a table through the form; the page is then the table's. */
export async function openTable(page: Page, wanted: Wanted): Promise<void> {
  await page.goto(`/jouer/${wanted.game ?? 'puissance-4'}`);
  for (const [key, value] of Object.entries(wanted.options ?? {})) {
    await page.locator(`input[name="option-${key}"][value="${value}"]`).check();
  }
  await page.locator(`#way-${wanted.way}`).check();
  if (wanted.seat !== undefined) await page.locator(`input[name=seat][value="${wanted.seat}"]`).check();
  for (const [seat, who] of (wanted.each ?? []).entries()) await page.locator(`#who-${seat}`).selectOption(who);
  if (wanted.clock !== undefined) await page.locator('#clock').selectOption(wanted.clock);
  if (wanted.name !== undefined) await page.locator('#name').fill(wanted.name);
  await submit(page, 'Ouvrir la table');
  await ready(page);
}

/** The link that the present page invites with. */
export async function inviteLink(page: Page): Promise<string> {
  return page.getByLabel('Lien d’invitation').inputValue();
}

/** Takes the seat behind a link. */
export async function join(page: Page, link: string, name?: string): Promise<void> {
  await page.goto(link);
  if (name !== undefined) await page.getByLabel('Votre nom').fill(name);
  await submit(page, 'Prendre la place');
  await ready(page);
}

/** Presses a button that leads to a table; the site allows only so many a minute, then one waits. */
async function submit(page: Page, name: string): Promise<void> {
  await expect(async () => {
    if (await page.getByRole('heading', { name: 'Un peu de patience' }).isVisible()) await page.goBack();
    await page.getByRole('button', { name }).click();
    await expect(page).toHaveURL(/\/table\/\w+$/);
  }).toPass({ intervals: [2_000] });
}

/** Waits for the script to have taken the table over. */
export async function ready(page: Page): Promise<void> {
  await expect(page.locator('main[data-live]')).toBeVisible();
}

/** The button of a column, by its letter. */
export function column(page: Page, letter: string): Locator {
  return page.locator(`[data-column="${letter}"]`);
}

/** Plays in these columns, one after the other, each as soon as it can be. */
export async function play(page: Page, letters: string): Promise<void> {
  for (const letter of letters) {
    const before = await turns(page).count();
    await expect(column(page, letter)).toHaveAttribute('aria-disabled', 'false');
    await column(page, letter).click();
    await expect(turns(page)).not.toHaveCount(before);
  }
}

/** The entries of the list of turns. */
export function turns(page: Page): Locator {
  return page.locator('.moves .move');
}

/** The sentence that says how the game stands. */
export function status(page: Page): Locator {
  return page.locator('.status-now');
}

/** The discs on the grid, as they can be heard: `d1 Rouge`, sorted. */
export async function discs(page: Page): Promise<string[]> {
  const rows = await page.locator('.board-frame table tbody tr').evaluateAll((trs) =>
    trs.map((tr) => [...tr.children].map((cell) => cell.textContent ?? '')),
  );
  return rows
    .flatMap(([row = '', ...cells]) =>
      cells.map((held, index) => ({ held, cell: `${'abcdefg'.charAt(index)}${row}` })),
    )
    .filter(({ held }) => held !== 'vide')
    .map(({ held, cell }) => `${cell} ${held}`)
    .toSorted();
}

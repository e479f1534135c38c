/** A table on paper: everything that was played, nothing that is touched, and the colours of daylight. */
import { type Locator, type Page, expect, test } from '@playwright/test';
import { point } from './boards';
import { CONNECT6, PENTE } from './games';
import { playSwiftly } from './swift';
import { openTable, turns } from './tables';

/** The list of turns, and what is around it, cut nothing off. */
async function isWhole(list: Locator): Promise<boolean> {
  return list.evaluate((element) => {
    const ancestors: Element[] = [];
    for (let at: Element | null = element; at !== null; at = at.parentElement) ancestors.push(at);
    const isOpen = ancestors.every((at) => at === document.documentElement || getComputedStyle(at).overflowY === 'visible');
    const box = element.getBoundingClientRect();
    const items = [...element.children].map((item) => item.getBoundingClientRect());
    return isOpen && items.every(({ top, bottom, height }) => height > 0 && top >= box.top && bottom <= box.bottom + 1);
  });
}

function background(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
}

const UNTOUCHED = ['.bar', '.foot', '.actions', '.stepper', '.settings', '.skip'];

test('a long game is printed whole, in daylight, without what is touched @phone', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openTable(page, { way: 'screen', game: 'pente', options: { opening: 'none' } });
  await playSwiftly([page], PENTE);
  await expect(turns(page)).toHaveCount(PENTE.length);
  await expect(page.locator('.sheet')).toBeHidden();

  await page.emulateMedia({ media: 'print' });
  const list = page.locator('.moves ol');
  await expect.poll(() => isWhole(list)).toBe(true);
  for (const part of UNTOUCHED) await expect(page.locator(part).first()).toBeHidden();
  expect(await background(page)).toBe('rgb(255, 255, 255)');
  const sheet = page.locator('.sheet');
  await expect(sheet.locator('li')).toHaveText([/^Blanc\s*10 capturées sur\s10$/, /^Noir\s*8 capturées sur\s10$/]);
  await expect(sheet).toContainText('Blanc gagne par captures.');
  await expect(sheet).toContainText('Position après le coup 53 sur 53. Blanc joue en j12 et capture 2 pierres.');
  const year = String(new Date().getFullYear());
  await expect(sheet.locator('time')).toHaveText(new RegExp(`^\\d{1,2}(er)? [a-zéû]+ ${year}$`));
  await expect(sheet).toContainText(/Plateau\s*19 × 19/);
  await expect(sheet).toContainText(/Pendule\s*aucune/);
  await expect(page.locator('.conditions')).toBeVisible();
  await expect(page.locator('.sheet-foot')).toContainText(new URL(page.url()).pathname);

  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Début de la partie' }).click();
  await page.keyboard.press('ArrowRight');
  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toContainText('Position après le coup 1 sur 53. Blanc joue en k10.');
  await expect(page.locator('.goban .stone[data-at]')).toHaveCount(1);
});

test('a stone that is only chosen is not printed', async ({ page }) => {
  await openTable(page, { way: 'screen', game: 'connect6' });
  await playSwiftly([page], CONNECT6.slice(0, 3));
  await point(page, 'a1').click();
  await expect(page.locator('.goban .ghost')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.goban .ghost')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await expect(page.locator('.goban .ghost')).toHaveCount(1);
});

test('a button prints the game', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.body.dataset['printed'] = '';
    };
  });
  await openTable(page, { way: 'screen' });
  await page.getByRole('button', { name: 'Imprimer la partie' }).click();
  await expect(page.locator('body[data-printed]')).toBeVisible();
});

test('without script the sheet says the same', async ({ page, browser, baseURL }) => {
  await openTable(page, { way: 'screen', game: 'gomoku', options: { opening: 'swap2' } });
  await playSwiftly([page], ['h8', 'i9', 'g7', 'two', 'i7', 'k10', 'black', 'i8']);
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'fr-FR', ...(baseURL ? { baseURL } : {}) });
  const plain = await context.newPage();
  await plain.goto(`${page.url()}?coup=3`);
  await plain.emulateMedia({ media: 'print' });
  for (const part of ['.bar', '.foot', '.stepper', '.table .warning']) await expect(plain.locator(part)).toBeHidden();
  await expect(plain.getByText('Position après le coup 3', { exact: true })).toBeVisible();
  await expect(plain.locator('.plain-board .chip')).toHaveCount(3);
  await expect(plain.locator('.sheet-facts')).toContainText(/Ouverture\s*Swap2/);
  expect(await isWhole(plain.locator('.moves ol'))).toBe(true);
  await expect(turns(plain).nth(3)).toHaveText('4Poser deux pierres de plus');
  await expect(plain.locator('.sheet-foot')).toContainText(new URL(page.url()).pathname);
});

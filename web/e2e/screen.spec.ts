/** One screen, by keyboard alone; and what is refused. */
import { type Page, expect, test } from '@playwright/test';
import { column, discs, openTable, play, status, turns } from './tables';

/** Tabs from the top of the page to the grid. */
async function tabToGrid(page: Page): Promise<void> {
  await page.locator('body').press('Tab');
  for (let presses = 0; presses < 20; presses += 1) {
    if (await page.evaluate(() => document.activeElement?.closest('.columns') !== null)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the grid cannot be reached with Tab');
}

test('a game by keyboard alone', async ({ page }) => {
  await openTable(page, { way: 'screen' });
  await tabToGrid(page);
  await expect(column(page, 'd')).toBeFocused();
  await expect(column(page, 'd')).toHaveAccessibleName('Colonne d, case d1');
  const done = async (count: number) => expect(turns(page)).toHaveCount(count);

  await page.keyboard.press('Enter');
  await done(1);
  await expect(status(page)).toHaveText('Bleu, choisissez une colonne.');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await done(2);
  await page.keyboard.press('d');
  await expect(column(page, 'd')).toHaveAccessibleName('Colonne d, case d2');
  await page.keyboard.press('Enter');
  await done(3);
  await page.keyboard.press('7');
  await page.keyboard.press('Enter');
  await done(4);
  await page.keyboard.press('4');
  await page.keyboard.press('Enter');
  await done(5);
  await page.keyboard.press('Home');
  await expect(column(page, 'a')).toBeFocused();
  await page.keyboard.press('Enter');
  await done(6);
  await page.keyboard.press('D');
  await page.keyboard.press('Enter');
  await done(7);
  await expect(status(page)).toHaveText('Rouge gagne par alignement.');
  expect(await discs(page)).toEqual([
    'a1 Bleu', 'd1 Rouge', 'd2 Rouge', 'd3 Rouge', 'd4 Rouge', 'e1 Bleu', 'g1 Bleu',
  ]);
});

test('a full column is refused with the reason', async ({ page }) => {
  await openTable(page, { way: 'screen' });
  await play(page, 'dddddd');
  await expect(column(page, 'd')).toHaveAccessibleName('Colonne d, pleine');
  // Playwright waits for what is said to be disabled; a person does not.
  await column(page, 'd').click({ force: true });
  await expect(page.locator('.status-notice')).toHaveText('La colonne d est pleine.');
  await expect(turns(page)).toHaveCount(6);
  await play(page, 'c');
  await expect(page.locator('.status-notice')).toBeHidden();
});

test('every change is said in words', async ({ page }) => {
  await openTable(page, { way: 'screen' });
  await play(page, 'd');
  await expect(page.locator('output.status')).toHaveText(
    'Rouge joue en d : le jeton tombe en d1.Bleu, choisissez une colonne.',
  );
});

test('the last turn can be taken back', async ({ page }) => {
  await openTable(page, { way: 'screen' });
  await play(page, 'dc');
  await page.getByRole('button', { name: 'Reprendre' }).click();
  await expect(turns(page)).toHaveCount(1);
  expect(await discs(page)).toEqual(['d1 Rouge']);
  await play(page, 'e');
  expect(await discs(page)).toEqual(['d1 Rouge', 'e1 Bleu']);
});

test('a turn waits for the button where the reader wants it to', async ({ page }) => {
  await openTable(page, { way: 'screen' });
  await page.getByText('Réglages').click();
  await page.getByLabel('Toujours').check();
  await column(page, 'd').click();
  await expect(turns(page)).toHaveCount(0);
  await column(page, 'e').click();
  await page.getByRole('button', { name: 'Jouer ce coup' }).click();
  await expect(turns(page)).toHaveCount(1);
  expect(await discs(page)).toEqual(['e1 Rouge']);
  await page.reload();
  await column(page, 'c').click();
  await expect(page.getByRole('button', { name: 'Jouer ce coup' })).toBeVisible();
});

test('a finger plays with one touch @phone-only', async ({ page }) => {
  await openTable(page, { way: 'screen' });
  await column(page, 'b').tap();
  await expect(turns(page)).toHaveCount(1);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(wide, 'the page is not wider than the window').toBe(false);
});

/** Pages without script: everything can be read. */
import { expect, test } from '@playwright/test';
import { openTable, play } from './tables';

test('every page can be read without script @phone', async ({ page, browser, baseURL }) => {
  await openTable(page, { way: 'screen' });
  await play(page, 'dcdcdcd');
  const address = page.url();

  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'fr-FR', ...(baseURL ? { baseURL } : {}) });
  const plain = await context.newPage();
  await plain.goto('/');
  await expect(plain.getByRole('heading', { level: 1 })).toContainText('Un plateau');
  await plain.getByRole('link', { name: /Puissance 4/ }).click();
  await expect(plain.getByRole('group', { name: 'Avec qui ?' })).toBeVisible();

  await plain.goto(address);
  const board = plain.locator('table.plain-board');
  await expect(board).toBeVisible();
  await expect(board.locator('.side-red')).toHaveCount(4);
  await expect(board.locator('.side-blue')).toHaveCount(3);
  await expect(plain.locator('.status-now')).toHaveText('Rouge gagne par alignement.');
  await plain.locator('.moves .move').nth(2).click();
  await expect(board.locator('.chip')).toHaveCount(3);
  await plain.getByRole('link', { name: 'Coup suivant' }).click();
  await expect(board.locator('.chip')).toHaveCount(4);
  await plain.getByRole('link', { name: 'Début de la partie' }).click();
  await expect(board.locator('.chip')).toHaveCount(0);
});

test('a table is opened without script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'fr-FR', ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/jouer/puissance-4');
  await page.locator('#way-screen').check();
  await page.getByRole('button', { name: 'Ouvrir la table' }).click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(page.getByText('activez JavaScript')).toBeVisible();
});

test('theme and language can be chosen without script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'fr-FR', ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('button', { name: 'Sombre' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A board, a friend, a good game.');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

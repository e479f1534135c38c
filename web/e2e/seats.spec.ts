/** Seats filled one by one, and the form that follows the number of seats. */
import { type Locator, type Page, expect, test } from '@playwright/test';
import { click, over } from './boards';
import { inviteLink, join, openTable, status, turns } from './tables';

const players = (page: Page, count: number): Locator => page.locator(`input[name="option-players"][value="${count}"]`);
const way = (page: Page): Locator => page.locator('#way-each');
/** Who plays a seat, by its name. */
const seat = (page: Page, name: string): Locator => page.getByRole('combobox', { name });
const rows = (page: Page): Locator => page.locator('.seat:visible');

test('the form follows the number of players @phone', async ({ page }) => {
  await page.goto('/jouer/pente');
  const own = page.getByRole('group', { name: 'Votre place' }).locator('label:visible');
  await expect(way(page)).toBeHidden();
  await expect(own).toHaveText(['Joueur 1', 'Joueur 2', 'Au hasard']);
  await players(page, 4).check();
  await expect(own).toHaveText(['Blanc', 'Noir', 'Rouge', 'Jaune', 'Au hasard']);
  await expect(page.getByText('Blanc commence.')).toBeVisible();

  await way(page).check();
  await expect(own).toHaveCount(0);
  await expect(rows(page)).toHaveCount(4);
  await expect(seat(page, 'Rouge')).toHaveValue('computer');
  const name = page.getByLabel('Votre nom');
  await expect(name).toBeVisible();
  await seat(page, 'Noir').selectOption('screen');
  await expect(name).toBeHidden();
  await seat(page, 'Jaune').selectOption('link');
  await expect(name).toBeVisible();
  // The seat that is played by link is no longer there.
  await players(page, 3).check();
  await expect(rows(page)).toHaveCount(3);
  await expect(name).toBeHidden();
  await players(page, 2).check();
  await expect(way(page)).toBeHidden();
  await expect(page.locator('#way-computer')).toBeChecked();
});

test('where nobody plays on this screen the table is refused, and the form stays as it was', async ({ page }) => {
  await page.goto('/jouer/pente');
  await players(page, 3).check();
  await way(page).check();
  await seat(page, 'Blanc').selectOption('computer');
  await page.getByRole('button', { name: 'Ouvrir la table' }).click();
  await expect(page.getByRole('alert')).toContainText('La table n’a pas pu être ouverte.');
  await expect(rows(page)).toHaveCount(3);
  await expect(seat(page, 'Blanc')).toHaveValue('computer');
  await expect(seat(page, 'Noir')).toHaveValue('link');
});

test('one on the screen, the computer and a guest by link play a few turns', async ({ page, browser }) => {
  test.setTimeout(60_000);
  await openTable(page, {
    game: 'pente',
    way: 'each',
    options: { players: '3', size: '13' },
    each: ['screen', 'computer', 'link'],
    name: 'Camille',
  });
  await expect(status(page)).toHaveText('En attente d’un adversaire.');
  const guest = await (await browser.newContext({ locale: 'fr-FR' })).newPage();
  await join(guest, await inviteLink(page), 'Alix');
  const seats = guest.locator('.player strong');
  await expect(seats).toHaveText(['Camille', /^Ordinateur/, 'Alix']);
  for (const [round, here, there] of [
    [0, 'a1', 'n13'],
    [1, 'c1', 'l13'],
  ] as const) {
    await click(page, here);
    await expect(turns(page)).toHaveCount(3 * round + 2, { timeout: 20_000 });
    await expect(status(guest)).toContainText('À vous.');
    await click(guest, there);
  }
  await click(page, 'e1');
  for (const side of [page, guest]) {
    await expect(turns(side)).toHaveCount(8, { timeout: 20_000 });
    await expect(over(side)).toBeHidden();
  }
});

test('without script every seat that the game can have is there', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'fr-FR', ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/jouer/pente');
  await players(page, 3).check();
  await page.locator('input[name="option-opening"][value="none"]').check();
  await way(page).check();
  await expect(rows(page)).toHaveCount(4);
  await expect(page.getByText('Les places qui n’existent pas à cette table sont laissées de côté.')).toBeVisible();
  await seat(page, 'Joueur 2').selectOption('computer');
  await page.getByRole('button', { name: 'Ouvrir la table' }).click();
  await expect(page.locator('.player')).toHaveCount(3);
  await expect(page.locator('.player').nth(1)).toContainText('Ordinateur');
});

test('a game of two asks nothing of the kind', async ({ page }) => {
  await page.goto('/jouer/gomoku');
  await expect(page.locator('input[name=way]')).toHaveCount(3);
  await expect(page.locator('.for-each, .no-script')).toHaveCount(0);
});

/** The stones of an opening's set at Pente: the board keeps them until the set is whole (PT-16). */
import { type Page, expect, test } from '@playwright/test';
import { action, click, gather, point, tabTo, type } from './boards';
import { openTable, ready, status, turns } from './tables';

test.describe.configure({ timeout: 60_000 });

/** What is said of the stones that are kept. */
function kept(page: Page) {
  return page.locator('.status-last');
}

test('PT-16: the first stones of swap2 are kept as ghosts, and the set is sent when it is whole', async ({
  page,
  browser,
}) => {
  const { pages, line } = await gather(browser, page, 2, { game: 'pente' });
  const [first, second] = pages as [Page, Page];
  await click(first, 'k10');
  await expect(kept(first)).toHaveText('Choisi, pas encore joué\u00a0: k10.');
  await expect(status(first)).toHaveText('À vous. Joueur\u00a01, posez la pierre 2 sur 3 de l’ouverture\u00a0: une noire.');
  await expect(point(first, 'k10')).toHaveAttribute('aria-label', 'k10, choisi, Blanc');
  await click(first, 'k11');
  await expect(kept(first)).toHaveText('Choisi, pas encore joué\u00a0: k10, k11.');
  await expect(first.locator('.dashed-ring')).toHaveCount(2);
  // Nobody else sees them, and nothing was played.
  for (const side of pages) await expect(turns(side)).toHaveCount(0);
  await expect(point(second, 'k10')).toHaveAttribute('aria-label', /, vide|ne se joue pas/);
  expect(line.sent.filter((message) => message.includes('"turn"'))).toEqual([]);
  await click(first, 'a1');
  for (const side of pages) await expect(turns(side)).toHaveText([/k10/, /k11/, /a1/]);
  await expect(first.locator('.dashed-ring')).toHaveCount(0);
  await expect(action(second, 'Prendre Noir')).toBeVisible();
});

test('PT-16: kept stones are taken back from the last, by the button or by touching one', async ({ page }) => {
  await openTable(page, { way: 'screen', game: 'pente' });
  await click(page, 'k10 k11');
  await point(page, 'k10').click();
  await expect(kept(page)).toHaveText('Choisi, pas encore joué\u00a0: k10.');
  await expect(point(page, 'k11')).toHaveAttribute('aria-label', 'k11, vide');
  await action(page, 'Effacer').click();
  await expect(action(page, 'Effacer')).toBeHidden();
  await expect(page.locator('.dashed-ring')).toHaveCount(0);
  await click(page, 'a1 a3 a5');
  await expect(turns(page)).toHaveText([/a1/, /a3/, /a5/]);
});

test('PT-16: by keyboard alone, the first of the two stones of the third option is kept as well', async ({ page }) => {
  await openTable(page, { way: 'screen', game: 'pente' });
  await tabTo(page, page.locator('.board-frame'));
  await type(page, 'k10 a1 k11');
  await action(page, 'Poser deux pierres de plus').click();
  await tabTo(page, page.locator('.board-frame'));
  await type(page, 'a3');
  await expect(turns(page)).toHaveCount(4);
  await expect(kept(page)).toHaveText('Choisi, pas encore joué\u00a0: a3.');
  await type(page, 'k13');
  await expect(turns(page)).toHaveCount(6);
});

test('PT-16: the three of swap’s four are kept', async ({ page }) => {
  await openTable(page, { way: 'screen', game: 'pente', options: { opening: 'swap' } });
  await click(page, 'k10 a1 k11');
  await expect(kept(page)).toContainText('k10, a1, k11');
  await expect(turns(page)).toHaveCount(0);
  await click(page, 'a3');
  await expect(turns(page)).toHaveCount(4);
});

test('PT-16: with the button each stone is played by itself', async ({ page }) => {
  await openTable(page, { way: 'screen', game: 'pente' });
  await page.getByText('Réglages').click();
  await page.getByRole('radio', { name: 'Toujours' }).check();
  await page.getByText('Réglages').click();
  await point(page, 'k10').click();
  await action(page, 'Jouer ce coup').click();
  await expect(turns(page)).toHaveCount(1);
});

test('PT-16: a set outlives a lost line, and the end of the game drops it with a word', async ({ page, browser }) => {
  const { pages } = await gather(browser, page, 2, { game: 'pente' });
  const [first, second] = pages as [Page, Page];
  await click(first, 'k10 k11');
  await expect(kept(first)).toContainText('k10, k11');
  await first.context().setOffline(true);
  await expect(first.getByText('Connexion perdue')).toBeVisible();
  await point(first, 'a1').click();
  await expect(status(first)).toHaveText('Votre coup partira dès que la connexion sera revenue.');
  await first.context().setOffline(false);
  for (const side of pages) await expect(turns(side)).toHaveCount(3, { timeout: 15_000 });

  // Who called a game off took the kept stones of the other with it.
  await openTable(first, { way: 'link', seat: '0', game: 'pente', name: 'Camille' });
  await second.goto(await first.getByLabel('Lien d’invitation').inputValue());
  await second.getByRole('button', { name: 'Prendre la place' }).click();
  await ready(second);
  await click(first, 'k10');
  await expect(kept(first)).toContainText('k10');
  await action(second, 'Annuler la partie').click();
  await second.getByRole('dialog').getByRole('button', { name: 'Annuler la partie' }).click();
  await expect(first.locator('.status-notice')).toHaveText('Ce que vous aviez choisi n’a pas été joué\u00a0: k10.');
  await expect(first.locator('.dashed-ring')).toHaveCount(0);
});

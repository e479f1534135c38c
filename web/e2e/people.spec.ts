/** Going on with another device, winning against who left, hiding a name, one's own data. */
import { readFileSync } from 'node:fs';
import { type Browser, type Page, expect, test } from '@playwright/test';
import { inviteLink, join, openTable, play, ready, status, turns } from './tables';

async function another(page: Page): Promise<Page> {
  const browser = page.context().browser() as Browser;
  return (await browser.newContext({ locale: 'fr-FR' })).newPage();
}

async function settings(page: Page): Promise<void> {
  await page.locator('.settings summary').click();
}

test('a game goes on with a phone, and the link that led there works once', async ({ page }) => {
  await openTable(page, { way: 'link', seat: '0', name: 'Camille' });
  const blue = await another(page);
  await join(blue, await inviteLink(page), 'Alix');
  await play(page, 'd');
  await settings(page);
  await page.getByRole('link', { name: 'Continuer sur un autre appareil' }).click();
  await page.getByRole('button', { name: 'Créer le lien' }).click();
  const link = await page.getByLabel('Lien pour l’autre appareil').inputValue();
  await expect(page.getByRole('button', { name: 'Copier' })).toBeVisible();
  await expect(page.locator('.share-code svg')).toBeVisible();

  const phone = await another(page);
  await phone.goto(link);
  await expect(phone.getByText('à la place de Camille')).toBeVisible();
  await phone.getByRole('button', { name: 'Continuer ici' }).click();
  await ready(phone);
  await play(blue, 'c');
  await play(phone, 'd');
  const third = await another(page);
  await third.goto(link);
  await expect(third.getByRole('heading', { name: 'Ce lien ne marche plus' })).toBeVisible();

  // The first device plays on as well, until it sends the other away.
  await page.getByRole('link', { name: 'Retour à la partie' }).click();
  await ready(page);
  await play(blue, 'c');
  await play(page, 'd');
  await expect(turns(phone)).toHaveCount(5);
  await settings(page);
  await page.getByRole('link', { name: 'Continuer sur un autre appareil' }).click();
  await expect(page.getByText('1 autre appareil joue à votre place.')).toBeVisible();
  await page.getByRole('button', { name: 'Écarter les autres appareils' }).click();
  await expect(page.getByText('1 autre appareil')).toBeHidden();
  await play(blue, 'a');
  await expect(status(phone)).toHaveText('C’est à Camille de jouer.');
});

test('who waits for an opponent who left sees a countdown, then may win', async ({ page }) => {
  await openTable(page, { way: 'link', seat: '0' });
  const blue = await another(page);
  await join(blue, await inviteLink(page), 'Alix');
  await play(page, 'd');
  await play(blue, 'c');
  await play(page, 'd');
  const address = blue.url();
  await blue.goto('/');
  await expect(page.getByText(/Alix n’est plus là\. Vous pourrez gagner par forfait dans 0:0[0-3]/)).toBeVisible();
  await blue.goto(address);
  await expect(page.getByText('Alix n’est plus là')).toBeHidden();
  await blue.goto('/');
  await page.getByRole('button', { name: 'Gagner par forfait' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Gagner par forfait' }).click();
  await expect(status(page)).toContainText('gagne');
  await blue.goto(address);
  await expect(status(blue)).toContainText('gagne');
});

test('a name that one does not want to see is hidden', async ({ page }) => {
  await openTable(page, { way: 'link', seat: '0' });
  const blue = await another(page);
  await join(blue, await inviteLink(page), 'Grossier');
  await expect(page.locator('.player').nth(1)).toContainText('Grossier');
  await settings(page);
  await page.getByLabel('Masquer «\u00a0Grossier\u00a0»').check();
  await expect(page.locator('.player').nth(1)).toContainText('Nom masqué');
  await play(page, 'd');
  await expect(status(page)).not.toContainText('Grossier');
  await page.reload();
  await ready(page);
  await expect(page.locator('.player').nth(1)).toContainText('Nom masqué');
});

test('a visitor takes their data along and has them deleted', async ({ page }) => {
  await openTable(page, { way: 'link', seat: '0', name: 'Camille' });
  const blue = await another(page);
  await join(blue, await inviteLink(page), 'Alix');
  await play(page, 'd');
  const table = page.url();
  await page.getByRole('link', { name: 'Vos données' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Tout télécharger' }).click();
  const data = JSON.parse(readFileSync(await (await saved).path(), 'utf8')) as {
    visitor: { name: string };
    tables: { record: string }[];
  };
  expect(data.visitor.name).toBe('Camille');
  expect(data.tables).toHaveLength(1);
  expect(data.tables[0]?.record).toContain('1 d');
  await page.getByText('Tout effacer', { exact: true }).click();
  await page.getByLabel('J’ai compris').check();
  await page.getByRole('button', { name: 'Effacer définitivement' }).click();
  await expect(page.getByRole('heading', { name: 'C’est effacé' })).toBeVisible();
  await expect(status(blue)).toContainText('Alix (Bleu) gagne');
  await expect(blue.locator('.player').first()).not.toContainText('Camille');
  await page.goto(table);
  await expect(page.locator('.player').first()).toContainText('Visiteur');
  await page.goto('/moi');
  await expect(page.getByText('Le site ne sait rien de vous')).toBeVisible();
});

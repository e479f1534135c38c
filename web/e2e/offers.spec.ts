/** Draws, resignation, calling off: what ends a game besides the board. */
import { type Page, expect, test } from '@playwright/test';
import { inviteLink, join, openTable, play, status, turns } from './tables';

async function two(page: Page): Promise<[Page, Page]> {
  await openTable(page, { way: 'link', seat: '0', name: 'Camille' });
  const guest = await page.context().browser()?.newContext({ locale: 'fr-FR' });
  if (guest === undefined) throw new Error('no browser');
  const other = await guest.newPage();
  await join(other, await inviteLink(page), 'Alix');
  return [page, other];
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('a draw is offered, refused, offered by the other side and accepted', async ({ page }) => {
  const [red, blue] = await two(page);
  await play(red, 'd');
  await expect(turns(blue)).toHaveCount(1);

  await press(red, 'Nulle ?');
  await expect(red.getByRole('button', { name: 'Nulle proposée' })).toBeVisible();
  await expect(blue.getByText('Camille propose la nulle. Acceptez-vous ?')).toBeVisible();
  await press(blue, 'Refuser');
  await expect(blue.getByText('propose la nulle')).toBeHidden();
  await expect(red.getByRole('button', { name: 'Nulle proposée' })).toBeHidden();
  await expect(red.locator('.status-notice')).toHaveText('La nulle est refusée ; la partie continue.');
  await play(blue, 'd');

  await press(blue, 'Nulle ?');
  await press(red, 'Accepter définitif\u00a0: finit la partie');
  for (const side of [red, blue]) await expect(status(side)).toHaveText('Partie nulle : d’un commun accord.');
});

test('resigning is asked once more, in words that say it is final', async ({ page }) => {
  const [red, blue] = await two(page);
  await play(red, 'd');
  await expect(turns(blue)).toHaveCount(1);
  await play(blue, 'c');

  await press(red, 'Abandonner');
  const question = red.getByRole('dialog', { name: 'Abandonner la partie ?' });
  await expect(question).toContainText('ne peut pas être reprise');
  await question.getByRole('button', { name: 'Continuer à jouer' }).click();
  await expect(question).toBeHidden();
  await expect(status(red)).toContainText('À vous.');

  await press(red, 'Abandonner');
  await red.keyboard.press('Escape');
  await expect(question).toBeHidden();

  await press(red, 'Abandonner');
  await question.getByRole('button', { name: 'Abandonner' }).click();
  for (const side of [red, blue]) await expect(status(side)).toHaveText('Alix (Bleu) gagne par abandon.');
});

test('a game that has hardly begun is called off', async ({ page }) => {
  const [red, blue] = await two(page);
  await press(red, 'Annuler la partie');
  await red.getByRole('dialog').getByRole('button', { name: 'Annuler la partie' }).click();
  for (const side of [red, blue]) await expect(status(side)).toHaveText('La partie a été annulée.');
});

test('another game is asked for and played with the sides changed', async ({ page }) => {
  const [red, blue] = await two(page);
  await play(red, 'd');
  await expect(turns(blue)).toHaveCount(1);
  await play(blue, 'c');
  await press(red, 'Abandonner');
  await red.getByRole('dialog').getByRole('button', { name: 'Abandonner' }).click();
  await press(red, 'Revanche');
  await press(blue, 'Revanche');
  for (const side of [red, blue]) await side.getByRole('link', { name: 'Aller à la revanche' }).click();
  await expect(status(blue)).toContainText('À vous.');
  await play(blue, 'd');
  await expect(turns(red)).toHaveCount(1);
});

/** The page behind an invitation, in each of its states. */
import { expect, test } from '@playwright/test';
import { inviteLink, join, openTable } from './tables';

test('says who invites to what, then that the seat is taken, then that the table is full', async ({ page, browser }) => {
  await openTable(page, { way: 'link', seat: '1', name: 'Camille' });
  await expect(page.getByText('ce lien ne marchera que sur elle')).toBeVisible();
  await expect(page.locator('.share-code svg')).toBeVisible();
  const link = await inviteLink(page);

  const guest = await (await browser.newContext({ locale: 'fr-FR' })).newPage();
  await guest.goto(link);
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Camille vous invite');
  await expect(guest.getByText('Une partie de Puissance 4 ; vous jouerez Rouge.')).toBeVisible();
  await guest.getByLabel('Votre nom').fill('Camille');
  await guest.getByRole('button', { name: 'Prendre la place' }).click();
  await expect(guest.getByRole('alert')).toHaveText('Quelqu’un porte déjà ce nom à cette table.');
  await join(guest, link, 'Alix');

  await guest.goto(link);
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Vous êtes déjà à cette table');
  await guest.getByRole('link', { name: 'Aller à la table' }).click();
  await expect(guest).toHaveURL(/\/table\//);

  const third = await (await browser.newContext({ locale: 'fr-FR' })).newPage();
  await third.goto(link);
  await expect(third.getByRole('heading', { level: 1 })).toHaveText('La table est complète');
  await third.getByRole('link', { name: 'Regarder la partie' }).click();
  await expect(third.locator('.columns')).toBeVisible();
  await expect(third.getByRole('button', { name: 'Abandonner' })).toBeHidden();
});

test('says so when the link leads nowhere', async ({ page }) => {
  for (const secret of ['x', 'Rk3o9CP8aUPgKz5wJ1u2Xa']) {
    const answer = await page.goto(`/rejoindre/${secret}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cette invitation n’est plus valable');
  }
});

test('a page that does not exist says so, with the number of the request', async ({ page }) => {
  for (const address of ['/rien', '/table/x', '/jouer/rien']) {
    const answer = await page.goto(address);
    expect(answer?.status(), address).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page introuvable');
    await expect(page.getByText('Numéro de la demande')).toBeVisible();
  }
});

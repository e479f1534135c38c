/** Whoever touches what cannot be played is told why: by the rules, or by the table itself. */
import { type Page, expect, test } from '@playwright/test';
import { action, click, inTurn, point } from './boards';
import { column, inviteLink, join, openTable, play, ready, turns } from './tables';

function notice(page: Page) {
  return page.locator('.status-notice');
}

/** Touches a point after so many turns; it is not played. */
async function refused(page: Page, played: number, at: string, why: string | RegExp): Promise<void> {
  await expect(turns(page)).toHaveCount(played);
  await point(page, at).click();
  await expect(notice(page)).toHaveText(why);
  await expect(turns(page)).toHaveCount(played);
}

test('PT-14 pro: the first stone of White goes to the centre, the second far from it', async ({ page }) => {
  await openTable(page, { way: 'screen', game: 'pente', options: { opening: 'pro' } });
  await refused(page, 0, 'k11', 'La première pierre de Blanc va au centre, en k10.');
  await click(page, 'k10');
  await expect(notice(page)).toBeHidden();
  await refused(page, 1, 'k10', 'k10 est occupé.');
  await click(page, 'k11');
  await refused(page, 2, 'l12', 'La deuxième pierre de Blanc doit être à 3 intersections du centre au moins.');
  await click(page, 'n10');
});

test('PT-12b where it is forbidden, a stone between two of the other side is not placed', async ({ page }) => {
  await openTable(page, { way: 'screen', game: 'pente', options: { opening: 'none', 'self-capture': 'forbidden' } });
  await inTurn([page], ['c1', 'a1', 'k10', 'd1']);
  await refused(page, 4, 'b1', /^En b1, votre pierre serait dans une rangée entre deux pierres adverses/);
});

test('G-7 no stone is placed while a colour is to be chosen', async ({ page }) => {
  await openTable(page, { way: 'screen', game: 'gomoku', options: { opening: 'swap2' } });
  await inTurn([page], ['h8', 'i8', 'j8']);
  await refused(page, 3, 'a1', 'Il faut d’abord choisir\u00a0: aucune pierre n’est posée maintenant.');
  await action(page, 'Prendre Blanc').click();
  await expect(notice(page)).toBeHidden();
});

test('C6-8 the second stone of a turn does not go onto another', async ({ page }) => {
  await openTable(page, { way: 'screen', game: 'connect6' });
  await click(page, 'j10');
  await point(page, 'k11').click();
  await refused(page, 1, 'j10', 'Il y a déjà une pierre en j10.');
  await point(page, 'k12').click();
  await expect(turns(page)).toHaveCount(2);
});

test('a place without a checker of one’s own is refused', async ({ page }) => {
  await openTable(page, { way: 'screen', game: 'backgammon' });
  await page.locator('[data-spot="8"]').click({ force: true });
  await expect(notice(page)).toHaveText('Lancez les dés.');
  await action(page, 'Lancer les dés').click();
  await expect(page.locator('[data-spot][aria-label*="peut partir"]').first()).toBeVisible();
  await page.locator('[data-spot="12"]').click({ force: true });
  await expect(notice(page)).toHaveText('Vous n’avez pas de pion en 12.');
});

test('the table itself says whose turn it is, that a position is past, and that the game is over', async ({
  page,
  browser,
}) => {
  await openTable(page, { way: 'link', seat: '0', name: 'Camille' });
  await column(page, 'd').click({ force: true });
  await expect(notice(page)).toHaveText('En attente d’un adversaire.');
  const link = await inviteLink(page);
  const guest = await (await browser.newContext({ locale: 'fr-FR' })).newPage();
  await join(guest, link, 'Alix');
  await column(guest, 'd').click({ force: true });
  await expect(notice(guest)).toHaveText('Ce n’est pas à vous de jouer.');
  await play(page, 'd');
  await play(guest, 'c');
  await page.getByRole('button', { name: 'Coup précédent' }).click();
  await column(page, 'a').click({ force: true });
  await expect(notice(page)).toHaveText('Cette position est passée\u00a0: on ne joue qu’au dernier coup.');
  await page.getByRole('button', { name: 'Dernier coup' }).click();
  await expect(notice(page)).toBeHidden();

  const watcher = await (await browser.newContext({ locale: 'fr-FR' })).newPage();
  await watcher.goto(page.url());
  await ready(watcher);
  await column(watcher, 'd').click({ force: true });
  await expect(notice(watcher)).toHaveText('Vous regardez cette partie\u00a0: seuls les joueurs y jouent.');

  await inTurn([page, guest], ['d', 'c', 'd', 'c', 'd'], play);
  await column(page, 'a').click({ force: true });
  await expect(notice(page)).toHaveText('La partie est finie.');
});

/** Pages on small screens: a board on a phone that lies on its side, large text, wide names. Nothing is cut off. */
import { type Page, expect, test } from '@playwright/test';
import { inviteLink, join, openTable } from './tables';

const SIDEWAYS = [
  { width: 844, height: 390 },
  { width: 640, height: 360 },
] as const;
const UPRIGHT = { width: 390, height: 844 } as const;
/** As many letters as a name may have, and the widest. */
const WIDE = 'W'.repeat(24);

/** How far the page is wider than the window without its scrollbar. */
function surplus(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.body.clientWidth);
}

for (const game of ['puissance-4', 'pente', 'backgammon']) {
  test(`${game} on a phone on its side: the whole board, and the actions beside it`, async ({ page }) => {
    await openTable(page, { game, way: 'screen' });
    for (const window of SIDEWAYS) {
      await page.setViewportSize(window);
      const board = await page.locator('.board-frame').boundingBox();
      const actions = await page.locator('.actions').boundingBox();
      const sentence = await page.locator('.status-now').boundingBox();
      if (board === null || actions === null || sentence === null) throw new Error('not seen');
      expect(board.y).toBeGreaterThanOrEqual(0);
      expect(board.y + board.height).toBeLessThanOrEqual(window.height);
      expect(board.height).toBeGreaterThan(window.height * 0.8);
      expect(actions.x).toBeGreaterThanOrEqual(board.x + board.width);
      expect(actions.y + actions.height).toBeLessThanOrEqual(window.height);
      expect(sentence.y + sentence.height).toBeLessThanOrEqual(actions.y);
      expect(await surplus(page)).toBe(0);
      // The board stays while what is beside it is read to its end.
      await page.getByText('Réglages').scrollIntoViewIfNeeded();
      expect((await page.locator('.board-frame').boundingBox())?.y).toBeGreaterThan(-window.height / 2);
      await page.evaluate(() => scrollTo(0, 0));
    }
  });
}

test('text of twice its size and names without a gap widen no page', async ({ browser, page }) => {
  await page.setViewportSize(UPRIGHT);
  await openTable(page, { way: 'link', seat: '0', name: WIDE });
  const table = page.url();
  const link = await inviteLink(page);
  const guest = await (await browser.newContext({ locale: 'fr-FR', viewport: UPRIGHT })).newPage();
  const fits = async (who: Page) => {
    for (const size of ['', '200%']) {
      await who.evaluate((percent) => {
        document.documentElement.style.fontSize = percent;
      }, size);
      expect(await surplus(who), `${who.url()} at ${size}`).toBe(0);
    }
  };
  await fits(page);
  await guest.goto(link);
  await fits(guest);
  await join(guest, link, WIDE.replaceAll('W', 'M'));
  await fits(guest);
  await guest.getByText('Réglages').click();
  await fits(guest);
  for (const path of ['/', '/moi', '/jouer/pente', `${table}/appareil`]) {
    await page.goto(path);
    await fits(page);
  }
  await page.getByRole('button', { name: 'Créer le lien' }).click();
  const other = await page.getByLabel('Lien pour l’autre appareil').inputValue();
  await fits(page);
  await guest.context().clearCookies();
  await guest.goto(other);
  await fits(guest);
});

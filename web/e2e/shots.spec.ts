/**
 * Pictures of every page, light and dark, desktop and phone, to be looked at: `npm run shots` writes
 * them into test-results/shots, and a few into docs/pictures. The tests pass it over.
 */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Page, test } from '@playwright/test';
import { inviteLink, join, openTable, play } from './tables';

const WANTED = process.env['TABLIER_SHOTS'] !== undefined;
const FOLDER = fileURLToPath(new URL('../test-results/shots/', import.meta.url));
const DOCS = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));

const SCREENS = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const;
const THEMES = ['light', 'dark'] as const;
/** What the README shows. */
const CHOSEN = new Set(['home-light-desktop', 'table-light-desktop', 'table-dark-phone', 'open-light-phone']);

/** Each leads to a page and leaves it as the picture shall show it. */
const PAGES: Record<string, (page: Page) => Promise<void>> = {
  home: async (page) => {
    await openTable(page, { way: 'computer', seat: '0' });
    await page.goto('/');
  },
  open: async (page) => {
    await page.goto('/jouer/puissance-4');
  },
  'open-options': async (page) => {
    await page.goto('/jouer/pente');
  },
  table: async (page) => {
    await openTable(page, { way: 'screen', clock: '10-5' });
    await play(page, 'dcdcebdde');
    await page.locator('[data-column="f"]').hover();
  },
  ...Object.fromEntries(
    ['connect6', 'gomoku', 'pente', 'backgammon'].map((game) => [
      game,
      async (page: Page) => {
        await openTable(page, { way: 'computer', seat: '0', game });
        await page.waitForTimeout(2_000);
      },
    ]),
  ),
  begin: async (page) => {
    await openTable(page, { way: 'screen' });
  },
  preferences: async (page) => {
    await openTable(page, { way: 'screen' });
    await page.getByText('Réglages').click();
    await page.locator('.settings').scrollIntoViewIfNeeded();
  },
  confirm: async (page) => {
    await openTable(page, { way: 'screen' });
    await page.getByText('Réglages').click();
    await page.getByLabel('Toujours').check();
    await page.getByText('Réglages').click();
    await play(page, '');
    await page.locator('[data-column="d"]').click();
  },
  resign: async (page) => {
    await openTable(page, { way: 'screen' });
    await play(page, 'dc');
    await page.getByRole('button', { name: 'Abandonner' }).click();
  },
  finished: async (page) => {
    await openTable(page, { way: 'screen' });
    await play(page, 'dcdcdcd');
  },
  replay: async (page) => {
    await openTable(page, { way: 'screen' });
    await play(page, 'dcdcdcd');
    await page.getByRole('slider').fill('4');
  },
  waiting: async (page) => {
    await openTable(page, { way: 'link', name: 'Camille' });
  },
  offer: async (page) => {
    await openTable(page, { way: 'link', seat: '0', name: 'Camille' });
    const guest = await (await context(page)).newPage();
    await join(guest, await inviteLink(page), 'Alix');
    await play(page, 'd');
    await guest.getByRole('button', { name: 'Nulle ?' }).click();
    await page.getByText('propose la nulle').waitFor();
  },
  away: async (page) => {
    await openTable(page, { way: 'link', seat: '0', name: 'Camille' });
    const other = await context(page);
    const guest = await other.newPage();
    await join(guest, await inviteLink(page), 'Alix');
    await play(page, 'd');
    await other.close();
    await page.getByText('absent').waitFor({ timeout: 15_000 });
  },
  lost: async (page) => {
    await openTable(page, { way: 'screen' });
    await page.context().setOffline(true);
    await page.getByText('Connexion perdue').waitFor();
  },
  invited: async (page) => {
    await openTable(page, { way: 'link', name: 'Camille' });
    const link = await inviteLink(page);
    await page.context().clearCookies();
    await page.goto(link);
  },
  expired: async (page) => {
    await page.goto('/rejoindre/x');
  },
  missing: async (page) => {
    await page.goto('/rien');
  },
};

async function context(page: Page) {
  const browser = page.context().browser();
  if (browser === null) throw new Error('no browser');
  return browser.newContext({ locale: 'fr-FR' });
}

for (const [name, lead] of Object.entries(PAGES)) {
  test(`pictures of ${name}`, async ({ browser, baseURL }) => {
    test.skip(!WANTED, 'only by `npm run shots`');
    test.setTimeout(240_000);
    mkdirSync(FOLDER, { recursive: true });
    mkdirSync(DOCS, { recursive: true });
    for (const [screen, viewport] of Object.entries(SCREENS)) {
      const isPhone = screen === 'phone';
      const made = await browser.newContext({
        ...(baseURL === undefined ? {} : { baseURL }),
        locale: 'fr-FR',
        viewport,
        deviceScaleFactor: isPhone ? 2 : 1,
        isMobile: isPhone,
        hasTouch: isPhone,
      });
      const page = await made.newPage();
      await lead(page);
      for (const colorScheme of THEMES) {
        await page.emulateMedia({ colorScheme });
        await page.waitForTimeout(350);
        const picture = `${name}-${colorScheme}-${screen}`;
        await page.screenshot({ path: `${FOLDER}${picture}.png` });
        if (CHOSEN.has(picture)) await page.screenshot({ path: `${DOCS}${picture}.png` });
      }
      await made.close();
    }
  });
}

/**
 * Pictures of every board and page in every theme, on a desk and in a hand, to be looked at: `npm run shots` writes them
 * into test-results/shots, and those that the READMEs show into docs/pictures; `npm run shots -- -g pente` only some. The
 * tests pass it over.
 */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Page, test } from '@playwright/test';
import { SCENES } from './scenes';

const WANTED = process.env['TABLIER_SHOTS'] !== undefined;
const FOLDER = fileURLToPath(new URL('../test-results/shots/', import.meta.url));
const DOCS = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));

const SCREENS = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const;
const THEMES = ['light', 'dark', 'contrast'] as const;
/** What the README shows. */
const CHOSEN = new Set([
  'home-light-desktop',
  'connect-four-light-desktop',
  'backgammon-light-desktop',
  'pente-four-dark-desktop',
  'connect6-dark-phone',
  'gomoku-swap2-light-phone',
  'backgammon-picked-light-phone',
]);

test.skip(!WANTED, 'only by `npm run shots`');
// The site opens only so many tables a minute for one address: scenes wait for one another.
test.setTimeout(300_000);

for (const [name, lead] of Object.entries(SCENES)) {
  for (const [screen, viewport] of Object.entries(SCREENS)) {
    test(`${name} on a ${screen}`, async ({ browser, baseURL }) => {
      mkdirSync(FOLDER, { recursive: true });
      mkdirSync(DOCS, { recursive: true });
      const isPhone = screen === 'phone';
      const context = await browser.newContext({
        ...(baseURL === undefined ? {} : { baseURL }),
        locale: 'fr-FR',
        viewport,
        deviceScaleFactor: isPhone ? 2 : 1,
        isMobile: isPhone,
        hasTouch: isPhone,
      });
      const page = await context.newPage();
      await lead(page);
      for (const theme of THEMES) {
        await wear(page, theme);
        const picture = `${name}-${theme}-${screen}`;
        await page.screenshot({ path: `${FOLDER}${picture}.png` });
        if (CHOSEN.has(picture)) await page.screenshot({ path: `${DOCS}${picture}.png` });
      }
      await wear(page, 'light');
      // What a phone shows only by scrolling.
      if (isPhone) await page.screenshot({ path: `${FOLDER}${name}-whole.png`, fullPage: true });
      await page.emulateMedia({ media: 'print' });
      if (!isPhone) await page.screenshot({ path: `${FOLDER}${name}-paper.png`, fullPage: true });
      await context.close();
    });
  }
}

async function wear(page: Page, theme: (typeof THEMES)[number]): Promise<void> {
  await page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name;
  }, theme);
  // Colours change at their pace, and pieces come to rest.
  await page.waitForTimeout(350);
}

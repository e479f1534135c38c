/** Language and theme: what the browser prefers, what the reader chooses. */
import { type Page, expect, test } from '@playwright/test';
import { openTable, play, status } from './tables';

test('French is the default, English comes by the browser’s wish or by choice', async ({ browser, baseURL }) => {
  const at = baseURL === undefined ? {} : { baseURL };
  const german = await (await browser.newContext({ locale: 'de-DE', ...at })).newPage();
  await german.goto('/');
  await expect(german.locator('html')).toHaveAttribute('lang', 'fr');

  const english = await (await browser.newContext({ locale: 'en-GB', ...at })).newPage();
  await english.goto('/');
  await expect(english.locator('html')).toHaveAttribute('lang', 'en');
  await english.getByRole('link', { name: 'Français' }).click();
  await expect(english.locator('html')).toHaveAttribute('lang', 'fr');
  await english.goto('/');
  await expect(english.locator('html')).toHaveAttribute('lang', 'fr');
});

test('the page of a game has an address in each language', async ({ page }) => {
  await page.goto('/jouer/puissance-4');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en\/play\/connect-four$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connect Four');
});

test('a table speaks the chosen language', async ({ page }) => {
  await openTable(page, { way: 'screen' });
  await play(page, 'd');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(status(page)).toHaveText('Blue, choose a column.');
});

test('a theme holds at once, on every page, from the first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await paper();
  await page.getByRole('button', { name: 'Sombre' }).click();
  await expect.poll(paper).not.toBe(light);
  const dark = await paper();
  const html = await (await page.request.get('/jouer/puissance-4')).text();
  expect(html).toContain('data-theme="dark"');
  await page.goto('/jouer/puissance-4');
  expect(await paper()).toBe(dark);
  await page.getByRole('button', { name: 'Système' }).click();
  await expect.poll(paper).toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(paper).toBe(dark);
});

for (const game of ['puissance-4', 'gomoku', 'backgammon']) {
  test(`a system that asks for more contrast gets the theme of that name, ${game}`, async ({ page }) => {
    // Colours change at once, so that none is read on its way.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openTable(page, { way: 'screen', game });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, contrast: 'no-preference' });
      const plain = await colours(page);
      await page.evaluate(() => (document.documentElement.dataset['theme'] = 'contrast'));
      const chosen = await colours(page);
      expect(chosen).not.toEqual(plain);
      await page.evaluate(() => delete document.documentElement.dataset['theme']);
      await page.emulateMedia({ contrast: 'more' });
      expect(await colours(page)).toEqual(chosen);
      // Who chose a theme keeps it.
      await page.getByRole('button', { name: colorScheme === 'light' ? 'Clair' : 'Sombre' }).click();
      expect((await colours(page))[0]).toBe(plain[0]);
      await page.getByRole('button', { name: 'Système' }).click();
      await page.mouse.move(0, 0);
    }
  });
}

/** Every colour and line on the page, by what wears it; the first is the page's own. */
async function colours(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body, body *')].map((element) => {
      const style = getComputedStyle(element);
      const worn = [style.color, style.background, style.border, style.boxShadow, style.fill, style.stroke, style.strokeWidth];
      return `${element.tagName} ${element.getAttribute('class')}: ${worn.join(', ')}`;
    }),
  );
}

test('preferences act on the board and are kept', async ({ page }) => {
  await openTable(page, { way: 'screen' });
  await play(page, 'd');
  await page.getByText('Réglages').click();
  await expect(page.locator('.last-ring')).toHaveCount(1);
  await page.getByLabel('Marquer le dernier coup').uncheck();
  await expect(page.locator('.last-ring')).toHaveCount(0);
  await page.getByLabel('Coordonnées').uncheck();
  await expect(page.locator('.labels')).toHaveCount(0);
  await page.reload();
  await expect(page.locator('.columns')).toBeVisible();
  await expect(page.locator('.last-ring')).toHaveCount(0);
  await expect(page.locator('.labels')).toHaveCount(0);
});

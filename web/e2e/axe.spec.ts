/** No serious or critical finding of axe on any page, in any theme. */
import { AxeBuilder } from '@axe-core/playwright';
import { type Page, expect, test } from '@playwright/test';
import { inviteLink, openTable, play } from './tables';

const THEMES = ['dark', 'contrast'] as const;
/** The one rule whose answer depends on the theme. */
const CONTRAST = 'color-contrast';

test.setTimeout(120_000);

async function check(page: Page, what: string): Promise<void> {
  await wear(page, 'light');
  await nothingGrave(new AxeBuilder({ page }), `${what}, light`);
  for (const theme of THEMES) {
    await wear(page, theme);
    await nothingGrave(new AxeBuilder({ page }).withRules(CONTRAST), `${what}, ${theme}`);
  }
  // High contrast is dark where the system is.
  await page.emulateMedia({ colorScheme: 'dark' });
  await nothingGrave(new AxeBuilder({ page }).withRules(CONTRAST), `${what}, dark contrast`);
  await page.emulateMedia({ colorScheme: 'light' });
  await wear(page, 'light');
}

async function wear(page: Page, theme: string): Promise<void> {
  await page.evaluate((name) => {
    const { dataset } = document.documentElement;
    dataset['theme'] = name;
    // Colours change at once, so that none is measured on its way.
    dataset['motion'] = 'off';
  }, theme);
}

async function nothingGrave(axe: AxeBuilder, what: string): Promise<void> {
  const { violations } = await axe.analyze();
  const grave = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  expect(grave, what).toEqual([]);
}

test('home, games, errors @phone', async ({ page }) => {
  for (const address of ['/', '/jouer/puissance-4', '/jouer/pente', '/en/play/connect-four', '/rien', '/rejoindre/x']) {
    await page.goto(address);
    await check(page, address);
  }
});

test('a table: running, looking back, asking, finished @phone', async ({ page }) => {
  await openTable(page, { way: 'screen', clock: '10-5' });
  await check(page, 'the beginning');
  await play(page, 'dcdcd');
  await page.getByText('Réglages').click();
  await check(page, 'running, preferences open');
  await page.getByRole('button', { name: 'Coup précédent' }).click();
  await check(page, 'looking back');
  await page.getByRole('button', { name: 'Dernier coup' }).click();
  await page.getByRole('button', { name: 'Abandonner' }).click();
  await check(page, 'asking once more');
  await page.keyboard.press('Escape');
  await play(page, 'cd');
  await check(page, 'finished');
});

test('a table that waits, and its invitation', async ({ page, browser }) => {
  await openTable(page, { way: 'link', name: 'Camille' });
  await check(page, 'waiting');
  const link = await inviteLink(page);
  const guest = await (await browser.newContext({ locale: 'fr-FR' })).newPage();
  await guest.goto(link);
  await check(guest, 'invited');
});

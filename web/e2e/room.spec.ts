/** A table's page in the window: everything that one plays with is in it, for either hand. */
import { type Locator, type Page, expect, test } from '@playwright/test';
import { action, gather, point } from './boards';
import * as games from './games';
import { playSwiftly } from './swift';
import { column, openTable } from './tables';

const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 1366, height: 768 },
  { width: 1024, height: 768 },
] as const;

const TABLES: readonly { game: string; options?: Record<string, string> }[] = [
  { game: 'puissance-4' },
  { game: 'connect6' },
  { game: 'gomoku' },
  { game: 'pente' },
  { game: 'pente', options: { players: '4', teams: 'on', capture: '3', overtime: 'break' } },
  { game: 'backgammon' },
];

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

async function box(part: Locator): Promise<Box> {
  const found = await part.boundingBox();
  if (found === null) throw new Error(`${part} is not seen`);
  return found;
}

for (const { game, options = {} } of TABLES) {
  test(`${game} ${Object.values(options).join(' ')}: conditions, board, actions and settings are in the window`, async ({ page }) => {
    await openTable(page, { game, options, way: 'screen', clock: '10-5' });
    for (const window of WINDOWS) {
      await page.setViewportSize(window);
      const board = page.locator('.board-frame');
      for (const part of [page.locator('.conditions'), board, page.locator('.actions'), page.getByText('Réglages')]) {
        const { y, height } = await box(part);
        expect(y + height, `${part} at ${window.width}×${window.height}`).toBeLessThanOrEqual(window.height);
      }
      // The board is as large as that allows, and more than half of the window all the same.
      expect((await box(board)).height).toBeGreaterThan(window.height / 2);
    }
  });
}

/** Where the board is in each window. */
async function places(page: Page): Promise<Box[]> {
  const found: Box[] = [];
  for (const window of WINDOWS) {
    await page.setViewportSize(window);
    found.push(await box(page.locator('.board-frame')));
    const { y, height } = await box(page.locator('.actions'));
    expect(y + height, `the actions at ${window.width}×${window.height}`).toBeLessThanOrEqual(window.height);
  }
  return found;
}

for (const { game, options, turns } of [
  { game: 'gomoku', options: { opening: 'swap2' }, turns: games.GOMOKU_SWAP2.slice(0, 3) },
  { game: 'pente', options: { opening: 'none' }, turns: games.PENTE.slice(0, 4) },
  { game: 'pente', options: { players: '4', teams: 'on' }, turns: games.PENTE_TEAMS.slice(0, 5) },
] as const) {
  test(`${game} ${Object.values(options).join(' ')}: turns, choices and refusals do not move the board`, async ({ page }) => {
    await openTable(page, { game, options, way: 'screen', clock: '10-5' });
    const before = await places(page);
    await playSwiftly([page], turns);
    expect(await places(page)).toEqual(before);
    await point(page, turns[0] ?? '').press('Enter');
    await expect(page.locator('.status-notice.refused')).toBeVisible();
    expect(await places(page)).toEqual(before);
  });
}

test('a draw that is offered and a win to be claimed do not move the board', async ({ browser, page }) => {
  const { pages } = await gather(browser, page, 2, { clock: '10-5' });
  const guest = pages[1];
  if (guest === undefined) throw new Error('nobody came');
  const before = await places(page);
  await playSwiftly(pages, games.CONNECT_FOUR.slice(0, 3));
  expect(await places(page)).toEqual(before);
  await guest.getByRole('button', { name: 'Nulle ?' }).click();
  await expect(page.getByText('propose la nulle')).toBeVisible();
  expect(await places(page)).toEqual(before);
  await guest.context().close();
  await expect(page.locator('section.offer').getByRole('button')).toBeVisible({ timeout: 15_000 });
  expect(await places(page)).toEqual(before);
});

/** What moves while a page is loaded anew. */
async function jumpsOnReload(page: Page): Promise<number> {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        (window as unknown as { shift: number }).shift += (entry as PerformanceEntry & { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.reload();
  await expect(page.locator('main[data-live]')).toBeVisible();
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => (window as unknown as { shift: number }).shift);
}

const layout = (page: Page) => page.getByLabel('Disposition pour la main gauche');

test('for the left hand the side is left of the board, from the first paint', async ({ page }) => {
  await openTable(page, { way: 'screen' });
  const isLeft = async () => (await box(page.locator('.side'))).x < (await box(page.locator('.stage'))).x;
  expect(await isLeft()).toBe(false);
  await page.getByText('Réglages').click();
  await layout(page).check();
  await expect.poll(isLeft).toBe(true);
  expect(await (await page.request.get(page.url())).text()).toContain('data-hand="left"');
  expect(await jumpsOnReload(page)).toBe(0);
  expect(await isLeft()).toBe(true);
  await page.getByText('Réglages').click();
  await layout(page).uncheck();
  await expect.poll(isLeft).toBe(false);
  expect(await (await page.request.get(page.url())).text()).not.toContain('data-hand');
});

test('on a phone the main button is at the thumb @phone-only', async ({ page }) => {
  await openTable(page, { way: 'screen' });
  await page.getByText('Réglages').click();
  await page.getByLabel('Toujours').check();
  const main = async () => (await box(action(page, 'Jouer ce coup'))).x;
  const other = async () => (await box(action(page, 'Effacer'))).x;
  await column(page, 'd').tap();
  expect(await main()).toBeGreaterThan(await other());
  await layout(page).check();
  await expect.poll(async () => (await main()) < (await other())).toBe(true);
});

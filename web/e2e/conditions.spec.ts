/** How a game is won stands above the board, and does not keep the board from the eye. */
import { type Page, expect, test } from '@playwright/test';
import { action, point } from './boards';
import { playSwiftly } from './swift';
import { openTable, ready } from './tables';

/** How much has jumped on the page so far. */
function jumps(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { jumped: number }).jumped);
}

test('on a phone two lines are seen, the rest is a touch away, and nothing jumps @phone-only', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { jumped: 0 });
    new PerformanceObserver((list) => {
      const seen = window as unknown as { jumped: number };
      for (const entry of list.getEntries()) seen.jumped += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openTable(page, { way: 'screen', game: 'backgammon' });
  await page.reload();
  await ready(page);
  const more = page.getByRole('button', { name: 'Suite…' });
  await expect(more).toBeVisible();
  expect(await jumps(page)).toBe(0);
  const board = page.locator('.board-frame');
  const before = await board.boundingBox();
  expect(before?.y).toBeLessThan(160);
  expect(before?.x).toBe(0);
  expect(before?.width).toBe(390);

  const text = page.locator('.conditions-text');
  await expect(text).toContainText('3 points.');
  // The text itself is touched.
  await text.tap({ force: true, position: { x: 20, y: 10 } });
  await expect(page.getByRole('button', { name: 'Réduire' })).toHaveAttribute('aria-expanded', 'true');
  const isWhole = await text.evaluate((element) => element.scrollHeight <= element.clientHeight);
  expect(isWhole).toBe(true);
  await page.getByRole('button', { name: 'Réduire' }).click();
  await expect.poll(async () => (await board.boundingBox())?.y).toBe(before?.y);
});

test('what is short is not folded @phone', async ({ page }) => {
  await openTable(page, { way: 'screen' });
  await expect(page.locator('.conditions-text')).toBeVisible();
  await expect(page.locator('.conditions button')).toHaveCount(0);
});

test('C6-8 the stones left in a turn are counted until it is complete', async ({ page }) => {
  await openTable(page, { way: 'screen', game: 'connect6' });
  await page.getByText('Réglages').click();
  await page.getByLabel('Toujours').check();
  await page.getByText('Réglages').click();
  await playSwiftly([page], ['j10']);
  const count = page.locator('.player .counts');
  await expect(count).toHaveText(['encore 2 pierres']);
  await point(page, 'k11').click();
  await expect(count).toHaveText(['encore une pierre']);
  await point(page, 'k12').click();
  await expect(action(page, 'Jouer ce coup')).toBeVisible();
  await expect(count).toHaveCount(0);
});

for (const look of ['theme', 'pieces'] as const) {
  test(`black and white are told apart without colour, by ${look}`, async ({ page }) => {
    await openTable(page, { way: 'screen', game: 'gomoku', options: { opening: 'none' } });
    const marks = () =>
      page
        .locator('.player .chip')
        .evaluateAll((chips) => chips.map((chip) => getComputedStyle(chip, '::after').backgroundColor));
    expect(await marks()).toEqual(['rgba(0, 0, 0, 0)', 'rgba(0, 0, 0, 0)']);
    const value = look === 'theme' ? 'contrast' : 'safe';
    await page.evaluate(([name, set]) => document.documentElement.setAttribute(`data-${name}`, set), [look, value] as const);
    const [black, white] = await marks();
    expect(black).not.toBe('rgba(0, 0, 0, 0)');
    expect(white).not.toBe('rgba(0, 0, 0, 0)');
    await expect(page.locator('.goban')).toHaveCSS('--goban-plain-shape', 'inline');
  });
}

/** The options of a new table: only what goes together can be chosen. */
import { type Locator, type Page, expect, test } from '@playwright/test';

function option(page: Page, key: string, value: string): Locator {
  return page.locator(`input[name="option-${key}"][value="${value}"]`);
}

test('PT-2 choosing the number of players leaves only what goes with it', async ({ page }) => {
  await page.goto('/jouer/pente');
  await expect(option(page, 'teams', 'on')).toBeDisabled();
  const goal = page.locator('.about');
  await expect(goal).toContainText('Alignez 5 pierres');
  await option(page, 'players', '3').check();
  await expect(option(page, 'opening', 'none')).toBeChecked();
  await expect(option(page, 'teams', 'on')).toBeDisabled();
  await expect(goal).toContainText('Alignez 4 pierres');
  await expect(goal).toContainText('Ou capturez 8 pierres');
  await option(page, 'players', '4').check();
  await expect(option(page, 'teams', 'on')).toBeEnabled();
  await option(page, 'teams', 'on').check();
  await option(page, 'players', '2').check();
  await expect(option(page, 'teams', 'off')).toBeChecked();
  await expect(option(page, 'teams', 'on')).toBeDisabled();
});

test('PT-2 a table for three is opened by choosing the number alone', async ({ page }) => {
  await page.goto('/jouer/pente');
  await page.locator('#way-screen').check();
  await option(page, 'players', '3').check();
  await expect(option(page, 'opening', 'none')).toBeChecked();
  await page.getByRole('button', { name: 'Ouvrir la table' }).click();
  await expect(page).toHaveURL(/\/table\/\w+$/);
  await expect(page.locator('.player')).toHaveCount(3);
});

test('a choice that changes another says so beside itself, and stays where it is', async ({ page }) => {
  await page.goto('/jouer/pente');
  await option(page, 'players', '3').check();
  const off = option(page, 'capture-win', 'off');
  await expect(off).toBeEnabled();
  await off.scrollIntoViewIfNeeded();
  const top = async () => (await off.boundingBox())?.y ?? Number.NaN;
  const before = await top();
  await off.check();
  const note = page.locator('fieldset:has([name="option-capture-win"]):not(:has(fieldset)) .option-note');
  await expect(note).toContainText('Ce choix a changé « Joueurs » : Deux.');
  await expect(option(page, 'players', '2')).toBeChecked();
  // A window scrolls by whole pixels.
  expect(Math.abs((await top()) - before)).toBeLessThan(1);
  // What was said goes with the next choice.
  await option(page, 'size', '13').check();
  await expect(note).toHaveText('');
});

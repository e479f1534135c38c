/** A few turns against the computer in every game, and the last one taken back. */
import { type Page, expect, test } from '@playwright/test';
import { MOUSE, action, click, playRoll } from './boards';
import { openTable, status, turns } from './tables';

async function takeBack(page: Page): Promise<void> {
  await action(page, 'Reprendre').click();
}

for (const [game, opening, other] of [
  ['connect6', 'j10', 'h8'],
  ['gomoku', 'h8', 'g3'],
] as const) {
  test(`${game}: the computer answers, and a turn is taken back`, async ({ page }) => {
    await openTable(page, { way: 'computer', seat: '0', game });
    await click(page, opening);
    await expect(turns(page)).toHaveCount(2, { timeout: 15_000 });
    await expect(status(page)).toContainText('À vous.');
    await takeBack(page);
    await expect(turns(page)).toHaveCount(0);
    await click(page, other);
    await expect(turns(page)).toHaveCount(2, { timeout: 15_000 });
  });
}

test('pente: the computer chooses in swap2, and a stone is taken back', async ({ page }) => {
  await openTable(page, { way: 'computer', seat: '0', game: 'pente' });
  await click(page, 'k10 k12 m10');
  await expect(status(page)).toContainText('À vous.', { timeout: 15_000 });
  expect(await turns(page).count()).toBeGreaterThan(3);
  await takeBack(page);
  await expect(turns(page)).toHaveCount(2);
  await click(page, 'a1');
  await expect(status(page)).toContainText('À vous.', { timeout: 15_000 });
});

test('backgammon: the computer rolls and plays; a turn is taken back, its roll stays', async ({ page }) => {
  await openTable(page, { way: 'computer', seat: '0', game: 'backgammon' });
  await playRoll(page, MOUSE);
  await expect(action(page, 'Lancer les dés')).toBeVisible({ timeout: 15_000 });
  await expect(turns(page)).toHaveCount(2);
  const roll = await turns(page).first().locator('small').textContent();
  await takeBack(page);
  await expect(turns(page)).toHaveCount(1);
  await expect(turns(page).first()).toContainText(roll ?? '-');
  await playRoll(page, MOUSE);
  await expect(action(page, 'Lancer les dés')).toBeVisible({ timeout: 15_000 });
});

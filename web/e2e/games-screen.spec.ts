/** Whole games on one screen, by the keyboard alone; and four people with one mouse. */
import { type Page, expect, test } from '@playwright/test';
import { KEYS, action, inTurn, over, playRoll, tabTo, type } from './boards';
import { openTable, status, turns } from './tables';

/** Goes to a button with Tab and presses it. */
async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, action(page, name));
  // Buttons that have just come take no press for a moment.
  await expect(page.locator('.side[data-settling]')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(action(page, name)).toBeHidden();
}

/** Goes to the board with Tab and plays there. */
async function onBoard(page: Page, played: readonly string[]): Promise<void> {
  await tabTo(page, page.locator('.board-frame'));
  await inTurn([page], played, type);
}

test('Gomoku by keyboard alone', async ({ page }) => {
  await openTable(page, { way: 'screen', game: 'gomoku' });
  await onBoard(page, ['h8', 'a1', 'h9', 'b1', 'h10', 'c1', 'h11', 'd1', 'h12']);
  await expect(status(page)).toHaveText('Noir gagne par alignement.');
});

test('Connect6 by keyboard alone', async ({ page }) => {
  await openTable(page, { way: 'screen', game: 'connect6' });
  await onBoard(page, ['j10', 'a1 a2', 'k10 l10', 'b4 c1', 'm10 n10', 'a4 e1', 'o10']);
  await expect(status(page)).toHaveText('Noir gagne par alignement.');
  await expect(turns(page)).toHaveCount(7);
});

test('Pente with swap2 by keyboard alone, colours chosen twice', async ({ page }) => {
  await openTable(page, { way: 'screen', game: 'pente' });
  await onBoard(page, ['k10', 'a1', 'k11']);
  await press(page, 'Poser deux pierres de plus');
  await onBoard(page, ['a3', 'k13']);
  await press(page, 'Prendre Noir');
  await onBoard(page, ['a5', 'k12', 'a8', 'k14']);
  await expect(status(page)).toHaveText('Blanc gagne par alignement.');
});

test('Pente of three by keyboard alone', async ({ page }) => {
  await openTable(page, { way: 'screen', game: 'pente', options: { players: '3', opening: 'none' } });
  await onBoard(page, ['e5', 'f5', 'g5', 'h5', 'a1', 't19', 'f5', 'a3', 't17', 'g5']);
  await expect(status(page)).toHaveText('Blanc gagne par alignement.');
});

test('Pente of four on one screen', async ({ page }) => {
  await openTable(page, { way: 'screen', game: 'pente', options: { players: '4', size: '13', opening: 'none' } });
  await expect(page.locator('.player')).toHaveCount(4);
  await expect(page.locator('.player').nth(3)).toContainText('Jaune');
  await inTurn([page], ['a1', 'n1', 'a13', 'd4', 'a3', 'n3', 'c13', 'e4', 'a5', 'n5', 'e13', 'f4', 'a7']);
  await expect(status(page)).toHaveText('Noir, posez une pierre.');
  await inTurn([page], ['n7']);
  await expect(status(page)).toHaveText('Rouge, posez une pierre.');
  await inTurn([page], ['g13', 'g4']);
  await expect(status(page)).toHaveText('Jaune gagne par alignement.');
});

test('Backgammon by keyboard alone, to the end', async ({ page }) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openTable(page, { way: 'screen', game: 'backgammon' });
  await tabTo(page, page.locator('.board-frame'));
  let played = 0;
  while (await playRoll(page, KEYS)) played += 1;
  expect(played).toBeGreaterThan(20);
  await expect(over(page)).toBeVisible();
  await expect(status(page)).toContainText(/^(Blanc|Noir) gagne/);
});

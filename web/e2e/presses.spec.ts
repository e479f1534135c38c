/** What a press of a button does, and what a second one after it does not. */
import { type Page, expect, test } from '@playwright/test';
import { action, click, gather, point } from './boards';
import { openTable, status, turns } from './tables';

/** Two presses where something stands now, as fast as a double tap. */
async function twice(page: Page, name: string): Promise<void> {
  await action(page, name).click({ trial: true });
  const box = await action(page, name).boundingBox();
  if (box === null) throw new Error(`${name} is not seen`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  // The row has changed by then, as it has for a hand.
  await expect(action(page, name)).toBeHidden();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

async function always(page: Page): Promise<void> {
  await page.getByText('Réglages').click();
  await page.getByRole('radio', { name: 'Toujours' }).check();
  await page.getByText('Réglages').click();
}

test('a second tap does not press what took the place of the button', async ({ page, browser }) => {
  const { pages } = await gather(browser, page, 2, { game: 'connect6' });
  const [black, white] = pages as [Page, Page];
  await always(black);
  await point(black, 'j10').click();
  await twice(black, 'Effacer');
  await expect(action(black, 'Nulle ?')).toBeVisible();
  await point(black, 'j10').click();
  await twice(black, 'Jouer ce coup');
  await expect(turns(white)).toHaveCount(1);
  for (const side of pages) {
    await expect(side.getByText('propose la nulle')).toBeHidden();
    await expect(side.getByRole('dialog')).toBeHidden();
    await expect(action(side, 'Nulle proposée')).toBeHidden();
  }
  // A moment later the same button is pressed on purpose.
  await action(black, 'Nulle ?').click();
  await expect(action(black, 'Nulle proposée')).toBeVisible();
});

test('a second tap takes no turn of the other side back', async ({ page }) => {
  await openTable(page, { way: 'screen', game: 'connect6' });
  await click(page, 'j10');
  await always(page);
  await point(page, 'k11').click();
  await twice(page, 'Effacer');
  await expect(turns(page)).toHaveCount(1);
  await expect(status(page)).toContainText('Blanc');
  await expect(action(page, 'Reprendre')).toBeVisible();
});

test('a double tap on « Abandonner » does not resign', async ({ page, browser }) => {
  const { pages } = await gather(browser, page, 2, { game: 'connect6' });
  const [black, white] = pages as [Page, Page];
  await click(black, 'j10');
  await click(white, 'a1 a2');
  await action(black, 'Abandonner').click({ clickCount: 2 });
  const question = black.getByRole('dialog', { name: 'Abandonner la partie ?' });
  await question.getByRole('button', { name: 'Continuer à jouer' }).click();
  await expect(status(black)).toContainText('À vous.');
});

test('with the keyboard the focus goes on at the board, and a second Enter presses nothing else', async ({ page }) => {
  await openTable(page, { way: 'screen', game: 'connect6' });
  await click(page, 'j10');
  await always(page);
  await point(page, 'k11').click();
  await action(page, 'Effacer').focus();
  await page.keyboard.press('Enter');
  await expect(action(page, 'Effacer')).toBeHidden();
  await expect(page.locator('.board-frame :focus')).toHaveCount(1);
  await expect(turns(page)).toHaveCount(1);
});

/** What a press of a button does, and what a second one after it does not. */
import { type Page, expect, test } from '@playwright/test';
import { action, click, gather, inTurn, point } from './boards';
import { openTable, status, turns } from './tables';

/**
 * Two presses where something stands now. The second is made by the page itself, in the first picture in which the row
 * is another one: a busy machine would come too late.
 */
async function twice(page: Page, name: string): Promise<void> {
  await action(page, name).click({ trial: true });
  const box = await action(page, name).boundingBox();
  if (box === null) throw new Error(`${name} is not seen`);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.evaluate(({ x, y }) => {
    const row = document.querySelector('.actions');
    if (row === null) throw new Error('no actions');
    new MutationObserver((_, observer) => {
      observer.disconnect();
      requestAnimationFrame(() => {
        const under = document.elementFromPoint(x, y);
        if (under instanceof HTMLElement) under.click();
        row.setAttribute('data-twice', '');
      });
    }).observe(row, { childList: true, subtree: true });
  }, at);
  await page.mouse.click(at.x, at.y);
  await expect(page.locator('.actions[data-twice]')).toBeVisible();
  await page.locator('.actions').evaluate((row) => row.removeAttribute('data-twice'));
}

/** Every turn waits for the button. */
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

/** The colour of a button's ground, as the page says it of what is final. */
async function isRed(page: Page, name: string): Promise<boolean> {
  return action(page, name).evaluate((button) => button.classList.contains('danger'));
}

test('PT-16: a colour that waits for the button is named, seen, changed and cleared', async ({ page, browser }) => {
  const { pages } = await gather(browser, page, 2, { game: 'gomoku', options: { opening: 'swap2' } });
  const [first, second] = pages as [Page, Page];
  await click(first, 'h8 h9 a1');
  await always(second);
  const [white, black] = ['Prendre Blanc', 'Prendre Noir'] as const;
  await action(second, white).click();
  await expect(status(second)).toHaveText('Vous avez choisi «\u00a0Prendre Blanc\u00a0». Jouez‑le, changez‑le ou effacez‑le.');
  await expect(action(second, white)).toHaveAttribute('aria-pressed', 'true');
  await action(second, black).click();
  await expect(status(second)).toContainText('«\u00a0Prendre Noir\u00a0»');
  await expect(action(second, white)).toHaveAttribute('aria-pressed', 'false');
  // Until it is played it can be changed; the button that plays it is the final one.
  expect(await isRed(second, black)).toBe(false);
  expect(await isRed(second, 'Jouer ce coup')).toBe(true);
  await action(second, 'Effacer').click();
  await expect(action(second, black)).toHaveAttribute('aria-pressed', 'false');
  await expect(action(second, 'Jouer ce coup')).toBeHidden();
  await action(second, black).click();
  await action(second, 'Jouer ce coup').click();
  await expect(turns(first).nth(3)).toContainText(black);
});

test('PT-16: a button that cannot be undone is red and says so', async ({ page, browser }) => {
  const { pages } = await gather(browser, page, 2, { game: 'gomoku', options: { opening: 'swap2' } });
  const [first, second] = pages as [Page, Page];
  await click(first, 'h8 h9 a1');
  for (const name of ['Prendre Blanc', 'Prendre Noir', 'Poser deux pierres de plus']) {
    await expect(action(second, name)).toContainText('définitif');
    expect(await isRed(second, name)).toBe(true);
  }
  // On one screen every turn can be taken back, and nothing shouts.
  await openTable(page, { way: 'screen', game: 'gomoku', options: { opening: 'swap2' } });
  await click(page, 'h8 h9 a1');
  await expect(action(page, 'Prendre Blanc')).not.toContainText('définitif');
  expect(await isRed(page, 'Prendre Blanc')).toBe(false);
});

test('PT-16: a pass that concedes the game is red and says so, on one screen too', async ({ page }) => {
  const options = { opening: 'none', overtime: 'break' };
  await openTable(page, { way: 'screen', game: 'pente', options });
  // The five of column k can be broken: k12 and l12 lie between j12 and the empty m12.
  await inTurn([page], ['k10', 'j12', 'k11', 'c3', 'k12', 'c5', 'l12', 'c7', 'k13', 'c9', 'k14']);
  await expect(status(page)).toContainText('il faut répondre à la ligne');
  await expect(action(page, 'Passer')).toContainText('définitif\u00a0: finit la partie');
  expect(await isRed(page, 'Passer')).toBe(true);
});

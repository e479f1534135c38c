/**
 * A game that `cargo xtask new-game` wrote is played. It runs from `cargo xtask test --long --only new-game`
 * alone, which says in `TABLIER_GAME` what the game's page is called.
 *
 * It knows no rules: it presses whatever the board offers.
 */
import { type Locator, type Page, expect, test } from '@playwright/test';

const game = process.env['TABLIER_GAME'];

test.skip(game === undefined, 'there is no new game');

async function openTable(page: Page, way: 'screen' | 'computer'): Promise<void> {
  await page.goto(`/jouer/${game}`);
  await page.locator(`#way-${way}`).check();
  await page.getByRole('button', { name: 'Ouvrir la table' }).click();
  await expect(page).toHaveURL(/\/table\/\w+$/);
}

/** What the board offers. */
function offered(page: Page): Locator {
  return page.locator('.board-frame button[aria-disabled="false"]');
}

function turns(page: Page): Locator {
  return page.locator('.moves .move');
}

/** What a table shows when its game is over. */
function over(page: Page): Locator {
  return page.getByRole('link', { name: 'Autre partie' });
}

/** Presses what is offered, in turn, until the game is over. */
async function playOut(page: Page, press: (target: Locator) => Promise<void>): Promise<number> {
  for (let played = 0; ; played += 1) {
    await expect(offered(page).or(over(page)).first()).toBeVisible();
    if (await over(page).isVisible()) return played;
    await press(offered(page).first());
    await expect(turns(page)).not.toHaveCount(played);
  }
}

test('it has its card on the home page, and a page in each language', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator(`a.game[href="/jouer/${game}"] svg`)).toBeVisible();
  for (const address of [`/jouer/${game}`, `/en/play/${game}`]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('it is played on one screen until it is over @phone', async ({ page }) => {
  await openTable(page, 'screen');
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const played = await playOut(page, (target) => target.click());
  await expect(turns(page)).toHaveCount(played);
  await expect(page.locator('.status-now')).toHaveText(/gagne|nulle/);
  await expect(page.locator('.board-frame table')).toHaveCount(1);
  expect(errors).toEqual([]);
});

test('it is played by keyboard alone', async ({ page }) => {
  await openTable(page, 'screen');
  await expect(offered(page).first()).toBeVisible();
  // What stands before the board is passed over with Tab.
  const onBoard = page.locator('.board-frame button:focus');
  for (let stops = 0; stops < 40 && (await onBoard.count()) === 0; stops += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(turns(page)).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await expect(onBoard).toHaveAttribute('aria-disabled', 'false');
  await page.keyboard.press('Space');
  await expect(turns(page)).toHaveCount(2);
});

test('the computer answers', async ({ page }) => {
  await openTable(page, 'computer');
  await expect(offered(page).first()).toBeVisible();
  const before = await turns(page).count();
  await offered(page).first().click();
  await expect(turns(page)).toHaveCount(before + 2);
});

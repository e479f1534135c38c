/** Looking back, in a running game and in a finished one. */
import { expect, test } from '@playwright/test';
import { discs, openTable, play, ready, status, turns } from './tables';

test('a finished game is gone through by buttons, keys, slider and list', async ({ page }) => {
  await openTable(page, { way: 'screen' });
  await play(page, 'dcdcdcd');
  await expect(status(page)).toHaveText('Rouge gagne par alignement.');
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const count = async (discsThere: number) => expect.poll(async () => (await discs(page)).length).toBe(discsThere);

  await press('Début de la partie');
  await count(0);
  await expect(status(page)).toHaveText('Coup 0 sur 7. La position de départ.');
  await press('Coup suivant');
  await count(1);
  await expect(status(page)).toContainText('Coup 1 sur 7. Rouge joue en d');
  await press('Dernier coup');
  await count(7);
  await press('Coup précédent');
  await count(6);

  await page.keyboard.press('ArrowLeft');
  await count(5);
  await page.keyboard.press('Home');
  await count(0);
  await page.keyboard.press('ArrowRight');
  await count(1);
  await page.keyboard.press('End');
  await count(7);

  await page.getByRole('slider', { name: 'Position dans la partie' }).fill('3');
  await count(3);
  await turns(page).nth(4).click();
  await count(5);
  await expect(turns(page).nth(4)).toHaveAttribute('aria-current', 'true');

  await page.goto(`${page.url()}?coup=2`);
  await ready(page);
  await count(2);
});

test('looking back in a running game does not play, and new turns do not pull one away', async ({ page }) => {
  await openTable(page, { way: 'screen' });
  await play(page, 'dc');
  await page.getByRole('button', { name: 'Coup précédent' }).click();
  await expect(status(page)).toContainText('Coup 1 sur 2');
  await page.locator('[data-column="a"]').click({ force: true });
  await expect(turns(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Dernier coup' }).click();
  await play(page, 'a');
});

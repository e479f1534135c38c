/** Who has a table's address and no seat watches. */
import { expect, test } from '@playwright/test';
import { column, discs, openTable, play, ready, status, turns } from './tables';

test('a guest with the address of a table sees each turn and cannot play', async ({ page, browser }) => {
  await openTable(page, { way: 'screen' });
  await play(page, 'd');
  const guest = await (await browser.newContext({ locale: 'fr-FR' })).newPage();
  await guest.goto(page.url());
  await ready(guest);
  await expect(turns(guest)).toHaveCount(1);
  await expect(guest.getByRole('button', { name: 'Abandonner' })).toHaveCount(0);
  await expect(column(guest, 'c')).toHaveAttribute('aria-disabled', 'true');

  await play(page, 'cdcdcd');
  await expect(turns(guest)).toHaveCount(7);
  expect(await discs(guest)).toEqual(await discs(page));
  await expect(status(guest)).toHaveText(await status(page).innerText());
});

/** Games against the computer, on either side. */
import { expect, test } from '@playwright/test';
import { openTable, play, status, turns } from './tables';

test('the computer answers', async ({ page }) => {
  await openTable(page, { way: 'computer', seat: '0' });
  await expect(page.locator('.player').nth(1)).toContainText('Ordinateur');
  await play(page, 'd');
  await expect(turns(page)).toHaveCount(2);
  await expect(status(page)).toContainText('À vous.');
});

test('the computer begins where the reader takes the second side', async ({ page }) => {
  await openTable(page, { way: 'computer', seat: '1' });
  await expect(turns(page)).toHaveCount(1);
  await expect(page.locator('.player').first()).toContainText('Ordinateur');
  await play(page, 'a');
  await expect(turns(page)).toHaveCount(3);
});

test('a turn against the computer can be taken back', async ({ page }) => {
  await openTable(page, { way: 'computer', seat: '0' });
  await play(page, 'd');
  await expect(turns(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Reprendre' }).click();
  await expect(turns(page)).toHaveCount(0);
  await expect(status(page)).toContainText('À vous.');
});

test('a clock runs for who is to move', async ({ page }) => {
  await openTable(page, { way: 'computer', seat: '0', clock: '3-2' });
  const clock = page.locator('.player').first().getByRole('timer');
  await play(page, 'd');
  await expect(turns(page)).toHaveCount(2);
  await expect(clock).toHaveClass(/runs/);
  const text = await clock.textContent();
  await expect(clock).not.toHaveText(text ?? '', { timeout: 4_000 });
});

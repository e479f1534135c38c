/** Games by link between two browsers, with and without trouble on the line. */
import { type BrowserContext, type Page, expect, test } from '@playwright/test';
import { Line } from './lines';
import { discs, inviteLink, join, openTable, play, status, turns } from './tables';

interface Two {
  red: Page;
  blue: Page;
  /** Blue's line. */
  line: Line;
  guest: BrowserContext;
}

async function twoAtATable(page: Page): Promise<Two> {
  await openTable(page, { way: 'link', seat: '0', name: 'Camille' });
  await expect(status(page)).toHaveText('En attente d’un adversaire.');
  const guest = await (page.context().browser() ?? fail()).newContext({ locale: 'fr-FR' });
  const blue = await guest.newPage();
  const line = await Line.lay(blue);
  await join(blue, await inviteLink(page), 'Alix');
  return { red: page, blue, line, guest };
}

function fail(): never {
  throw new Error('no browser');
}

test('a whole game, one side losing its connection on the way', async ({ page }) => {
  const { red, blue, line } = await twoAtATable(page);
  await expect(red.locator('.player').nth(1)).toContainText('Alix');
  await expect(blue.locator('.player').first()).toContainText('Camille');
  await expect(status(red)).toContainText('À vous.');
  await expect(status(blue)).toHaveText('C’est à Camille de jouer.');

  await play(red, 'd');
  await play(blue, 'c');
  await expect(turns(red)).toHaveCount(2);

  await line.cut();
  await expect(blue.getByText('Connexion perdue')).toBeVisible();
  await play(red, 'd');
  await expect(turns(blue)).toHaveCount(2);
  line.mend();
  await expect(blue.getByText('Connexion perdue')).toBeHidden({ timeout: 15_000 });
  await expect(turns(blue)).toHaveCount(3);
  expect(await discs(blue)).toEqual(await discs(red));

  await play(blue, 'c');
  await play(red, 'd');
  await play(blue, 'c');
  await play(red, 'd');
  for (const side of [red, blue]) {
    await expect(status(side)).toHaveText('Camille (Rouge) gagne par alignement.');
    await expect(side.locator('.win-line')).toHaveCount(1);
  }
  expect(await discs(blue)).toEqual(await discs(red));
});

test('a turn whose answer is lost is sent again and happens once', async ({ page }) => {
  const { red, blue, line } = await twoAtATable(page);
  await play(red, 'd');
  await expect(turns(blue)).toHaveCount(1);

  line.cutBefore((text) => text.includes('"ack"') || text.includes('"news"'));
  await blue.locator('[data-column="e"]').click();
  await expect(blue.getByText('Connexion perdue')).toBeVisible();
  line.mend();
  await expect(turns(blue)).toHaveCount(2, { timeout: 15_000 });
  await expect(turns(red)).toHaveCount(2);
  await expect(status(red)).toContainText('À vous.');

  const ids = line.sent
    .map((text) => JSON.parse(text) as { kind: string; id?: string })
    .filter((message) => message.kind === 'command')
    .map((message) => message.id);
  expect(ids.length).toBeGreaterThanOrEqual(1);
  expect(new Set(ids).size).toBe(1);
  await play(red, 'd');
  await expect(turns(blue)).toHaveCount(3);
});

test('a turn chosen while the line is cut leaves when it is mended', async ({ page }) => {
  const { red, blue, line } = await twoAtATable(page);
  await play(red, 'd');
  await expect(turns(blue)).toHaveCount(1);
  await line.cut();
  await expect(blue.getByText('Connexion perdue')).toBeVisible();
  await blue.locator('[data-column="g"]').click();
  await expect(status(blue)).toHaveText('Votre coup partira dès que la connexion sera revenue.');
  line.mend();
  await expect(turns(red)).toHaveCount(2, { timeout: 15_000 });
  await expect(turns(blue)).toHaveCount(2);
});

test('the whole state is there again after the page was loaded anew', async ({ page }) => {
  const { red, blue } = await twoAtATable(page);
  await play(red, 'd');
  await play(blue, 'd');
  await blue.reload();
  await expect(turns(blue)).toHaveCount(2);
  expect(await discs(blue)).toEqual(['d1 Rouge', 'd2 Bleu']);
  await play(red, 'a');
  await play(blue, 'b');
});

test('who is away is said so, and who is back too', async ({ page }) => {
  const { red, blue, line } = await twoAtATable(page);
  await play(red, 'd');
  await expect(turns(blue)).toHaveCount(1);
  await line.cut();
  await expect(red.locator('.player').nth(1)).toContainText('absent', { timeout: 15_000 });
  line.mend();
  await expect(red.locator('.player').nth(1)).not.toContainText('absent', { timeout: 15_000 });
});

/** Whole games of every kind by link, each side in its own browser, one losing its connection on the way. */
import { type Page, expect, test } from '@playwright/test';
import { MOUSE, action, click, gather, inTurn, over, playRoll, stones, without } from './boards';
import { status, turns } from './tables';

// Several browsers side by side take their time where the machine is busy.
test.describe.configure({ timeout: 90_000 });

/** The game is over, and everybody sees the same. */
async function ended(pages: readonly Page[], result: string): Promise<void> {
  const [first] = pages;
  if (first === undefined) return;
  for (const page of pages) {
    await expect(status(page)).toHaveText(result);
    await expect(over(page)).toBeVisible();
    expect(await stones(page)).toEqual(await stones(first));
  }
}

test('Connect6: two stones a turn, the sixth wins alone', async ({ page, browser }) => {
  const { pages, line } = await gather(browser, page, 2, { game: 'connect6' });
  const [black, white] = pages as [Page, Page];
  await expect(status(black)).toContainText('À vous.');
  await inTurn(pages, ['j10', 'a1 a2', 'k10 l10', 'b4 c1']);
  await without(white, line, () => click(black, 'm10 n10'));
  await expect(turns(white)).toHaveCount(5);
  await click(white, 'a4 e1');
  await click(black, 'o10');
  await ended(pages, 'Camille (Noir) gagne par alignement.');
  await expect(turns(white)).toHaveCount(7);
});

test('Gomoku: the dialogue of swap2, two stones more', async ({ page, browser }) => {
  const { pages, line } = await gather(browser, page, 2, { game: 'gomoku', options: { opening: 'swap2' } });
  const [first, second] = pages as [Page, Page];
  await click(first, 'h8 h9 a1');
  await expect(status(second)).toHaveText(/choisissez votre couleur.* ou posez deux pierres de plus/);
  await expect(action(second, 'Prendre Blanc')).toBeVisible();
  await without(second, line, async () => {
    await action(second, 'Poser deux pierres de plus').click();
    await expect(status(second)).toHaveText('Votre coup partira dès que la connexion sera revenue.');
  });
  await expect(turns(first).nth(3)).toContainText('Poser deux pierres de plus');
  await click(second, 'a15 o15');
  await expect(action(first, 'Poser deux pierres de plus')).toBeHidden();
  await action(first, 'Prendre Noir').click();
  await inTurn([second, first], ['c3', 'i8', 'e3', 'j8', 'g13', 'k8', 'c13', 'l8']);
  await ended(pages, 'Camille (Noir) gagne par alignement.');
});

test('Pente: swap2, a capture, a line', async ({ page, browser }) => {
  const { pages, line } = await gather(browser, page, 2, { game: 'pente' });
  const [first, second] = pages as [Page, Page];
  await click(first, 'k10 k11 a1');
  await action(second, 'Prendre Noir').click();
  await click(second, 'k12');
  await click(first, 'k13');
  for (const side of pages) {
    await expect(side.locator('.player').first()).toContainText('2 capturées sur 10');
    await expect(side.locator('.status-last')).toHaveText('Blanc joue en k13 et capture 2 pierres.');
  }
  await click(second, 'a5');
  await without(second, line, () => click(first, 'k11'));
  await inTurn([second, first], ['a7', 'k12', 'c15', 'k14']);
  await ended(pages, 'Camille (Blanc) gagne par alignement.');
});

test('Pente: three, four in a row and a capture of two colours', async ({ page, browser }) => {
  const { pages, line } = await gather(browser, page, 3, { game: 'pente', options: { players: '3', opening: 'none' } });
  await inTurn(pages, ['e5', 'f5', 'g5', 'h5', 'a1']);
  await expect(page.locator('.player').first()).toContainText('2 capturées sur 8');
  const [white, black, red] = pages as [Page, Page, Page];
  await click(red, 't19');
  await without(red, line, () => inTurn([white, black], ['f5', 'a3']));
  await inTurn([red, white], ['t17', 'g5']);
  await ended(pages, 'Camille (Blanc) gagne par alignement.');
});

test('Pente: four for themselves', async ({ page, browser }) => {
  const { pages, line } = await gather(browser, page, 4, { game: 'pente', options: { players: '4', opening: 'none' } });
  await inTurn(pages, ['a1', 'e5', 't19', 't1', 'a3', 'f5', 't17', 't3']);
  const [white, black, red, yellow] = pages as [Page, Page, Page, Page];
  await without(yellow, line, () => inTurn([white, black, red], ['a5', 'g5', 't15']));
  await inTurn([yellow, white, black], ['t5', 'c7', 'h5']);
  await ended(pages, 'Alix (Noir) gagne par alignement.');
});

test('Pente: two teams, five in a row win for both partners', async ({ page, browser }) => {
  const { pages, line } = await gather(browser, page, 4, {
    game: 'pente',
    options: { players: '4', teams: 'on', opening: 'none' },
  });
  await inTurn(pages, ['e5', 'a1', 't19', 't1', 'f5', 'a3', 't17', 't3', 'g5', 'a5', 't15', 't5']);
  const [white, black, red, yellow] = pages as [Page, Page, Page, Page];
  await without(yellow, line, () => inTurn([white, black, red], ['h5', 'a7', 't13']));
  await inTurn([yellow, white], ['t7', 'j5']);
  await ended(pages, 'Camille (Blanc) et Sacha (Rouge) gagnent par alignement.');
});

test('Backgammon: turns by tapping what is offered, then one gives up', async ({ page, browser }) => {
  const { pages, line } = await gather(browser, page, 2, { game: 'backgammon' });
  const [white, black] = pages as [Page, Page];
  await playRoll(white, MOUSE);
  // Before the roll, who rolls is due.
  await expect(status(white)).toHaveText('C’est à Alix de lancer les dés.');
  await expect(status(black)).toHaveText('À vous. Lancez les dés.');
  for (const side of pages) await expect(side.locator('.player.acts')).toContainText('Alix');
  await playRoll(black, MOUSE);
  await without(black, line, async () => {
    await playRoll(white, MOUSE);
  });
  await playRoll(black, MOUSE);
  await expect(turns(white)).toHaveCount(4);
  await action(white, 'Abandonner').click();
  await white.getByRole('dialog').getByRole('button', { name: 'Abandonner' }).click();
  await ended(pages, 'Alix (Noir) gagne par abandon.');
});

/** Playing on boards of points and on Backgammon's, with the mouse or the keyboard alone. */
import { type Browser, type Locator, type Page, expect } from '@playwright/test';
import { Line } from './lines';
import { type Wanted, inviteLink, join, openTable } from './tables';

/** Plays one turn or a part of it: points, or one choice by its words. */
export type Put = (page: Page, turn: string) => Promise<void>;

/** People at a table by link, each in a browser of their own, by seat. */
export interface Company {
  pages: readonly Page[];
  /** The line of the one who came last. */
  line: Line;
}

const NAMES = ['Camille', 'Alix', 'Sacha', 'Lou'] as const;

/** Opens a table for `count` people; all but the first come by the link. */
export async function gather(
  browser: Browser,
  first: Page,
  count: number,
  wanted: Omit<Wanted, 'way' | 'seat' | 'name'>,
): Promise<Company> {
  await openTable(first, { ...wanted, way: 'link', seat: '0', name: NAMES[0] });
  const link = await inviteLink(first);
  const pages = [first];
  let line: Line | null = null;
  for (const name of NAMES.slice(1, count)) {
    const page = await (await browser.newContext({ locale: 'fr-FR' })).newPage();
    line = await Line.lay(page);
    await join(page, link, name);
    pages.push(page);
  }
  if (line === null) throw new Error('nobody came');
  return { pages, line };
}

/** Cuts a page's line, does something, and waits until the page has it too. */
export async function without(page: Page, line: Line, meanwhile: () => Promise<void>): Promise<void> {
  const lost = page.getByText('Connexion perdue');
  await line.cut();
  await expect(lost).toBeVisible();
  await meanwhile();
  line.mend();
  await expect(lost).toBeHidden({ timeout: 15_000 });
}

/** Plays turns, each by the next page and after the last by the first again. */
export async function inTurn(pages: readonly Page[], turns: readonly string[], put: Put = click): Promise<void> {
  for (const [index, turn] of turns.entries()) {
    const page = pages[index % pages.length];
    if (page !== undefined) await put(page, turn);
  }
}

/** A point of a board, by its name. */
export function point(page: Page, name: string): Locator {
  return page.locator(`[role=gridcell][aria-label^="${name}, "]`);
}

/** Points are clicked, each as soon as something can be. */
export const click: Put = (page, turn) => eachPoint(page, turn, (at) => at.click());

/** Points are typed. The board must have the focus. */
export const type: Put = (page, turn) =>
  eachPoint(page, turn, async (at, name) => {
    await page.keyboard.type(name);
    await expect(at).toBeFocused();
    await page.keyboard.press('Enter');
  });

async function eachPoint(
  page: Page,
  turn: string,
  press: (at: Locator, name: string) => Promise<void>,
): Promise<void> {
  for (const name of turn.split(' ')) {
    const at = point(page, name);
    await expect(page.locator('.goban.open')).toBeVisible();
    await expect(at).toHaveAttribute('aria-label', /, vide/);
    await press(at, name);
    await expect(at).not.toHaveAttribute('aria-label', /, vide/);
  }
}

/** A button of those below the board; one that cannot be undone says so behind its name. */
export function action(page: Page, name: string): Locator {
  const escaped = name.replaceAll(/[?.]/g, '\\$&');
  return page.locator('.actions').getByRole('button', { name: new RegExp(`^${escaped}( définitif.*)?$`) });
}

/** What a table shows when its game is over. */
export function over(page: Page): Locator {
  return page.getByRole('link', { name: 'Autre partie' });
}

/** Presses Tab until something has the focus, or something in it. */
export async function tabTo(page: Page, goal: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await goal.evaluate((element) => element.contains(document.activeElement))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${goal} cannot be reached with Tab`);
}

/** The stones on a board of points, as they can be heard: a sentence for each side. */
export function stones(page: Page): Promise<string[]> {
  return page.locator('.goban .only-heard p:not([id])').allTextContents();
}

/** How a person at Backgammon presses things. */
export interface Hand {
  roll: (page: Page) => Promise<void>;
  /** A place with a checker, or where one can land. */
  place: (page: Page, place: Locator) => Promise<void>;
  confirm: (page: Page) => Promise<void>;
}

/** Fingers or a mouse. */
export const MOUSE: Hand = {
  roll: (page) => action(page, 'Lancer les dés').click(),
  place: (_, place) => place.click(),
  confirm: (page) => action(page, 'Jouer ce coup').click(),
};

/** Keys; the board must have the focus. */
export const KEYS: Hand = {
  roll: (page) => page.keyboard.press('r'),
  place: async (page, place) => {
    const label = (await place.getAttribute('aria-label')) ?? '';
    const number = /^Flèche (\d+)/.exec(label)?.[1];
    await page.keyboard.type(number ?? (label.startsWith('Barre') ? 'b' : 's'));
    await expect(place).toBeFocused();
    await page.keyboard.press('Enter');
  },
  confirm: (page) => page.keyboard.press('Control+Enter'),
};

/** A place of Backgammon's board whose name says something. */
function placeThat(page: Page, says: string): Locator {
  return page.locator(`[data-spot][aria-label*="${says}"]`).first();
}

/**
 * Plays a turn of Backgammon from its roll to its button: always the first checker that can leave, to the
 * first place where it can land. False if the game is over. A roll that allows nothing passes by itself.
 */
export async function playRoll(page: Page, hand: Hand): Promise<boolean> {
  const roll = action(page, 'Lancer les dés');
  const confirm = action(page, 'Jouer ce coup');
  const leaves = placeThat(page, 'peut partir');
  for (;;) {
    await expect(roll.or(confirm).or(leaves).or(over(page)).first()).toBeVisible();
    if (await over(page).isVisible()) return false;
    if (await roll.isVisible()) {
      await hand.roll(page);
      await expect(roll).toBeHidden();
    } else if (await confirm.isVisible()) {
      await hand.confirm(page);
      await expect(confirm).toBeHidden();
      return true;
    } else {
      await hand.place(page, leaves);
      await hand.place(page, placeThat(page, 'arrivée possible'));
    }
  }
}

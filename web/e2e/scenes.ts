/** What there is to look at: each scene leads to a page and leaves it as a picture shall show it. */
import { type Browser, type Page, expect } from '@playwright/test';
import { action, gather, point } from './boards';
import * as games from './games';
import { playSwiftly } from './swift';
import { type Wanted, inviteLink, join, openTable, play, ready } from './tables';

type Scene = (page: Page) => Promise<void>;

/** A game on one screen after some turns. */
function after(game: string, options: Record<string, string>, turns: readonly string[]): Scene {
  return async (page) => {
    await openTable(page, { way: 'screen', game, options });
    await playSwiftly([page], turns);
  };
}

/** A game between people who came by the link, each with a clock. */
function among(count: number, wanted: Pick<Wanted, 'game' | 'options'>, turns: readonly string[]): Scene {
  return async (page) => {
    const { pages } = await gather(browserOf(page), page, count, { ...wanted, clock: '10-5' });
    await playSwiftly(pages, turns);
  };
}

/** Backgammon at chance, until it looks as wished. */
function backgammonUntil(holds: (board: Backgammon) => boolean): Scene {
  return async (page) => {
    for (let games = 0; games < 20; games += 1) {
      await openTable(page, { way: 'screen', game: 'backgammon' });
      const turns = Array.from({ length: 100 }, () => null);
      const state = await playSwiftly([page], turns, ({ view }) => holds(view.board as Backgammon));
      if (holds(state.view.board as Backgammon) && state.status === 'playing') return;
    }
    throw new Error('chance did not wish it');
  };
}

interface Backgammon {
  bar: Record<string, number>;
  off: Record<string, number>;
}

function browserOf(page: Page): Browser {
  const browser = page.context().browser();
  if (browser === null) throw new Error('no browser');
  return browser;
}

/** Somebody else, in a browser of their own. */
async function somebody(page: Page): Promise<Page> {
  return (await browserOf(page).newContext({ locale: 'fr-FR' })).newPage();
}

function go(address: string): Scene {
  return async (page) => {
    await page.goto(address);
  };
}

async function roll(page: Page): Promise<void> {
  await action(page, 'Lancer les dés').click();
  await expect(page.locator('[data-spot][aria-label*="peut partir"]').first()).toBeVisible();
}

/** Every board, as people see it in the middle of a game and at its end. */
const BOARDS: Record<string, Scene> = {
  'connect-four': async (page) => {
    await among(2, {}, games.CONNECT_FOUR.slice(0, 18))(page);
    await page.locator('[data-column="f"]').hover();
  },
  'connect-four-begin': after('puissance-4', {}, []),
  'connect-four-over': after('puissance-4', {}, games.CONNECT_FOUR),
  connect6: among(2, { game: 'connect6' }, games.CONNECT6.slice(0, 17)),
  'connect6-chosen': async (page) => {
    await after('connect6', {}, games.CONNECT6.slice(0, 10))(page);
    await page.getByText('Réglages').click();
    await page.getByLabel('Toujours').check();
    await page.getByText('Réglages').click();
    await page.evaluate(() => scrollTo(0, 0));
    await point(page, 'c4').press('Enter');
    await point(page, 'p5').press('Enter');
  },
  'connect6-over': after('connect6', {}, games.CONNECT6),
  gomoku: among(2, { game: 'gomoku', options: { opening: 'none' } }, games.GOMOKU.slice(0, 36)),
  'gomoku-swap2': after('gomoku', { opening: 'swap2' }, games.GOMOKU_SWAP2.slice(0, 3)),
  'gomoku-swap2-refused': async (page) => {
    await after('gomoku', { opening: 'swap2' }, games.GOMOKU_SWAP2.slice(0, 3))(page);
    await point(page, 'k10').press('Enter');
    await expect(page.locator('.status-notice')).toBeVisible();
  },
  'gomoku-over': after('gomoku', { opening: 'none' }, games.GOMOKU),
  pente: among(2, { game: 'pente', options: { opening: 'none' } }, games.PENTE.slice(0, 37)),
  'pente-over': after('pente', { opening: 'none' }, games.PENTE),
  'pente-three': among(3, { game: 'pente', options: { players: '3' } }, games.PENTE_THREE.slice(0, 20)),
  'pente-four': among(4, { game: 'pente', options: { players: '4' } }, games.PENTE_FOUR.slice(0, 38)),
  'pente-teams-over': after('pente', { players: '4', teams: 'on' }, games.PENTE_TEAMS),
  'backgammon-begin': after('backgammon', {}, []),
  backgammon: async (page) => {
    const { pages } = await gather(browserOf(page), page, 2, { game: 'backgammon', clock: '10-5' });
    await playSwiftly(pages, [null, null, null, null]);
    await roll(page);
  },
  'backgammon-picked': async (page) => {
    await openTable(page, { way: 'screen', game: 'backgammon' });
    await playSwiftly([page], [null, null]);
    await roll(page);
    await page.locator('[data-spot][aria-label*="peut partir"]').first().click();
  },
  'backgammon-bar': backgammonUntil(({ bar }) => Object.values(bar).some((count) => count > 0)),
  'backgammon-off': backgammonUntil(({ off }) => Object.values(off).every((count) => count > 3)),
  'backgammon-over': async (page) => {
    await openTable(page, { way: 'screen', game: 'backgammon' });
    await playSwiftly([page], Array.from({ length: 300 }, () => null));
  },
};

/** Every page besides the boards, and every state of a table. */
const PAGES: Record<string, Scene> = {
  home: async (page) => {
    await among(2, { game: 'pente', options: { opening: 'none' } }, games.PENTE.slice(0, 4))(page);
    await openTable(page, { way: 'computer', seat: '0' });
    await after('puissance-4', {}, games.CONNECT_FOUR)(page);
    await page.goto('/');
  },
  'home-empty': go('/'),
  ...Object.fromEntries(
    ['puissance-4', 'connect6', 'gomoku', 'pente', 'backgammon'].map((game) => [`open-${game}`, go(`/jouer/${game}`)]),
  ),
  preferences: async (page) => {
    await openTable(page, { way: 'screen' });
    await page.getByText('Réglages').click();
    await page.locator('.settings').scrollIntoViewIfNeeded();
  },
  conditions: async (page) => {
    await openTable(page, { way: 'screen', game: 'backgammon' });
    const more = page.getByRole('button', { name: 'Suite…' });
    if (await more.isVisible()) await more.click();
  },
  resign: async (page) => {
    await openTable(page, { way: 'screen' });
    await play(page, 'dc');
    await page.getByRole('button', { name: 'Abandonner' }).click();
  },
  past: async (page) => {
    await after('pente', { opening: 'none' }, games.PENTE)(page);
    await page.getByRole('slider').fill('21');
  },
  waiting: async (page) => {
    await openTable(page, { way: 'link', name: 'Camille', game: 'backgammon' });
  },
  offer: async (page) => {
    await openTable(page, { way: 'link', seat: '0', name: 'Camille' });
    const guest = await somebody(page);
    await join(guest, await inviteLink(page), 'Alix');
    await play(page, 'd');
    await guest.getByRole('button', { name: 'Nulle ?' }).click();
    await page.getByText('propose la nulle').waitFor();
  },
  away: async (page) => {
    await openTable(page, { way: 'link', seat: '0', name: 'Camille' });
    const guest = await somebody(page);
    await join(guest, await inviteLink(page), 'Alix');
    await play(page, 'd');
    await guest.context().close();
    await page.getByText('absent').waitFor({ timeout: 15_000 });
  },
  lost: async (page) => {
    await openTable(page, { way: 'screen' });
    await page.context().setOffline(true);
    await page.getByText('Connexion perdue').waitFor();
  },
  invited: async (page) => {
    await openTable(page, { way: 'link', name: 'Camille', game: 'pente', options: { players: '4' } });
    const link = await inviteLink(page);
    await page.context().clearCookies();
    await page.goto(link);
  },
  'invited-late': async (page) => {
    await openTable(page, { way: 'link', name: 'Camille' });
    const link = await inviteLink(page);
    await join(await somebody(page), link, 'Alix');
    await page.context().clearCookies();
    await page.goto(link);
  },
  watching: async (page) => {
    const { pages } = await gather(browserOf(page), page, 2, { game: 'gomoku', options: { opening: 'none' } });
    await playSwiftly(pages, games.GOMOKU.slice(0, 12));
    await page.context().clearCookies();
    await page.reload();
    await ready(page);
  },
  claim: async (page) => {
    await openTable(page, { way: 'link', seat: '0', name: 'Camille' });
    const guest = await somebody(page);
    await join(guest, await inviteLink(page), 'Alix');
    await play(page, 'd');
    await play(guest, 'c');
    await play(page, 'd');
    await guest.context().close();
    await page.getByRole('button', { name: 'Gagner par forfait' }).waitFor({ timeout: 15_000 });
  },
  left: async (page) => {
    await after('pente', { opening: 'none' }, games.PENTE.slice(0, 12))(page);
    await page.getByText('Réglages').click();
    await page.getByLabel('Disposition pour la main gauche').check();
    await page.getByText('Réglages').click();
    await page.evaluate(() => scrollTo(0, 0));
  },
  hidden: async (page) => {
    await openTable(page, { way: 'link', seat: '0', name: 'Camille' });
    await join(await somebody(page), await inviteLink(page), 'Grossier');
    await page.getByText('Réglages').click();
    await page.getByLabel(/^Masquer/).check();
    await page.locator('.settings').scrollIntoViewIfNeeded();
  },
  'open-each': async (page) => {
    await page.goto('/jouer/pente');
    await page.locator('input[name="option-players"][value="4"]').check();
    await page.locator('#way-each').check();
  },
  'open-refused': async (page) => {
    await page.goto('/jouer/puissance-4');
    await page.locator('#way-link').check();
    await page.locator('#name').fill('Un nom bien trop long pour une table');
    await page.getByRole('button', { name: 'Ouvrir la table' }).click();
    await page.locator('.refused').waitFor();
  },
  device: async (page) => {
    await device(page);
  },
  'device-link': async (page) => {
    const link = await device(page);
    await page.context().clearCookies();
    await page.goto(link);
  },
  'device-used': async (page) => {
    const link = await device(page);
    const phone = await somebody(page);
    await phone.goto(link);
    await phone.getByRole('button', { name: 'Continuer ici' }).click();
    await ready(phone);
    await page.context().clearCookies();
    await page.goto(link);
  },
  'device-shared': async (page) => {
    const link = await device(page);
    const phone = await somebody(page);
    await phone.goto(link);
    await phone.getByRole('button', { name: 'Continuer ici' }).click();
    await ready(phone);
    await page.goto(link.replace(/\/[^/]+$/, ''));
  },
  mine: async (page) => {
    await after('puissance-4', {}, games.CONNECT_FOUR)(page);
    await openTable(page, { way: 'link', name: 'Camille', game: 'pente' });
    await page.goto('/moi');
  },
  'mine-nothing': go('/moi'),
  'mine-forgotten': async (page) => {
    await openTable(page, { way: 'link', name: 'Camille', game: 'pente' });
    await page.goto('/moi');
    await page.getByText('Tout effacer', { exact: true }).click();
    await page.getByLabel('J’ai compris').check();
    await page.getByRole('button', { name: 'Effacer définitivement' }).click();
    await page.getByRole('heading', { name: 'C’est effacé' }).waitFor();
  },
  expired: go('/rejoindre/x'),
  missing: go('/rien'),
  'no-table': go('/table/x'),
};

/** Asks for the link to another device, and gives it. */
async function device(page: Page): Promise<string> {
  await openTable(page, { way: 'link', seat: '0', name: 'Camille' });
  await join(await somebody(page), await inviteLink(page), 'Alix');
  await play(page, 'd');
  await page.goto(`${page.url()}/appareil`);
  await page.getByRole('button', { name: 'Créer le lien' }).click();
  return page.getByLabel('Lien pour l’autre appareil').inputValue();
}

export const SCENES: Record<string, Scene> = { ...BOARDS, ...PAGES };

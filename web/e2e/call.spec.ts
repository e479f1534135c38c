/** What a table wants of a reader who looks elsewhere: title and icon of the tab, and a notification if it is wanted. */
import { type Browser, type Page, expect, test } from '@playwright/test';
import { inviteLink, join, openTable, play, turns } from './tables';

/** What the page has shown, by a stand-in for the browser's notifications. */
interface Notice {
  title: string;
  body: string;
  isOpen: boolean;
}

/** Opens a table by link for two, each in a browser of their own, the first to play. */
async function two(page: Page, browser: Browser): Promise<Page> {
  await openTable(page, { way: 'link', seat: '0', name: 'Camille' });
  const guest = await (await browser.newContext({ locale: 'fr-FR' })).newPage();
  await watchNotices(guest);
  await join(guest, await inviteLink(page), 'Alix');
  return guest;
}

/** Notes down each notification instead of showing it; the permission is the browser's own. */
async function watchNotices(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const notices: Notice[] = [];
    const Real = window.Notification;
    class Spy extends EventTarget {
      static get permission() {
        return Real.permission;
      }
      static requestPermission() {
        return Real.requestPermission();
      }
      readonly #notice: Notice;
      constructor(title: string, options: NotificationOptions) {
        super();
        this.#notice = { title, body: options.body ?? '', isOpen: true };
        notices.push(this.#notice);
        Object.assign(window, { lastNotice: this });
      }
      close() {
        this.#notice.isOpen = false;
      }
    }
    let isHidden = false;
    Object.defineProperty(document, 'visibilityState', { get: () => (isHidden ? 'hidden' : 'visible') });
    Object.assign(window, {
      Notification: Spy,
      notices,
      hide: (hidden: boolean) => {
        isHidden = hidden;
        document.dispatchEvent(new Event('visibilitychange'));
      },
    });
  });
}

const notices = (page: Page) => page.evaluate(() => (window as unknown as { notices: Notice[] }).notices);
const hide = (page: Page, hidden: boolean) =>
  page.evaluate((now) => (window as unknown as { hide: (hidden: boolean) => void }).hide(now), hidden);
const icon = (page: Page) => page.locator('link[rel=icon]').getAttribute('href');

async function wantNotices(page: Page): Promise<void> {
  await page.getByText('Réglages').click();
  await page.getByLabel('Me prévenir si cette page est cachée').check();
}

test('title and icon say whose turn it is, that a draw is offered, and that the game is over', async ({ page, browser }) => {
  const guest = await two(page, browser);
  await expect(page).toHaveTitle('À vous ! – Puissance 4 · Tablier');
  await expect(guest).toHaveTitle('Puissance 4 · Tablier');
  const marks = [await icon(guest), await icon(page)];
  expect(marks[1]).toContain('mark-turn');
  expect((await page.request.get(marks[1] ?? '')).headers()['content-type']).toBe('image/svg+xml');

  await play(page, 'd');
  await expect(page).toHaveTitle('Puissance 4 · Tablier');
  await expect.poll(() => icon(page)).toContain(marks[0]);
  await expect(guest).toHaveTitle('À vous ! – Puissance 4 · Tablier');
  await page.getByRole('button', { name: 'Nulle ?' }).click();
  await expect(guest).toHaveTitle('Nulle proposée – Puissance 4 · Tablier');
  await guest.getByRole('button', { name: 'Accepter' }).click();
  for (const side of [page, guest]) await expect(side).toHaveTitle('Partie finie – Puissance 4 · Tablier');
});

test('on one screen nobody is called', async ({ page }) => {
  await openTable(page, { way: 'screen' });
  await expect(page).toHaveTitle('Puissance 4 · Tablier');
  await play(page, 'd');
  await expect(page).toHaveTitle('Puissance 4 · Tablier');
  expect(await icon(page)).not.toContain('mark-turn');
  await play(page, 'cdcdcd');
  await expect(page).toHaveTitle('Partie finie – Puissance 4 · Tablier');
});

test('a notification calls a reader who looks elsewhere, once for a turn', async ({ page, browser }) => {
  const guest = await two(page, browser);
  await guest.context().grantPermissions(['notifications']);
  await wantNotices(guest);
  await play(page, 'd');
  await expect(turns(guest)).toHaveCount(1);
  // It came before their eyes.
  await hide(guest, true);
  await hide(guest, false);
  await play(guest, 'd');

  await hide(guest, true);
  await play(page, 'c');
  const called = { title: 'À vous\u00a0!', body: 'Puissance\u00a04, avec Camille.', isOpen: true };
  await expect.poll(() => notices(guest)).toEqual([called]);
  await hide(guest, false);
  await expect.poll(() => notices(guest)).toEqual([{ ...called, isOpen: false }]);
  await hide(guest, true);
  await guest.waitForTimeout(2_500);
  expect(await notices(guest)).toHaveLength(1);

  await hide(guest, false);
  await play(guest, 'c');
  await hide(guest, true);
  await play(page, 'e');
  await expect.poll(() => notices(guest)).toHaveLength(2);
  await guest.evaluate(() => {
    const shown = (window as unknown as { lastNotice: EventTarget }).lastNotice;
    shown.dispatchEvent(new Event('click'));
  });
  expect((await notices(guest))[1]?.isOpen).toBe(false);
});

test('nobody is called who has not asked for it; what the browser refuses is said', async ({ page, browser }) => {
  const guest = await two(page, browser);
  await guest.getByText('Réglages').click();
  const choice = guest.getByLabel('Me prévenir si cette page est cachée');
  await expect(choice).not.toBeChecked();
  await guest.evaluate(() => {
    Object.assign(Notification, { requestPermission: () => Promise.resolve('denied') });
  });
  await choice.click();
  await expect(guest.getByText('Votre navigateur refuse les notifications de ce site.')).toBeVisible();
  await expect(choice).not.toBeChecked();
  await hide(guest, true);
  await play(page, 'd');
  await expect(turns(guest)).toHaveCount(1);
  await guest.waitForTimeout(2_500);
  expect(await notices(guest)).toEqual([]);
});

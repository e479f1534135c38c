/** Fingers, mouse and keyboard on the board of Backgammon, in the gallery of tables. */
import { AxeBuilder } from '@axe-core/playwright';
import { type Page, expect, test } from '@playwright/test';
import { buildGallery, openGallery } from './gallery';

interface Spot {
  x: number;
  y: number;
}

let folder: string;

test.beforeAll(async () => {
  folder = await buildGallery(test.info().workerIndex, 'table');
});

function open(page: Page, sample: string, query: Record<string, string> = {}): Promise<string[]> {
  return openGallery(page, folder, { sample: `backgammon-${sample}`, theme: 'light', ...query }, 'table');
}

/** The middle of a place of the board, by the name of its cell. */
async function middle(page: Page, cell: string): Promise<Spot> {
  const box = await page.locator(`[data-spot="${cell}"] .touch`).boundingBox();
  if (box === null) throw new Error(`${cell} is not seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function tap(page: Page, cell: string, dx = 0): Promise<void> {
  const { x, y } = await middle(page, cell);
  await page.mouse.click(x + dx, y);
}

async function touch(page: Page, cell: string, dx = 0): Promise<void> {
  const { x, y } = await middle(page, cell);
  await page.touchscreen.tap(x + dx, y);
}

/** A finger on the glass, with all that the browser makes of it: its moves may scroll the page and end as no gesture. */
async function finger(page: Page) {
  const fingers = await page.context().newCDPSession(page);
  const touching = async (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Spot[]) => {
    await fingers.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  const stroke = async (from: Spot, to: Spot) => {
    await touching('touchStart', from);
    for (const part of [0.1, 0.25, 0.5, 0.75, 1]) await touching('touchMove', between(from, to, part));
  };
  return { touching, stroke };
}

function between(from: Spot, to: Spot, part: number): Spot {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** What was sent to the server that is not there. */
function sent(page: Page): Promise<unknown[]> {
  return page.evaluate(() => (window as unknown as { sent: unknown[] }).sent);
}

const place = (page: Page, cell: string) => page.locator(`[data-spot="${cell}"]`);
const action = (page: Page, name: string) => page.locator('.actions').getByRole('button', { name, exact: true });

test('BG-10: two touches move a checker; the turn ends with the button', async ({ page }) => {
  const complaints = await open(page, 'start');
  await tap(page, '8');
  await expect(page.locator('.landing')).toHaveCount(3);
  await tap(page, '5');
  await expect(place(page, '5')).toHaveAttribute('aria-label', /Flèche 5.: 1 pion blanc,.* arrivé ce tour-ci/);
  await expect(page.locator('.face.played')).toHaveCount(1);
  await tap(page, '6');
  await tap(page, '5');
  expect(await sent(page)).toEqual([]);
  await action(page, 'Jouer ce coup').click();
  expect(await sent(page)).toEqual([{ kind: 'turn', text: '8/5 6/5' }]);
  expect(complaints).toEqual([]);
});

test('one checker goes the way of both dice at once', async ({ page }) => {
  await open(page, 'start');
  await tap(page, '24');
  await tap(page, '20');
  await action(page, 'Jouer ce coup').click();
  expect(await sent(page)).toEqual([{ kind: 'turn', text: expect.stringMatching(/^24\/2[13] 2[13]\/20$/) }]);
});

test('steps are taken back by touching them, and by the button', async ({ page }) => {
  await open(page, 'start', { chosen: '8/5,6/5' });
  await tap(page, '5');
  await expect(place(page, '5')).toHaveAttribute('aria-label', /1 pion blanc/);
  await action(page, 'Effacer').click();
  await expect(place(page, '5')).toHaveAttribute('aria-label', /vide/);
  await expect(page.locator('.face.played')).toHaveCount(0);
});

test('a checker is carried to its landing, and back', async ({ page }) => {
  await open(page, 'start');
  const carry = async (from: string, to: string) => {
    const [start, end] = [await middle(page, from), await middle(page, to)];
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 3 });
    await expect(page.locator('.carried')).toHaveCount(1);
    await page.mouse.move(end.x, end.y);
    await page.mouse.up();
  };
  await carry('13', '10');
  await expect(place(page, '10')).toHaveAttribute('aria-label', /1 pion blanc/);
  await carry('10', '13');
  await expect(place(page, '10')).toHaveAttribute('aria-label', /vide/);
  await expect(page.locator('.carried')).toHaveCount(0);
});

test.describe('whatever ends the gesture puts the checker back', () => {
  const ends: Record<string, (page: Page) => Promise<void>> = {
    'another button': async (page) => {
      await page.mouse.down({ button: 'right' });
      await page.mouse.up({ button: 'right' });
    },
    'a window of another size': (page) => page.setViewportSize({ width: 700, height: 900 }),
    'another window': (page) => page.evaluate(() => void window.dispatchEvent(new Event('blur'))),
    Escape: (page) => page.keyboard.press('Escape'),
  };
  for (const [name, end] of Object.entries(ends)) {
    test(name, async ({ page }) => {
      await open(page, 'start');
      const [from, to] = [await middle(page, '13'), await middle(page, '10')];
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 3 });
      await expect(page.locator('.carried')).toHaveCount(1);
      await end(page);
      await expect(page.locator('.carried')).toHaveCount(0);
      // Neither lifting the button nor its echo means anything, on the board or beside it.
      const landing = await middle(page, '10');
      await page.mouse.move(landing.x, landing.y);
      await page.mouse.up();
      await page.mouse.move(2, 2);
      await expect(page.locator('.carried, .landing')).toHaveCount(0);
      await expect(place(page, '10')).toHaveAttribute('aria-label', /vide/);
      // The next gesture is as ever.
      await tap(page, '13');
      await tap(page, '10');
      await expect(place(page, '10')).toHaveAttribute('aria-label', /1 pion blanc/);
    });
  }
});

test('a hit sends the other checker to the bar at once', async ({ page }) => {
  await open(page, 'middle');
  await tap(page, '13');
  await tap(page, '7');
  await expect(place(page, 'bar-black')).toHaveAttribute('aria-label', /1 pion/);
});

test('the cards beside the board count with the steps chosen, as the board does', async ({ page }) => {
  const cards = page.locator('.player .counts');
  const plates = page.locator('.plate text');
  await open(page, 'start');
  await expect(cards).toHaveText(['167 à parcourir', '167 à parcourir']);
  await tap(page, '8');
  await tap(page, '5');
  await expect(plates).toHaveText(['167', '164']);
  await expect(cards).toHaveText(['164 à parcourir', '167 à parcourir']);
  await action(page, 'Effacer').click();
  await expect(cards).toHaveText(['167 à parcourir', '167 à parcourir']);
  await open(page, 'home');
  await expect(cards.first()).toHaveText('34 à parcourir\u00a0· 7 sortis sur 15');
  await tap(page, '6');
  await tap(page, 'off-white');
  await expect(page.locator('.tray-number').last()).toHaveText('8');
  await expect(cards.first()).toHaveText('28 à parcourir\u00a0· 8 sortis sur 15');
});

test('a double whose steps come one by one', async ({ page }) => {
  await open(page, 'doubles');
  for (const [from, to] of [
    ['24', '20'],
    ['24', '20'],
    ['13', '9'],
    ['13', '9'],
  ] as const) {
    await expect(place(page, from)).toHaveAttribute('aria-disabled', 'false');
    await tap(page, from);
    await tap(page, to);
  }
  await expect(page.locator('.face.played')).toHaveCount(4);
  await action(page, 'Jouer ce coup').click();
  expect(await sent(page)).toEqual([{ kind: 'turn', text: '24/20 24/20 13/9 13/9' }]);
});

test('for what cannot be played the rules are asked, with every die that is left', async ({ page }) => {
  await open(page, 'start');
  const notice = page.locator('.status-notice');
  await tap(page, '12');
  await expect(notice).toHaveText('« 12/9 » ne peut pas être choisi ici. « 12/11 » ne peut pas être choisi ici.');
  await tap(page, '8');
  await tap(page, '2');
  await expect(notice).toHaveText('« 8/2 » ne peut pas être choisi ici.');
  await page.keyboard.press('Escape');
  await tap(page, 'off-white');
  await expect(notice).toHaveText('Rien ne se joue d’ici.');
});

test('the dice are rolled by touching them, and by R', async ({ page }) => {
  await open(page, 'due');
  await tap(page, 'dice');
  expect(await sent(page)).toEqual([{ kind: 'roll' }]);
  await open(page, 'due');
  await place(page, 'dice').focus();
  await page.keyboard.press('r');
  expect(await sent(page)).toEqual([{ kind: 'roll' }]);
});

test('the roll under way has the side of who rolled in the list', async ({ page }) => {
  await open(page, 'home');
  await expect(page.locator('.moves li').last().locator('.chip.side-white')).toHaveCount(1);
});

test('BG-7: a roll that allows nothing is shown, and the pass commits itself', async ({ page }) => {
  await open(page, 'pass');
  await expect(page.locator('.face')).toHaveCount(2);
  await expect(page.locator('.status-now')).toContainText('Aucun dé ne peut être joué');
  await expect.poll(() => sent(page)).toEqual([{ kind: 'turn', text: 'pass' }]);
});

test('the dice of the turn before stay to be seen, and its checkers are marked', async ({ page }) => {
  await open(page, 'hit', { play: 'later', yours: '0' });
  await page.evaluate(() => (window as unknown as { play: () => void }).play());
  await expect(page.locator('.last-turn .edge')).toHaveCount(1);
  await expect(page.locator('.dice.side-black .face.played')).toHaveCount(2);
  await expect(place(page, 'bar-white')).toHaveAttribute('aria-label', /1 pion/);
});

test('Black sees the board from its own side', async ({ page }) => {
  await open(page, 'reply', { yours: '1' });
  const [home, far] = [await middle(page, '19'), await middle(page, '6')];
  expect(home.y).toBeGreaterThan(far.y);
  await expect(place(page, '19')).toHaveAttribute('aria-label', /Flèche 6.: 4 pions blancs|Flèche 6.: 5 pions noirs/);
});

test('the keyboard alone plays a turn', async ({ page }) => {
  await open(page, 'start');
  await place(page, '24').focus();
  // Plain arrows go from one checker that can move to another, with Shift from place to place.
  await page.keyboard.press('ArrowLeft');
  await expect(place(page, '13')).toBeFocused();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(place(page, '14')).toBeFocused();
  await page.keyboard.press('8');
  await expect(place(page, '8')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(place(page, '7')).toBeFocused();
  await page.keyboard.press('5');
  await page.keyboard.press('Enter');
  await expect(place(page, '5')).toHaveAttribute('aria-label', /arrivé ce tour-ci/);
  await page.keyboard.press('Backspace');
  await expect(place(page, '5')).toHaveAttribute('aria-label', /vide/);
  await page.keyboard.press('2');
  await page.keyboard.press('4');
  await expect(place(page, '24')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.locator('.landing')).toHaveCount(0);
});

test('digits of a French keyboard need no Shift', async ({ page }) => {
  await open(page, 'start');
  const focused = page.locator(':focus');
  await place(page, '24').focus();
  for (const [key, code, cell] of [
    ['ç', 'Digit9', '9'],
    ['&', 'Digit1', '1'],
    ['"', 'Digit3', '13'],
  ] as const) {
    await focused.evaluate((spot, given) => spot.dispatchEvent(new KeyboardEvent('keydown', given)), {
      key,
      code,
      bubbles: true,
      cancelable: true,
    });
    await expect(place(page, cell)).toBeFocused();
  }
});

for (const [width, narrowest] of [
  [390, 30],
  [360, 27.6],
] as const) {
  test(`fingers on ${width} pixels: targets are large enough, taps beside a landing mean it @phone-only`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    const complaints = await open(page, 'start');
    const boxes = await page.locator('.spot .touch').evaluateAll((rects) =>
      rects.map((rect) => {
        const box = rect.getBoundingClientRect();
        return { width: box.width, height: box.height };
      }),
    );
    expect(boxes).toHaveLength(28);
    // But for a hundredth of a pixel by which the window rounds.
    for (const box of boxes) {
      expect(box.width).toBeGreaterThanOrEqual(narrowest - 0.01);
      expect(box.height).toBeGreaterThanOrEqual(30);
    }
    await touch(page, '13');
    await touch(page, '10', -20);
    await expect(place(page, '10')).toHaveAttribute('aria-label', /1 pion blanc/);
    expect(complaints).toEqual([]);
  });
}

test('a finger carries a checker to its landing, and the page stays @phone-only', async ({ page }) => {
  await open(page, 'start');
  const { touching, stroke } = await finger(page);
  for (const [from, to] of [
    ['13', '10'],
    ['6', '5'],
  ] as const) {
    await stroke(await middle(page, from), await middle(page, to));
    await expect(page.locator('.carried')).toHaveCount(1);
    await touching('touchEnd');
    await expect(page.locator('.carried')).toHaveCount(0);
    await expect(place(page, to)).toHaveAttribute('aria-label', /1 pion blanc,.* arrivé ce tour-ci/);
  }
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a finger that starts where nothing can be carried scrolls the page @phone-only', async ({ page }) => {
  await open(page, 'start');
  const { touching, stroke } = await finger(page);
  const from = await middle(page, '12');
  await stroke(from, { x: from.x, y: from.y - 200 });
  await touching('touchEnd');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
  await expect(page.locator('.status-notice')).toBeHidden();
});

test('a phone that is turned under the finger plays nothing @phone-only', async ({ page }) => {
  await open(page, 'start');
  const { touching, stroke } = await finger(page);
  await stroke(await middle(page, '13'), await middle(page, '10'));
  await expect(page.locator('.carried')).toHaveCount(1);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(page.locator('.carried')).toHaveCount(0);
  await touching('touchEnd');
  await expect(page.locator('.carried, .landing')).toHaveCount(0);
  await expect(place(page, '10')).toHaveAttribute('aria-label', /vide/);
});

test('a second finger is no carrying: the checker goes back @phone-only', async ({ page }) => {
  await open(page, 'start');
  const { touching, stroke } = await finger(page);
  const [from, to] = [await middle(page, '13'), await middle(page, '10')];
  await stroke(from, to);
  await expect(page.locator('.carried')).toHaveCount(1);
  await touching('touchStart', to, { x: to.x + 100, y: to.y });
  await expect(page.locator('.carried')).toHaveCount(0);
  await touching('touchEnd');
  await expect(place(page, '10')).toHaveAttribute('aria-label', /vide/);
});

for (const theme of ['light', 'dark', 'contrast']) {
  test(`nothing for axe to find, ${theme} @phone`, async ({ page }) => {
    const complaints = await open(page, 'bar', { theme, motion: 'off' });
    const { violations } = await new AxeBuilder({ page }).include('.stage').analyze();
    expect(violations).toEqual([]);
    expect(complaints).toEqual([]);
  });
}

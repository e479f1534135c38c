/** Fingers, mouse and keyboard on boards of points, in the gallery. */
import { AxeBuilder } from '@axe-core/playwright';
import { type CDPSession, type Page, expect, test } from '@playwright/test';
import { buildGallery, openGallery } from './gallery';

let folder: string;

test.beforeAll(async () => {
  folder = await buildGallery(test.info().workerIndex);
});

/** Units of the drawing: from point to point, and from the edge to the first line. */
const CELL = 40;
const MARGIN = 43;

interface Spot {
  x: number;
  y: number;
}

/** Where a spot of the board is in the window; columns and rows are counted from 0 at the upper left. */
async function spots(page: Page, size: number): Promise<(column: number, row: number) => Spot> {
  const box = await page.locator('.goban').boundingBox();
  if (box === null) throw new Error('the board is not seen');
  const unit = box.width / ((size - 1) * CELL + 2 * MARGIN);
  return (column, row) => ({
    x: box.x + (MARGIN + column * CELL) * unit,
    y: box.y + (MARGIN + row * CELL) * unit,
  });
}

type Touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Spot[]) => Promise<void>;

async function toucher(page: Page): Promise<Touch> {
  const fingers: CDPSession = await page.context().newCDPSession(page);
  return async (type, ...touchPoints) => {
    await fingers.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
}

/** What the gallery was told last. */
function told(page: Page, name: 'sent' | 'unoffered'): Promise<string | undefined> {
  return page.evaluate((key) => document.body.dataset[key], name);
}

function shown(page: Page): Promise<string | null> {
  return page.locator('.lens-text').textContent();
}

function touchAction(page: Page): Promise<string> {
  return page.locator('.goban').evaluate((goban) => getComputedStyle(goban).touchAction);
}

/** Empty points near the corners and inside. */
const POINTS = [
  [1, 1],
  [7, 12],
  [14, 3],
  [18, 18],
] as const;
/** The other corners, for a board that is flipped. */
const FLIPPED_POINTS = [
  [18, 1],
  [1, 18],
] as const;

/** Fingers between these points; every one chooses what the magnifier shows. */
async function touchBetween(page: Page, points: readonly (readonly [column: number, row: number])[]): Promise<void> {
  const at = await spots(page, 20);
  const touch = await toucher(page);
  const pitch = at(1, 0).x - at(0, 0).x;
  const worst = [0, 0.5 - 1 / pitch, 0.5, 0.5 + 1 / pitch, -0.5];
  for (const [column, row] of points) {
    for (const right of worst) {
      for (const down of worst) {
        const spot = at(column + right, row + down);
        await touch('touchStart', spot);
        const name = await shown(page);
        await touch('touchEnd');
        expect(await told(page, 'sent')).toBe(name);
        const box = await page.locator(`[role=gridcell][aria-label^="${name}, "]`).boundingBox();
        if (box === null) throw new Error(`${name} is nowhere`);
        // It is the nearest point, but for half a pixel by which the window rounds.
        expect(Math.abs(box.x + box.width / 2 - spot.x)).toBeLessThan(pitch / 2 + 0.6);
        expect(Math.abs(box.y + box.height / 2 - spot.y)).toBeLessThan(pitch / 2 + 0.6);
      }
    }
  }
}

test('a finger anywhere between points chooses what the magnifier shows @phone-only', async ({ page }) => {
  const complaints = await openGallery(page, folder, { sample: 'gomoku-20' });
  await touchBetween(page, POINTS);
  expect(complaints).toEqual([]);
});

test('on a flipped board the point under the finger is the one shown and chosen @phone-only', async ({ page }) => {
  const complaints = await openGallery(page, folder, { sample: 'gomoku-20', flip: 'on' });
  const at = await spots(page, 20);
  const touch = await toucher(page);
  await touch('touchStart', at(16, 16));
  expect(await shown(page)).toBe('d17');
  await touch('touchEnd');
  await touchBetween(page, FLIPPED_POINTS);
  expect(complaints).toEqual([]);
});

test('dragging moves the choice, and lifting the finger makes it @phone-only', async ({ page }) => {
  await openGallery(page, folder, { sample: 'gomoku-20' });
  const at = await spots(page, 20);
  const touch = await toucher(page);
  await touch('touchStart', at(3, 3));
  expect(await shown(page)).toBe('d17');
  await touch('touchMove', at(3.55, 3));
  expect(await shown(page)).toBe('d17');
  await touch('touchMove', at(6, 4));
  await expect(page.locator('.lens-text')).toHaveText('g16');
  expect(await told(page, 'sent')).toBeUndefined();
  await page.waitForTimeout(100);
  await touch('touchEnd');
  expect(await told(page, 'sent')).toBe('g16');
  await expect(page.locator('.aim')).toHaveCount(0);
});

test('a stone under the finger is refused with the reason @phone-only', async ({ page }) => {
  await openGallery(page, folder, { sample: 'gomoku-20' });
  const at = await spots(page, 20);
  const touch = await toucher(page);
  await touch('touchStart', at(9, 10));
  await expect(page.locator('.refused')).toHaveCount(1);
  await touch('touchEnd');
  expect(await told(page, 'unoffered')).toBe('j10');
  expect(await told(page, 'sent')).toBeUndefined();
});

test('leaving the board or a second finger chooses nothing @phone-only', async ({ page }) => {
  await openGallery(page, folder, { sample: 'gomoku-20' });
  const at = await spots(page, 20);
  const touch = await toucher(page);
  await touch('touchStart', at(3, 18));
  await touch('touchMove', at(3, 24));
  await touch('touchEnd');
  await touch('touchStart', at(3, 3));
  await touch('touchStart', at(3, 3), at(9, 9));
  await expect(page.locator('.aim')).toHaveCount(0);
  await touch('touchEnd');
  expect(await told(page, 'sent')).toBeUndefined();
  expect(await touchAction(page)).toBe('pinch-zoom');
});

test('a phone that is turned under the finger chooses nothing @phone-only', async ({ page }) => {
  await openGallery(page, folder, { sample: 'gomoku-20' });
  const at = await spots(page, 20);
  const touch = await toucher(page);
  await touch('touchStart', at(3, 3));
  await expect(page.locator('.aim')).toHaveCount(1);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(page.locator('.aim')).toHaveCount(0);
  await touch('touchMove', at(3.2, 3));
  await touch('touchEnd');
  await page.waitForTimeout(100);
  expect(await told(page, 'sent')).toBeUndefined();
  await expect(page.locator('.aim')).toHaveCount(0);
});

test('on wide points a tap chooses at once and the page can be scrolled @phone-only', async ({ page }) => {
  await openGallery(page, folder, { sample: 'pente-9' });
  const at = await spots(page, 9);
  const { x, y } = at(1.45, 2.45);
  await page.touchscreen.tap(x, y);
  await expect.poll(() => told(page, 'sent')).toBe('b7');
  expect(await touchAction(page)).toBe('manipulation');
});

test('C6-8: two clicks are a turn, and a click on the first takes it back', async ({ page }) => {
  await openGallery(page, folder, { sample: 'connect6-19' });
  const at = await spots(page, 19);
  const click = async (column: number, row: number) => {
    const { x, y } = at(column, row);
    await page.mouse.click(x, y);
  };
  await click(3.45, 3.45);
  await expect(page.locator('.dashed-ring')).toHaveCount(1);
  await click(3, 3);
  await expect(page.locator('.dashed-ring')).toHaveCount(0);
  await click(5, 3);
  await click(8.4, 2.6);
  expect(await told(page, 'sent')).toBe('f16 i16');
});

test('the keyboard alone plays a turn', async ({ page }) => {
  await openGallery(page, folder, { sample: 'connect6-19' });
  const focused = page.locator(':focus');
  await page.keyboard.press('Tab');
  await expect(focused).toHaveAttribute('aria-label', 'm10, Noir, dernier coup');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(focused).toHaveAttribute('aria-label', 'n10, choisi, Blanc');
  await page.keyboard.type('i10');
  await expect(focused).toHaveAttribute('aria-label', 'i10, vide');
  await page.keyboard.press(' ');
  expect(await told(page, 'sent')).toBe('n10 i10');
});

test('on a flipped board mouse and keyboard go as seen, and axe finds nothing', async ({ page }) => {
  const complaints = await openGallery(page, folder, { sample: 'connect6-19', flip: 'on' });
  const focused = page.locator(':focus');
  await page.keyboard.press('Tab');
  await expect(focused).toHaveAttribute('aria-label', 'm10, Noir, dernier coup');
  const before = await focused.boundingBox();
  await page.keyboard.press('ArrowLeft');
  await expect(focused).toHaveAttribute('aria-label', 'n10, vide');
  const after = await focused.boundingBox();
  if (before === null || after === null) throw new Error('the cursor is not seen');
  expect(after.x).toBeLessThan(before.x);
  await page.keyboard.press('ArrowUp');
  await expect(focused).toHaveAttribute('aria-label', 'n9, vide');
  await page.keyboard.press('Enter');
  const { violations } = await new AxeBuilder({ page }).include('.goban').analyze();
  expect(violations).toEqual([]);
  const at = await spots(page, 19);
  const { x, y } = at(18 - 3, 18 - 3);
  await page.mouse.click(x, y);
  expect(await told(page, 'sent')).toBe('n9 d16');
  expect(complaints).toEqual([]);
});

for (const theme of ['light', 'dark', 'contrast']) {
  test(`nothing for axe to find, ${theme} @phone`, async ({ page }) => {
    const complaints = await openGallery(page, folder, { sample: 'pente-four', theme });
    const { violations } = await new AxeBuilder({ page }).include('.goban').analyze();
    expect(violations).toEqual([]);
    expect(complaints).toEqual([]);
  });
}

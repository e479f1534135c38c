/**
 * What a first visit costs: bytes on the line, time until one can play, things that jump.
 *
 * Bytes and jumps are held to their limits. Time depends on the machine, so it is printed, and only a
 * bound that no machine should need is asserted.
 */
import { type Page, expect, test } from '@playwright/test';
import { openTable, play } from './tables';

const BYTES = 150_000;
const CPU_SLOWDOWN = 4;
/** The aim is one second; this is the bound of the test. */
const PLAYABLE_MS = 5_000;

interface Visit {
  bytes: number;
  requests: number;
  shift: number;
  /** What jumped: the beginning of each element. */
  jumped: string[];
  playableMs: number;
}

/** What the page itself notes down. */
interface Seen {
  shift: number;
  jumped: string[];
  playable: number;
}

type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

/** Loads a page with an empty cache on a slow processor; it is playable once `selector` can be touched. */
async function visit(page: Page, address: string, selector: string): Promise<Visit> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Network.enable');
  await tools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await tools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  let bytes = 0;
  let requests = 0;
  tools.on('Network.loadingFinished', (event) => {
    bytes += event.encodedDataLength;
    requests += 1;
  });
  await page.addInitScript((wanted) => {
    const seen: Seen = { shift: 0, jumped: [], playable: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        seen.shift += entry.value;
        seen.jumped.push(...entry.sources.map(({ node }) => (node as Element)?.outerHTML?.slice(0, 80) ?? ''));
      }
    }).observe({ type: 'layout-shift', buffered: true });
    const look = () => {
      if (document.querySelector(wanted) === null) requestAnimationFrame(look);
      else seen.playable = performance.now();
    };
    requestAnimationFrame(look);
  }, selector);
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => (window as unknown as { seen: Seen }).seen.playable > 0);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  return { bytes, requests, shift: seen.shift, jumped: seen.jumped, playableMs: Math.round(seen.playable) };
}

function hold(what: string, { bytes, requests, shift, jumped, playableMs }: Visit): void {
  test.info().annotations.push({ type: what, description: `${bytes} bytes, ${playableMs} ms, shift ${shift}` });
  console.warn(
    `${what}: ${(bytes / 1000).toFixed(1)} kB in ${requests} requests, ` +
      `playable after ${playableMs} ms at ${CPU_SLOWDOWN}× slow-down, layout shift ${shift.toFixed(4)}`,
  );
  expect(bytes).toBeLessThan(BYTES);
  expect(shift, jumped.join('\n')).toBe(0);
  expect(playableMs).toBeLessThan(PLAYABLE_MS);
}

test('the home page is small and still @phone', async ({ page }) => {
  hold('home', await visit(page, '/', 'form[data-appearance] button[aria-pressed]'));
});

test('the page of a game is small and still @phone', async ({ page }) => {
  hold('game', await visit(page, '/jouer/puissance-4', 'form button'));
});

test('a table is small and still, and soon playable @phone', async ({ page, browser }) => {
  await openTable(page, { way: 'screen' });
  await play(page, 'dcd');
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 };
  const context = await browser.newContext({ locale: 'fr-FR', viewport: { width, height } });
  await context.addCookies(await page.context().cookies());
  const fresh = await context.newPage();
  hold('table', await visit(fresh, page.url(), '.column.open'));
});

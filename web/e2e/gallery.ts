/**
 * A gallery of boards (`dev/goban`, `dev/table`) as a site of its own: built once a worker, served by the
 * browser's own interception, under a policy as strict as the real site's. No server and no game is needed.
 */
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { folder as runFolder } from './run';

const SITE = 'http://gallery.test';
const POLICY = "default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};
const web = fileURLToPath(new URL('..', import.meta.url));

/** The galleries, each with what is there once its board is. */
const READY = { goban: '.goban .points', table: 'body[data-ready]' } as const;
export type Gallery = keyof typeof READY;

/** Builds one for this worker. */
export async function buildGallery(worker: number, gallery: Gallery = 'goban'): Promise<string> {
  const folder = join(runFolder, `gallery-${gallery}-${worker}`);
  await build({
    root: web,
    configFile: join(web, 'vite.config.ts'),
    logLevel: 'warn',
    build: {
      outDir: folder,
      emptyOutDir: true,
      manifest: false,
      rollupOptions: { input: join(web, `dev/${gallery}/index.html`) },
    },
  });
  return folder;
}

/** Opens it; what the page or the policy complains of is in the list that is returned. */
export async function openGallery(
  page: Page,
  folder: string,
  query: Record<string, string>,
  gallery: Gallery = 'goban',
): Promise<string[]> {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.route(`${SITE}/**`, async (route) => {
    const path = new URL(route.request().url()).pathname;
    const file = join(folder, path === '/' ? `dev/${gallery}/index.html` : path);
    if (path === '/favicon.ico') {
      await route.fulfill({ status: 204 });
    } else if (existsSync(file)) {
      await route.fulfill({
        body: readFileSync(file),
        headers: {
          'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
          'content-security-policy': POLICY,
        },
      });
    } else {
      await route.fulfill({ status: 404 });
    }
  });
  await page.goto(`${SITE}/?${new URLSearchParams(query)}`);
  await page.locator(READY[gallery]).waitFor();
  return complaints;
}

/**
 * Browser tests: the real binary, a fresh database, the system's Chromium.
 *
 * `TABLIER_BIN` is the binary to test and `TABLIER_CHROMIUM` the browser; `cargo xtask test`
 * sets both. A test runs at desktop size; one tagged `@phone` runs at phone size as well, one
 * tagged `@phone-only` at phone size alone.
 */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { browserFolder, port, serverFolder } from './e2e/run';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const binary = resolve(process.env['TABLIER_BIN'] ?? here('../target/debug/tablier'));
const chromium = process.env['TABLIER_CHROMIUM'] ?? '/usr/bin/chromium';
/** Tests tagged `@long` run with `cargo xtask test --long` only. */
const LONG = /@long\b/;
const long = process.env['TABLIER_LONG'] === '1';
const address = `127.0.0.1:${port}`;

export default defineConfig({
  testDir: 'e2e',
  outputDir: browserFolder,
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  workers: 2,
  // A machine of CI may be busy: a test that passes the second time is reported as flaky, and the run goes on.
  retries: process.env['CI'] === undefined ? 0 : 1,
  reporter: 'list',
  timeout: 30_000,
  expect: { timeout: 5_000 },

  use: {
    baseURL: `http://${address}`,
    locale: 'fr-FR',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromium,
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },

  projects: [
    {
      name: 'desktop',
      grepInvert: long ? [/@phone-only\b/] : [/@phone-only\b/, LONG],
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      grep: /@phone\b/,
      grepInvert: long ? [] : [LONG],
      use: {
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 3,
        isMobile: true,
        hasTouch: true,
      },
    },
  ],

  webServer: {
    command: `"${binary}" serve --listen ${address} --database "sqlite://${serverFolder}/tablier.db"`,
    cwd: serverFolder,
    // Whether a win can be claimed against who left is seen in seconds, not minutes.
    env: { RUST_LOG: 'warn', TABLIER_TEST_LEFT_MS: '2500' },
    url: `http://${address}/`,
    reuseExistingServer: false,
    timeout: 30_000,
    stdout: 'ignore',
    stderr: 'pipe',
  },
});

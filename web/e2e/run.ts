/**
 * This run of the browser tests: its port, and a folder for all that it writes. Each run has its own, so that two in
 * one checkout leave each other alone.
 *
 * A run that passes leaves nothing; one that fails leaves its pictures until the next run. It knows no test.
 */
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const RESULTS = fileURLToPath(new URL('../test-results/', import.meta.url));
/** The name of a run's folder: the process that the run is. */
const NAMED = /^run-(\d+)$/;

// The workers read this file again: what was chosen once is handed down to them.
if (process.env['TABLIER_E2E_PORT'] === undefined) await begin();

/** The port of the server under test. */
export const port = Number(process.env['TABLIER_E2E_PORT']);
/** Where the run writes. */
export const folder = process.env['TABLIER_E2E_FOLDER'] ?? RESULTS;
/** Where the server under test keeps its database. */
export const serverFolder = join(folder, 'server');
/** What failed tests leave. */
export const browserFolder = join(folder, 'browser');

async function begin(): Promise<void> {
  clearAway();
  const own = join(RESULTS, `run-${process.pid}`);
  mkdirSync(join(own, 'server'), { recursive: true });
  process.env['TABLIER_E2E_FOLDER'] = own;
  process.env['TABLIER_E2E_PORT'] = String(await freePort());
  process.on('exit', (code) => {
    if (code === 0) {
      rmSync(own, { recursive: true, force: true });
      return;
    }
    for (const name of readdirSync(own)) {
      if (name !== 'browser') rmSync(join(own, name), { recursive: true, force: true });
    }
  });
}

/** Removes what ended runs have left. */
function clearAway(): void {
  mkdirSync(RESULTS, { recursive: true });
  for (const name of readdirSync(RESULTS)) {
    const run = NAMED.exec(name)?.[1];
    if (run !== undefined && !isAlive(Number(run))) rmSync(join(RESULTS, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  // Whatever had this number before is gone.
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process may not be asked, but it is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** A port that nothing listens on at this moment. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const bound = probe.address();
      if (bound === null || typeof bound === 'string') {
        reject(new Error('the probe socket has no port'));
        return;
      }
      probe.close(() => resolve(bound.port));
    });
  });
}

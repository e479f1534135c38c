/**
 * How the browser side is built and how its unit tests run.
 *
 * The server embeds `dist/` and finds the hashed names through `dist/.vite/manifest.json`.
 * The boards live outside this folder, in `../games/<game>/web`; they share the packages here.
 */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { contrastByWish } from './contrast.config.ts';
import manifest from './package.json' with { type: 'json' };

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  resolve: {
    alias: { '@': here('./src') },
    // Always this folder's copy, also for a file in ../games.
    dedupe: [...Object.keys(manifest.dependencies), ...Object.keys(manifest.devDependencies)],
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  css: { postcss: { plugins: [contrastByWish()] } },
  server: { host: '127.0.0.1', fs: { allow: [here('..')] } },
  build: {
    target: 'es2023',
    outDir: here('./dist'),
    emptyOutDir: true,
    manifest: true,
    // The content security policy allows no data: addresses and no inline script.
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    modulePreload: { polyfill: false },
    rollupOptions: {
      // One line for each script that a page names itself.
      input: { main: here('./src/main.ts') },
      output: {
        chunkFileNames: (chunk) => `assets/${boardOf(chunk.facadeModuleId) ?? '[name]'}-[hash].js`,
      },
    },
  },
  worker: { format: 'es' },
  test: {
    dir: here('..'),
    include: ['web/src/**/*.test.{ts,tsx}', 'games/*/web/**/*.test.{ts,tsx}'],
    // A test of the DOM says `// @vitest-environment happy-dom` in its first line.
    environment: 'node',
    restoreMocks: true,
  },
});

/** `connect6-board` for the entry of `games/connect6/web`, so that its file says what it is. */
function boardOf(module: string | null): string | undefined {
  const game = module && /\/games\/([^/]+)\/web\/index\.tsx$/.exec(module)?.[1];
  return game ? `${game}-board` : undefined;
}

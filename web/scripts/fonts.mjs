/**
 * Makes the two font files of the site, src/fonts/*.woff2, from the pinned packages of
 * fontsource, and copies their licences (SIL OFL 1.1) beside them.
 *
 * `node scripts/fonts.mjs` writes the files; with `--check` it writes nothing and fails if a
 * committed file differs from what it would write. The build uses the committed files only.
 * Same packages in, same bytes out: the subsetter is HarfBuzz compiled to WebAssembly.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const OUT = fileURLToPath(new URL('../src/fonts/', import.meta.url));

/** First and last code point of each kept range: what French and English text needs. */
const LATIN = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bc, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2009, 0x200b],
  [0x2010, 0x2015],
  [0x2018, 0x201e],
  [0x2020, 0x2022],
  [0x2026, 0x2026],
  [0x202f, 0x202f],
  [0x2032, 0x2033],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2193],
  [0x2212, 0x2212],
];

/** Copyright, version, licence and its address stay in the file. */
const KEPT_NAMES = [0, 5, 13, 14];

const FONTS = [
  {
    // Text: variable weight, within the range that the style sheet uses.
    package: '@fontsource-variable/atkinson-hyperlegible-next',
    source: 'files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    name: 'atkinson-hyperlegible-next',
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    // Names and titles: one weight.
    package: '@fontsource-variable/newsreader',
    source: 'files/newsreader-latin-wght-normal.woff2',
    name: 'newsreader-500',
    axes: { wght: 500 },
  },
];

const check = process.argv.includes('--check');
let differing = 0;

for (const font of FONTS) {
  const folder = dirname(require.resolve(`${font.package}/package.json`));
  const source = await readFile(join(folder, font.source));
  const subset = await subsetFont(source, latinText(), {
    targetFormat: 'woff2',
    variationAxes: font.axes,
    preserveNameIds: KEPT_NAMES,
  });
  await put(`${font.name}.woff2`, subset);
  await put(`${font.name}.OFL.txt`, await readFile(join(folder, 'LICENSE')));
}

if (differing > 0) {
  console.error(`${differing} file(s) differ: run \`npm run fonts\` in web/ and commit.`);
  process.exitCode = 1;
}

function latinText() {
  let text = '';
  for (const [first, last] of LATIN) {
    for (let point = first; point <= last; point += 1) text += String.fromCodePoint(point);
  }
  return text;
}

async function put(name, bytes) {
  const path = join(OUT, name);
  if (!check) {
    await writeFile(path, bytes);
    console.log(`${name}: ${bytes.length} bytes`);
    return;
  }
  const committed = await readFile(path).catch(() => undefined);
  const same = committed !== undefined && committed.equals(bytes);
  if (!same) differing += 1;
  console.log(`${name}: ${same ? 'same' : 'DIFFERS'}`);
}

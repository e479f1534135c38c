/** Every text that is used exists, and French and English say the same things with the same arguments. */
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

type Files = Record<string, string>;

const FRENCH: Files = import.meta.glob(
  [
    '../../texts/fr.ftl',
    '../board/*/fr.ftl',
    '../../../crates/*/texts/fr.ftl',
    '../../../games/*/texts/fr.ftl',
    '../../../games/*/web/fr.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);
const ENGLISH: Files = import.meta.glob(
  [
    '../../texts/en.ftl',
    '../board/*/en.ftl',
    '../../../crates/*/texts/en.ftl',
    '../../../games/*/texts/en.ftl',
    '../../../games/*/web/en.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);
/** Where texts of the site are used. */
const SOURCES: Files = import.meta.glob(
  [
    '../**/*.{ts,tsx}',
    '!../**/*.test.{ts,tsx}',
    '../../../games/*/web/**/*.{ts,tsx}',
    '../../../crates/server/src/pages/*.rs',
    '../../../crates/server/src/http/*.rs',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** The variables of every message of a file. */
function variables(text: string): Map<string, string[]> {
  const resource = new FluentResource(text);
  return new Map(resource.body.map((entry) => [entry.id, names(entry.value).toSorted()]));
}

/** Every variable below a part of a pattern. */
function names(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  if ('type' in part && part.type === 'var' && 'name' in part) return [String(part.name)];
  return [...new Set(Object.values(part).flatMap(names))];
}

/** How many messages a file begins; one that cannot be read is dropped by the parser without a word. */
function beginnings(text: string): number {
  return text.match(/^[a-z][\w-]* *=/gm)?.length ?? 0;
}

describe.each(Object.entries(FRENCH))('%s', (path, french) => {
  const english = ENGLISH[path.replace(/fr\.ftl$/, 'en.ftl')] ?? '';

  it('is well-formed in both languages', () => {
    for (const text of [french, english]) expect(variables(text).size).toBe(beginnings(text));
  });

  it('has the same ids and the same arguments in both languages', () => {
    expect(Object.fromEntries(variables(english))).toEqual(Object.fromEntries(variables(french)));
  });

  it('is set as French is', () => {
    const lines = french
      .split('\n')
      .filter((line) => !line.startsWith('#'))
      .map((line) => line.replaceAll(/\{[^}]*\}/g, ''));
    expect(lines.filter((line) => / [?!:;»]|« |[a-zA-Zé]'[a-zA-Zé]/.test(line))).toEqual([]);
  });
});

describe('the texts of the site', () => {
  const sources = Object.values(SOURCES).join('\n');
  const known = new Set(Object.values(FRENCH).flatMap((text) => [...variables(text).keys()]));
  const literals = new Set([...sources.matchAll(/['"`](site-[a-z\d-]*[a-z\d])['"`]/g)].map(([, id]) => id ?? ''));
  /** Ids with a part that is filled in: `site-do-${kind}` in scripts, `site-way-{name}-help` in Rust. */
  const open = [...sources.matchAll(/['"`](site-[a-z\d-]*\$?\{[^}]*\}[a-z\d-]*)['"`]/g)].map(
    ([, id]) => new RegExp(`^${(id ?? '').replaceAll(/\$?\{[^}]*\}/g, '[a-z\\d-]+')}$`),
  );

  it('all exist', () => {
    expect([...literals].filter((id) => !known.has(id))).toEqual([]);
    expect(open.filter((pattern) => ![...known].some((id) => pattern.test(id)))).toEqual([]);
  });

  it('are all used', () => {
    const unused = [...known].filter(
      (id) => id.startsWith('site-') && !literals.has(id) && !open.some((pattern) => pattern.test(id)),
    );
    expect(unused).toEqual([]);
  });
});

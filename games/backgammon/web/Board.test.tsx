import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { render } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { type BoardProps, still } from '@/board/contract';
import { Speech } from '@/lang/speech';
import { Board } from './Board';
import { SAMPLES, viewOf } from './samples';

const source = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');
const speech = {
  fr: new Speech('fr', [source('../texts/fr.ftl'), source('fr.ftl')]),
  en: new Speech('en', [source('../texts/en.ftl'), source('en.ftl')]),
};

function picture(name: string, lang: 'fr' | 'en' = 'fr', from: Partial<BoardProps> = {}): string {
  const props = still(viewOf(name), (id, args) => speech[lang].text(id, args));
  return render(<Board {...props} {...from} />);
}

/** The numbers of the points as they are drawn, from the right below to the left and back above. */
function numbers(html: string): string[] {
  return [...html.matchAll(/<text[^>]*>(\d+)<\/text>/g)].map(([, number = '']) => number).slice(0, 24);
}

describe('a picture', () => {
  test('is one image with a name, and holds no inline style', () => {
    for (const { views } of SAMPLES) {
      const view = views.at(-1);
      if (view === undefined) continue;
      const html = render(<Board {...still(view, (id, args) => speech.fr.text(id, args))} />);
      expect(html).toContain('role="img"');
      expect(html).not.toContain('style=');
      expect(html).not.toContain('role="button"');
      expect(html).not.toContain('NaN');
    }
  });

  test('reads the position point by point, from the side below', () => {
    expect(picture('start')).toContain('<li>Flèche 6\u00a0: 5 pions blancs</li>');
    expect(picture('start')).toContain('<li>Flèche 1\u00a0: 2 pions noirs</li>');
    expect(picture('start', 'en', { flipped: true })).toContain('<li>Point 6: 5 black checkers</li>');
    expect(picture('start', 'en')).toContain('White’s dice: 3-1, 2 left to play');
    expect(picture('bar', 'en')).toContain('White’s bar: 2 checkers');
    expect(picture('home')).toContain('Sortie des Noirs\u00a0: 7 pions');
    expect(picture('due')).toContain('Les Blancs ont à lancer les dés');
  });

  test('where one reader plays both sides, the points have the numbers of who is to play', () => {
    const ours = Array.from({ length: 24 }, (_, index) => String(index + 1));
    for (const [flipped, drawn] of [[false, ours.toReversed()], [true, ours]] as const) {
      const html = picture('reply', 'fr', { everySide: true, flipped });
      expect(numbers(html)).toEqual(drawn);
      // Black is on roll.
      expect(html).toMatch(/<li>Flèche 6\u00a0: \d pions noirs<\/li>/);
    }
    expect(numbers(picture('start', 'fr', { everySide: true, flipped: true }))).toEqual(ours.toReversed());
    expect(numbers(picture('reply'))).toEqual(ours);
  });

  test('says how many lie in a pile that does not show them', () => {
    expect(picture('stacks')).toMatch(/class="count"[^>]*>8</);
    expect(picture('start')).not.toContain('class="count"');
  });
});

test('French has its spaces before high punctuation', () => {
  for (const text of [source('fr.ftl')]) {
    const lines = text.split('\n').filter((line) => !line.startsWith('#'));
    for (const line of lines) expect(line).not.toMatch(/[^\u00a0\u202f] ?[?!;:»](?:\s|$)/);
  }
});

test('both languages say the same things', () => {
  const ids = (text: string) => [...text.matchAll(/^([a-z-]+) =/gm)].map(([, id]) => id);
  expect(ids(source('fr.ftl'))).toEqual(ids(source('en.ftl')));
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { OutcomeView, TableState } from '@/generated/protocol';
import type { Lang } from '@/lang/lang';
import { Speech } from '@/lang/speech';
import { resultSentence } from './outcome';

const GAME = 'toy-side-red = Red\ntoy-side-blue = Blue\ntoy-how-line = by a line\n';

function speechOf(lang: Lang): Speech {
  return new Speech(lang, [readFileSync(`${import.meta.dirname}/../../texts/${lang}.ftl`, 'utf8'), GAME]);
}

const seat = (number: number, name: string | null): TableState['seats'][number] => ({
  seat: number,
  held: { kind: 'link' },
  name,
  taken: true,
  connection: { kind: 'here' },
});

const state = {
  yours: [],
  due: null,
  seats: [seat(0, 'Camille'), seat(1, 'Alix')],
  view: { game: 'toy', sides: ['red', 'blue'] },
} as unknown as TableState;

const win = (seats: number[], points = 1): OutcomeView => ({ kind: 'win', seats, how: 'line', points });
const DRAW: OutcomeView = { kind: 'draw', why: 'agreement' };

describe.each<[Lang, string[]]>([
  [
    'fr',
    [
      'Camille (Red) gagne by a line.',
      'Camille (Red) gagne.',
      'Camille (Red) et Alix (Blue) gagnent. La partie vaut 3 points.',
      'Partie nulle\u00a0: by a line.',
      'Partie nulle.',
      'La partie a été annulée.',
    ],
  ],
  [
    'en',
    [
      'Camille (Red) wins by a line.',
      'Camille (Red) wins.',
      'Camille (Red) and Alix (Blue) win. The game is worth 3 points.',
      'A draw: by a line.',
      'A draw.',
      'The game was called off.',
    ],
  ],
])('a result in %s', (lang, [byLine, bare, worth, draw, bareDraw, aborted]) => {
  const speech = speechOf(lang);
  const how = { id: 'toy-how-line', args: {} };
  const said = (outcome: OutcomeView, known: typeof how | null) =>
    resultSentence(speech, state, { outcome, how: known });

  it('says how it came about', () => {
    expect(said(win([0]), how)).toBe(byLine);
    expect(said(DRAW, how)).toBe(draw);
  });

  it('is whole where nobody says how', () => {
    expect(said(win([0]), null)).toBe(bare);
    expect(said(win([0, 1], 3), null)).toBe(worth);
    expect(said(DRAW, null)).toBe(bareDraw);
    expect(said({ kind: 'aborted' }, null)).toBe(aborted);
  });
});

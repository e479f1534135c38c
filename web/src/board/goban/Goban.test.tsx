// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { render } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { act } from 'preact/test-utils';
import { describe, expect, it, vi } from 'vitest';
import { type BoardProps, still } from '@/board/contract';
import * as motion from '@/board/kit/motion';
import type { PositionView, StepTarget } from '@/generated/protocol';
import type { Lang } from '@/lang/lang';
import { Speech } from '@/lang/speech';
import { eachOnPage } from '@/page.fixture';
import { Goban, type GobanProps } from './Goban';
import { boardOf } from './board.fixture';
import { pointIndex } from './view';

const board = boardOf('abcdefghj', { e5: 'b', f6: 'w', g7: 'w' });
const view: PositionView = {
  game: 'toy',
  options: {},
  ply: 3,
  actor: { kind: 'player', seat: 0 },
  sides: ['black', 'white'],
  outcome: null,
  position: '',
  board,
  steps: null,
};
const TOY = 'toy-side-black = Noir\ntoy-side-white = Blanc\n';

function speechOf(lang: Lang): Speech {
  return new Speech(lang, [readFileSync(`${import.meta.dirname}/${lang}.ftl`, 'utf8'), TOY]);
}

const speech = speechOf('fr');
const text: BoardProps['text'] = (id, args) => speech.text(id, args);

function target(at: string): StepTarget {
  return { step: at, place: { kind: 'cell', at }, next: { kind: 'end' } };
}

function propsOf(more: Partial<GobanProps> = {}): GobanProps {
  return { ...still(view, text), pending: [], targets: [target('d4'), target('e4')], ...more };
}

let root: HTMLElement;

eachOnPage((element) => {
  root = element;
});

async function show(props: GobanProps): Promise<void> {
  await act(() => render(<Goban {...props} />, root));
}

function cell(name: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(`[role=gridcell][data-at="${pointIndex(board, name)}"]`);
  if (found === null) throw new Error(`no cell ${name}`);
  return found;
}

async function press(key: string, more: KeyboardEventInit = {}): Promise<void> {
  await act(() => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }));
  });
}

function pressed(): string | null | undefined {
  return document.activeElement?.getAttribute('aria-label');
}

function at(label: Element, axis: 'x' | 'y'): number {
  return Number(label.getAttribute(axis));
}

function textOf(label: Element): string {
  return label.textContent;
}

describe('the board of points', () => {
  it('every point can be reached, has a name in words, and there is one tab stop', async () => {
    await show(propsOf());
    expect(root.querySelectorAll('[role=gridcell]')).toHaveLength(81);
    expect(root.querySelectorAll('[role=gridcell][tabindex="0"]')).toHaveLength(1);
    expect(cell('e5').getAttribute('aria-label')).toBe('e5, Noir');
    expect(cell('d4').getAttribute('aria-label')).toBe('d4, vide');
    expect(cell('a1').getAttribute('aria-label')).toBe('a1, vide, ne se joue pas maintenant');
    expect(root.textContent).toContain('Blanc, 2 pierres\u00a0: g7, f6.');
  });

  it('says what the last turn put and took, what is chosen, and which line waits', async () => {
    await show(
      propsOf({
        last: {
          text: 'f6',
          seat: 1,
          ply: 2,
          message: { id: 'toy', args: {} },
          changes: [
            { kind: 'put', cell: 'f6', side: 'white' },
            { kind: 'take', cell: 'h8', side: 'black' },
          ],
        },
        chosen: [target('d4')],
        pending: [['f6', 'g7']],
      }),
    );
    expect(cell('f6').getAttribute('aria-label')).toBe('f6, Blanc, dernier coup, ligne qui attend une réponse');
    expect(cell('h8').getAttribute('aria-label')).toContain('pierre prise au dernier coup');
    expect(cell('d4').getAttribute('aria-label')).toBe('d4, choisi, Noir');
    expect(cell('d4').getAttribute('aria-selected')).toBe('true');
  });

  it('the keyboard goes from point to point, jumps to a typed coordinate and chooses', async () => {
    const onTarget = vi.fn<GobanProps['onTarget']>();
    await show(propsOf({ onTarget }));
    cell('e5').focus();
    await press('ArrowLeft');
    expect(pressed()).toBe('d5, vide, ne se joue pas maintenant');
    await press('e');
    await press('4');
    expect(pressed()).toBe('e4, vide');
    await press('Enter');
    expect(onTarget).toHaveBeenCalledWith(target('e4'));
  });

  it('a point that is not offered is given to the shell, which knows the reason', async () => {
    const onTarget = vi.fn<GobanProps['onTarget']>();
    const onUnoffered = vi.fn<GobanProps['onUnoffered']>();
    await show(propsOf({ onTarget, onUnoffered }));
    cell('e5').click();
    cell('a1').click();
    await show(propsOf({ onTarget, onUnoffered, targets: [] }));
    cell('d4').click();
    expect(onUnoffered.mock.calls).toEqual([[['e5']], [['a1']], [['d4']]]);
    expect(onTarget).not.toHaveBeenCalled();
  });

  it('C6-8: a click on a chosen point takes that step back', async () => {
    const onTakeBack = vi.fn<GobanProps['onTakeBack']>();
    await show(propsOf({ onTakeBack, chosen: [target('a1'), target('d4')], targets: [target('e4')] }));
    cell('d4').click();
    expect(onTakeBack).toHaveBeenCalledWith(1);
  });

  it('flipped, it shows, names and moves as seen from the other side', async () => {
    const onTarget = vi.fn<GobanProps['onTarget']>();
    await show(propsOf({ onTarget, flipped: true }));
    const names = [...root.querySelectorAll('[role=gridcell]')].map((point) => point.getAttribute('aria-label'));
    expect(names[0]).toBe('j1, vide, ne se joue pas maintenant');
    expect(names[80]).toBe('a9, vide, ne se joue pas maintenant');
    expect(names.filter((name) => name?.endsWith('Blanc'))).toEqual(['f6, Blanc', 'g7, Blanc']);
    const edge = [...root.querySelectorAll('.labels text')].toSorted((one, other) => at(one, 'x') - at(other, 'x'));
    expect(edge.slice(0, 9).toSorted((one, other) => at(one, 'y') - at(other, 'y')).map(textOf).join('')).toBe('123456789');
    expect(edge.slice(9).map(textOf).join('')).toBe('jhgfedcba');
    root.querySelector<HTMLElement>('[aria-label^="e5"]')?.focus();
    await press('ArrowRight');
    expect(pressed()).toBe('d5, vide, ne se joue pas maintenant');
    await press('ArrowDown');
    expect(pressed()).toBe('d6, vide, ne se joue pas maintenant');
    await press('e');
    await press('4');
    await press('Enter');
    expect(onTarget).toHaveBeenCalledWith(target('e4'));
  });

  it('turning it round keeps the cursor on its point and sets no stone down again', async () => {
    const settled = vi.spyOn(motion, 'settle').mockReturnValue();
    const moving = propsOf({
      changes: [{ kind: 'put', cell: 'f6', side: 'white' }],
      preferences: { coordinates: true, lastTurn: true, motion: true },
    });
    await show(moving);
    expect(settled).toHaveBeenCalledTimes(1);
    cell('b3').focus();
    await show({ ...moving, flipped: true });
    expect(settled).toHaveBeenCalledTimes(1);
    expect(root.querySelector('[tabindex="0"]')?.getAttribute('aria-label')).toContain('b3');
  });

  it('PT-16: a stone that is kept of a set looks chosen, is heard as chosen, and is taken back by a click', async () => {
    const onKept = vi.fn<() => void>();
    const changes = [{ kind: 'put' as const, cell: 'g7', side: 'white' }];
    const kept = [{ text: 'g7', seat: 1, ply: 2, message: { id: '', args: {} }, changes }];
    await show(propsOf({ kept, onKept }));
    expect(cell('g7').getAttribute('aria-label')).toBe('g7, choisi, Blanc');
    expect(cell('g7').getAttribute('aria-selected')).toBe('true');
    expect(root.querySelectorAll('.dashed-ring')).toHaveLength(1);
    expect(root.querySelector(`circle[data-at="${pointIndex(board, 'g7')}"]`)).toBeNull();
    cell('g7').click();
    expect(onKept).toHaveBeenCalledOnce();
  });

  it('a still picture has a name, every stone in words, no cells and no inline style', () => {
    const picture = renderToString(<Goban {...still(view, text)} pending={[['f6', 'g7']]} />);
    expect(picture).toContain('role="img"');
    expect(picture).toContain('aria-label="Plateau de 9 sur 9"');
    expect(picture).toContain('Noir, une pierre');
    expect(picture).not.toContain('gridcell');
    expect(picture).not.toContain('style=');
  });

  it('both languages have the same texts', () => {
    const ids = (lang: Lang) =>
      readFileSync(`${import.meta.dirname}/${lang}.ftl`, 'utf8').match(/^goban-[\w-]+(?= =)/gm);
    expect(ids('en')).toEqual(ids('fr'));
  });
});

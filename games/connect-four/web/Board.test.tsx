// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { describe, expect, it, vi } from 'vitest';
import { type BoardProps, still } from '@/board/contract';
import type { Board as BoardView } from '@/generated/connect-four';
import type { StepTarget } from '@/generated/protocol';
import { Speech } from '@/lang/speech';
import { eachOnPage } from '@/page.fixture';
import { Board } from './Board';
import { CELL, FLIPPED, PLAIN, WIDTH } from './geometry';

/** Red won on the lower row. */
const position: BoardView = {
  rows: ['.......', '.......', '.......', '.......', 'bbb....', 'rrrr...'],
  lines: [['a1', 'b1', 'c1', 'd1']],
};
const SIDES = 'connect-four-side-red = Rouge\nconnect-four-side-blue = Bleu\n';
const speech = new Speech('fr', [readFileSync(`${import.meta.dirname}/fr.ftl`, 'utf8'), SIDES]);

function target(column: string, row: number): StepTarget {
  return { step: column, place: { kind: 'cell', at: `${column}${row}` }, next: { kind: 'end' } };
}

function propsOf(more: Partial<BoardProps> = {}): BoardProps {
  const view = {
    game: 'connect-four',
    options: {},
    ply: 7,
    actor: { kind: 'player', seat: 0 },
    sides: ['red', 'blue'],
    outcome: null,
    position: '',
    board: position,
    steps: null,
  } as const;
  const props = still({ ...view, sides: [...view.sides] }, (id, args) => speech.text(id, args));
  return { ...props, side: 'red', targets: [target('a', 3), target('e', 1), target('g', 1)], ...more };
}

let root: HTMLElement;

eachOnPage((element) => {
  root = element;
});

async function show(more: Partial<BoardProps> = {}): Promise<void> {
  await act(() => render(<Board {...propsOf(more)} />, root));
}

async function press(key: string): Promise<void> {
  await act(() => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });
}

/** The columns of the buttons from left to right. */
function columns(): string {
  return [...root.querySelectorAll<HTMLElement>('.column')].map((button) => button.dataset['column']).join('');
}

function focused(): string | undefined {
  return document.activeElement instanceof HTMLElement ? document.activeElement.dataset['column'] : undefined;
}

/** Where the drawing has discs of a side, as columns counted from the left. */
function discs(side: string): number[] {
  const bodies = root.querySelectorAll(`.piece.side-${side}:not(.ghost) .body`);
  const places = Array.from(bodies, (body) => (Number(body.getAttribute('cx')) - PLAIN.columnX('a')) / CELL);
  return places.toSorted((one, other) => one - other);
}

describe('the grid from both sides of the table', () => {
  it('a cell is as far from the right as it is from the left on the other side, and as high', () => {
    for (const cell of ['a1', 'c6', 'd3', 'g2']) {
      const { x, y } = PLAIN.cellAt(cell);
      expect(FLIPPED.cellAt(cell)).toEqual({ x: WIDTH - x, y });
    }
  });

  it('discs, line, letters and buttons are in the same order', async () => {
    await show();
    expect(columns()).toBe('abcdefg');
    expect(discs('red')).toEqual([0, 1, 2, 3]);
    await show({ flipped: true });
    expect(columns()).toBe('gfedcba');
    expect(discs('red')).toEqual([3, 4, 5, 6]);
    expect(discs('blue')).toEqual([4, 5, 6]);
    const { x, y } = FLIPPED.cellAt('a1');
    expect(root.querySelector('.win-stroke')?.getAttribute('d')).toMatch(new RegExp(`^M${x} ${y}L`));
    const letters = [...root.querySelectorAll('.labels text')].filter((label) => /[a-g]/.test(label.textContent));
    letters.sort((one, other) => Number(one.getAttribute('x')) - Number(other.getAttribute('x')));
    expect(letters.map((label) => label.textContent).join('')).toBe('gfedcba');
    const heads = [...root.querySelectorAll('th[scope=col]')].map((head) => head.textContent);
    expect(heads.join('')).toBe('gfedcba');
    const lowest = [...root.querySelectorAll('tbody tr:last-child td')].map((held) => held.textContent);
    expect(lowest).toEqual(['vide', 'vide', 'vide', 'Rouge', 'Rouge', 'Rouge', 'Rouge']);
  });

  it('arrows go where they are seen to go, letters and digits to the column that they name', async () => {
    const onTarget = vi.fn<BoardProps['onTarget']>();
    await show({ flipped: true, onTarget });
    root.querySelector<HTMLElement>('[data-column="d"]')?.focus();
    await press('ArrowLeft');
    expect(focused()).toBe('e');
    await press('End');
    expect(focused()).toBe('a');
    await press('7');
    expect(focused()).toBe('g');
    await press('e');
    expect(focused()).toBe('e');
    const ghost = root.querySelector('.ghost .body');
    expect(Number(ghost?.getAttribute('cx'))).toBe(FLIPPED.columnX('e'));
    root.querySelector<HTMLElement>('[data-column="e"]')?.click();
    expect(onTarget).toHaveBeenCalledWith(target('e', 1));
  });
});

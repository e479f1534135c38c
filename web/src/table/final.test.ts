import { expect, it } from 'vitest';
import type { BoardModule } from '@/board/contract';
import type { StepTarget, TableState } from '@/generated/protocol';
import { finalWords } from './final';
import { state, storeWith } from './store.fixture';

const pass: StepTarget = { step: 'pass', place: { kind: 'choice' }, next: { kind: 'end' } };
const stone: StepTarget = { step: 'd', place: { kind: 'cell', at: 'd1' }, next: { kind: 'end' } };
const ends: BoardModule = { Board: () => null, pitch: () => 1, canFlip: false, endsGame: (_, step) => step === 'pass' };
const calm: BoardModule = { Board: () => null, pitch: () => 1, canFlip: false };
const alone: Partial<TableState> = { yours: [0, 1] };
const withComputer: Partial<TableState> = {
  seats: state(0).seats.map((seat) => (seat.seat === 1 ? { ...seat, held: { kind: 'computer', level: 3 } } : seat)),
};

it('PT-16 a choice between people is final, one that can be taken back is not', () => {
  expect(finalWords(storeWith(), calm, pass)).toBe('site-final');
  expect(finalWords(storeWith({}, alone), calm, pass)).toBeNull();
  expect(finalWords(storeWith({}, withComputer), calm, pass)).toBeNull();
});

it('PT-16 what ends the game is final whoever plays, and a stone stays calm', () => {
  expect(finalWords(storeWith({}, alone), ends, pass)).toBe('site-final-end');
  expect(finalWords(storeWith(), ends, stone)).toBeNull();
  expect(finalWords(storeWith(), ends, null)).toBeNull();
});

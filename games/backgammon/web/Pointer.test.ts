// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Ground, Pointer } from './Pointer';

const SVG = 'http://www.w3.org/2000/svg';

let board: SVGSVGElement;
let shape: Element;
let ground: Ground;
let pointer: Pointer;

beforeEach(() => {
  document.body.replaceChildren();
  board = document.createElementNS(SVG, 'svg');
  shape = document.createElementNS(SVG, 'rect');
  board.append(shape);
  document.body.append(board);
  board.setPointerCapture = () => undefined;
  ground = {
    sourceAt: () => '13',
    onTap: vi.fn<Ground['onTap']>(),
    onLift: vi.fn<Ground['onLift']>(),
    onDrop: vi.fn<Ground['onDrop']>(),
    onCancel: vi.fn<Ground['onCancel']>(),
  };
  pointer = new Pointer();
  vi.stubGlobal('DOMPoint', class {
    readonly x: number;
    readonly y: number;
    constructor(x: number, y: number) {
      this.x = x;
      this.y = y;
    }
    matrixTransform() {
      return this;
    }
  });
  board.getScreenCTM = () => null;
  for (const [name, handler] of Object.entries(pointer.handlers(ground))) {
    board.addEventListener(name.slice(2).toLowerCase(), handler as (event: Event) => void);
  }
});

function send(type: string, more: PointerEventInit = {}, target: Element = shape): PointerEvent {
  const given = { bubbles: true, cancelable: true, isPrimary: true, pointerId: 1, button: 0, buttons: 1, ...more };
  const event = new PointerEvent(type, given);
  target.dispatchEvent(event);
  return event;
}

/** A checker is in the hand. */
function carry(): void {
  send('pointerdown', { clientX: 0, clientY: 0 });
  send('pointermove', { clientX: 30, clientY: 0 });
  expect(ground.onLift).toHaveBeenCalledWith('13');
}

test('a stroke carries a checker, a shorter one is a tap', () => {
  carry();
  send('pointerup', { clientX: 60, buttons: 0 });
  expect(ground.onDrop).toHaveBeenCalledWith('13', expect.objectContaining({ x: 60 }));
  send('pointerdown');
  send('pointermove', { clientX: 3 });
  send('pointerup', { clientX: 3, buttons: 0 });
  expect(ground.onTap).toHaveBeenCalledTimes(1);
  expect(ground.onCancel).not.toHaveBeenCalled();
});

describe('a gesture comes to nothing', () => {
  const ends: Record<string, () => unknown> = {
    'where the browser takes the pointer': () => send('pointercancel'),
    'where the board loses it': () => send('lostpointercapture', {}, board),
    'where another button is pressed': () => send('pointermove', { buttons: 3 }),
    'where the button was let go unseen': () => send('pointermove', { buttons: 0 }),
    'where a menu opens': () => send('contextmenu', { pointerType: 'mouse' }),
    'where a second finger comes': () => send('pointerdown', { isPrimary: false, pointerId: 2 }),
    'where it is interrupted from outside': () => pointer.drop(ground),
  };
  test.each(Object.entries(ends))('%s', (_, end) => {
    carry();
    expect(pointer.holds).toBe(true);
    end();
    expect(ground.onCancel).toHaveBeenCalledTimes(1);
    expect(pointer.holds).toBe(false);
    send('pointermove', { clientX: 90 });
    const up = send('pointerup', { clientX: 90, buttons: 0 });
    expect(pointer.isEcho(up)).toBe(true);
    expect(ground.onDrop).not.toHaveBeenCalled();
    expect(ground.onTap).not.toHaveBeenCalled();
    expect(ground.onLift).toHaveBeenCalledTimes(1);
    expect(ground.onCancel).toHaveBeenCalledTimes(1);
  });
});

test('what the finger touched first may lose it to the board', () => {
  carry();
  send('lostpointercapture');
  expect(ground.onCancel).not.toHaveBeenCalled();
});

test('a finger that rests on a checker opens no menu', () => {
  send('pointerdown', { pointerType: 'touch' });
  expect(send('contextmenu', { pointerType: 'touch' }).defaultPrevented).toBe(true);
  send('pointermove', { pointerType: 'touch', clientX: 30 });
  expect(ground.onLift).toHaveBeenCalledWith('13');
});

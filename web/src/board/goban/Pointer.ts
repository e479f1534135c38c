/**
 * Mouse and finger on a board of points.
 *
 * A mouse, a pen, and a finger on points that are wide enough, click. A finger on narrow points aims: a
 * magnifier shows what it would choose, and lifting it chooses. A second finger is a wish to zoom and
 * ends the aiming.
 */
import { signal } from '@preact/signals';
import type { Point } from '@/board/kit/marks';
import type { Aiming } from './Loupe';
import { begin, lifted, move } from './aim';
import { type Lie, lieOf } from './lie';

/** After a finger is lifted, a click is the browser's echo of it and no choice of its own. */
const ECHO_MS = 800;

/** What holds at the moment of an event. */
export interface Ground {
  size: number;
  /** Whether a finger has to aim. */
  aims: boolean;
  onPoint: (index: number) => void;
}

export class Pointer {
  /** The finger that aims, or null. */
  readonly aiming = signal<Aiming | null>(null);
  /** The point under the mouse. */
  readonly pointed = signal<number | null>(null);
  #finger: number | null = null;
  #echoUntilMs = 0;

  /** The board lies elsewhere now: lifting the finger chooses nothing. */
  interrupt(): void {
    this.aiming.value = null;
  }

  /** The listeners of the board, as it is now. */
  handlers(ground: Ground) {
    return {
      onPointerDown: (event: PointerEvent) => this.#down(ground, event),
      onPointerMove: (event: PointerEvent) => this.#move(ground, event),
      onPointerUp: (event: PointerEvent) => this.#up(ground, event),
      onPointerCancel: () => this.#drop(),
      onPointerOver: (event: PointerEvent) => {
        this.pointed.value = event.pointerType === 'touch' ? null : pointOf(event);
      },
      onPointerLeave: () => {
        this.pointed.value = null;
      },
      onContextMenu: (event: Event) => {
        if (this.#finger !== null) event.preventDefault();
      },
      onClick: (event: MouseEvent) => {
        const at = pointOf(event);
        if (at !== null && event.timeStamp >= this.#echoUntilMs) ground.onPoint(at);
      },
    };
  }

  #down({ size, aims }: Ground, event: PointerEvent): void {
    if (event.pointerType !== 'touch') return;
    const frame = event.currentTarget;
    if (this.#finger !== null || !event.isPrimary) {
      this.#drop();
      this.#echoUntilMs = event.timeStamp + ECHO_MS;
    } else if (aims && frame instanceof HTMLElement) {
      const lie = lieOf(frame, size);
      this.#finger = event.pointerId;
      this.aiming.value = { lie, aim: begin(size, spotOf(lie, event), event.timeStamp) };
    }
  }

  #move({ size }: Ground, event: PointerEvent): void {
    if (this.aiming.value === null || event.pointerId !== this.#finger) return;
    const { lie, aim } = this.aiming.value;
    this.aiming.value = { lie, aim: move(aim, size, spotOf(lie, event), event.timeStamp) };
  }

  #up({ onPoint }: Ground, event: PointerEvent): void {
    if (event.pointerId !== this.#finger) return;
    const at = this.aiming.value === null ? null : lifted(this.aiming.value.aim, event.timeStamp);
    this.#drop();
    this.#echoUntilMs = event.timeStamp + ECHO_MS;
    if (at !== null) onPoint(at);
  }

  #drop(): void {
    this.#finger = null;
    this.aiming.value = null;
  }
}

/** The point whose cell an event happened on. */
export function pointOf(event: Event): number | null {
  const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-at]') : null;
  return cell === null ? null : Number(cell.dataset['at']);
}

function spotOf({ left, top, unit }: Lie, event: PointerEvent): Point {
  return { x: (event.clientX - left) / unit, y: (event.clientY - top) / unit };
}

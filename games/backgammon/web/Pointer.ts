/**
 * Mouse and finger: a tap touches a place, a stroke that begins on a checker carries it. Points are those of
 * the drawing.
 *
 * A gesture ends in a tap or a checker put down only where the one button or finger that began it is lifted. By
 * whatever else it ends (another button, a second finger, the browser that takes the pointer, a window that
 * changes under it), the checker goes back and nothing is meant.
 */
import { signal } from '@preact/signals';
import type { Point } from '@/board/kit/marks';

/** A stroke shorter than this is a tap. */
const STROKE_PX = 7;
/** After a finger or a button is lifted, a click is the browser's echo of it and no press of its own. */
const ECHO_MS = 800;
/** The `buttons` of an event while the left button alone, or a finger, is down. */
const FIRST_BUTTON = 1;

/** What holds at the moment of an event. */
export interface Ground {
  /** The place whose checker is carried by a stroke that begins here. */
  sourceAt: (point: Point) => string | null;
  onTap: (point: Point) => void;
  onLift: (from: string) => void;
  onDrop: (from: string, point: Point) => void;
  /** The stroke came to nothing. */
  onCancel: () => void;
}

interface Press {
  id: number;
  clientX: number;
  clientY: number;
  /** The place of the checker that a stroke would carry, or null. */
  source: string | null;
  carries: boolean;
  /** Whether it came to nothing; it is kept until it is lifted, so that its echo is known. */
  isOver: boolean;
}

export class Pointer {
  /** Where the checker in the hand is. */
  readonly at = signal<Point>({ x: 0, y: 0 });
  #press: Press | null = null;
  #liftedMs = -Infinity;

  /** Whether a click only repeats what a finger or a mouse did. */
  isEcho(event: Event): boolean {
    return event.timeStamp - this.#liftedMs < ECHO_MS;
  }

  /** Whether a gesture is under way that may carry a checker: then the page must not be scrolled by it. */
  get holds(): boolean {
    return this.#press !== null && this.#press.source !== null && !this.#press.isOver;
  }

  /** The gesture comes to nothing; lifting the finger or the button means nothing any more. */
  drop(ground: Ground): void {
    const press = this.#press;
    if (press === null || press.isOver) return;
    press.isOver = true;
    if (press.carries) ground.onCancel();
  }

  /** The listeners of the board, as it is now. */
  handlers(ground: Ground) {
    return {
      onPointerDown: (event: PointerEvent) => this.#down(ground, event),
      onPointerMove: (event: PointerEvent) => this.#move(ground, event),
      onPointerUp: (event: PointerEvent) => this.#up(ground, event),
      onPointerCancel: (event: PointerEvent) => this.#lose(ground, event),
      onLostPointerCapture: (event: PointerEvent) => {
        // A finger is captured by what it touches first, which loses it as soon as the board takes it over.
        if (event.target === event.currentTarget) this.#lose(ground, event);
      },
      onContextMenu: (event: Event) => {
        // A finger that rests on a checker before it carries it asks for no menu.
        if (event instanceof PointerEvent && event.pointerType === 'touch' && this.holds) event.preventDefault();
        else this.drop(ground);
      },
    };
  }

  #down(ground: Ground, event: PointerEvent): void {
    this.drop(ground);
    if (!event.isPrimary || event.button !== 0) return;
    const { pointerId, clientX, clientY } = event;
    const source = ground.sourceAt(pointOf(event));
    this.#press = { id: pointerId, clientX, clientY, source, carries: false, isOver: false };
  }

  #move(ground: Ground, event: PointerEvent): void {
    const press = this.#press;
    if (press?.id !== event.pointerId || press.isOver) return;
    if (event.buttons !== FIRST_BUTTON) return this.drop(ground);
    if (press.source === null) return;
    if (press.carries) {
      this.at.value = pointOf(event);
    } else if (Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) >= STROKE_PX) {
      press.carries = true;
      this.at.value = pointOf(event);
      boardOf(event)?.setPointerCapture(event.pointerId);
      ground.onLift(press.source);
    }
  }

  #up(ground: Ground, event: PointerEvent): void {
    const press = this.#press;
    if (press?.id !== event.pointerId) return;
    this.#press = null;
    this.#liftedMs = event.timeStamp;
    if (press.isOver) return;
    if (press.carries && press.source !== null) ground.onDrop(press.source, pointOf(event));
    else ground.onTap(pointOf(event));
  }

  #lose(ground: Ground, event: PointerEvent): void {
    if (this.#press?.id === event.pointerId) this.drop(ground);
  }
}

function boardOf(event: PointerEvent): SVGSVGElement | null {
  return event.currentTarget instanceof SVGSVGElement ? event.currentTarget : null;
}

/** Where an event happened, in units of the drawing. */
function pointOf(event: PointerEvent): Point {
  const toDrawing = boardOf(event)?.getScreenCTM()?.inverse();
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(toDrawing);
  return { x, y };
}

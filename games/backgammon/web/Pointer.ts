/**
 * Mouse and finger: a tap touches a place, a stroke that begins on a checker carries it. Points are those of
 * the drawing.
 */
import { signal } from '@preact/signals';
import type { Point } from '@/board/kit/marks';

/** A stroke shorter than this is a tap. */
const STROKE_PX = 7;
/** After a finger or a button is lifted, a click is the browser's echo of it and no press of its own. */
const ECHO_MS = 800;

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

  /** The listeners of the board, as it is now. */
  handlers(ground: Ground) {
    return {
      onPointerDown: (event: PointerEvent) => this.#down(ground, event),
      onPointerMove: (event: PointerEvent) => this.#move(ground, event),
      onPointerUp: (event: PointerEvent) => this.#up(ground, event),
      onPointerCancel: (event: PointerEvent) => {
        const press = this.#end(event);
        if (press?.carries === true) ground.onCancel();
      },
    };
  }

  #down(ground: Ground, event: PointerEvent): void {
    if (!event.isPrimary || event.button !== 0) return;
    const { pointerId, clientX, clientY } = event;
    this.#press = { id: pointerId, clientX, clientY, source: ground.sourceAt(pointOf(event)), carries: false };
  }

  #move(ground: Ground, event: PointerEvent): void {
    const press = this.#press;
    if (press?.id !== event.pointerId || press.source === null) return;
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
    const press = this.#end(event);
    if (press === null) return;
    if (press.carries && press.source !== null) ground.onDrop(press.source, pointOf(event));
    else ground.onTap(pointOf(event));
  }

  #end(event: PointerEvent): Press | null {
    const press = this.#press;
    if (press?.id !== event.pointerId) return null;
    this.#press = null;
    this.#liftedMs = event.timeStamp;
    return press;
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

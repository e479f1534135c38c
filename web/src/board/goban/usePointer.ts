/**
 * Mouse and finger on a board of points.
 *
 * A mouse, a pen, and a finger on points that are wide enough, click. A finger on narrow points aims: a
 * magnifier shows what it would choose, and lifting it chooses. A second finger is a wish to zoom and
 * ends the aiming.
 */
import { type Signal, useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Point } from '@/board/kit/marks';
import type { Aiming, Lie } from './Loupe';
import { begin, lifted, move } from './aim';
import { CELL, widthOf } from './geometry';
import { FINGER_PX, type Pane } from './lens';

/** After a finger is lifted, a click is the browser's echo of it and no choice of its own. */
const ECHO_MS = 800;

interface Pointing {
  /** Whether a finger here has to aim. */
  aims: boolean;
  aiming: Signal<Aiming | null>;
  /** The point under the mouse. */
  pointed: Signal<number | null>;
  handlers: {
    onPointerDown: (event: PointerEvent) => void;
    onPointerMove: (event: PointerEvent) => void;
    onPointerUp: (event: PointerEvent) => void;
    onPointerCancel: () => void;
    onPointerOver: (event: PointerEvent) => void;
    onPointerLeave: () => void;
    onContextMenu: (event: Event) => void;
    onClick: (event: MouseEvent) => void;
  };
}

export function usePointer(
  frame: RefObject<HTMLElement | null>,
  size: number,
  isOpen: boolean,
  onPoint: (index: number) => void,
): Pointing {
  const aiming = useSignal<Aiming | null>(null);
  const pointed = useSignal<number | null>(null);
  const finger = useRef<number | null>(null);
  const echoUntilMs = useRef(0);
  const aims = useNarrow(frame, size) && isOpen;

  const drop = () => {
    finger.current = null;
    aiming.value = null;
  };
  return {
    aims,
    aiming,
    pointed,
    handlers: {
      onPointerDown: (event) => {
        if (event.pointerType !== 'touch') return;
        if (finger.current !== null || !event.isPrimary) {
          drop();
          echoUntilMs.current = event.timeStamp + ECHO_MS;
        } else if (aims && frame.current !== null) {
          finger.current = event.pointerId;
          const lie = lieOf(frame.current, size);
          aiming.value = { lie, aim: begin(size, spotOf(lie, event), event.timeStamp) };
        }
      },
      onPointerMove: (event) => {
        if (aiming.value === null || event.pointerId !== finger.current) return;
        const { lie, aim } = aiming.value;
        aiming.value = { lie, aim: move(aim, size, spotOf(lie, event), event.timeStamp) };
      },
      onPointerUp: (event) => {
        if (aiming.value === null || event.pointerId !== finger.current) return;
        const at = lifted(aiming.value.aim, event.timeStamp);
        drop();
        echoUntilMs.current = event.timeStamp + ECHO_MS;
        if (at !== null) onPoint(at);
      },
      onPointerCancel: drop,
      onPointerOver: (event) => {
        pointed.value = event.pointerType === 'touch' ? null : pointOf(event);
      },
      onPointerLeave: () => {
        pointed.value = null;
      },
      onContextMenu: (event) => {
        if (finger.current !== null) event.preventDefault();
      },
      onClick: (event) => {
        if (event.timeStamp < echoUntilMs.current) return;
        const at = pointOf(event);
        if (at !== null) onPoint(at);
      },
    },
  };
}

/** The point whose cell an event happened on. */
export function pointOf(event: Event): number | null {
  const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-at]') : null;
  return cell === null ? null : Number(cell.dataset['at']);
}

/** Whether points are nearer to each other than a finger can point. Zooming in makes them wider. */
function useNarrow(frame: RefObject<HTMLElement | null>, size: number): boolean {
  const [narrow, setNarrow] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const measure = () => {
      const pitch = (element.clientWidth * CELL) / widthOf(size);
      setNarrow(pitch * (visualViewport?.scale ?? 1) < FINGER_PX);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    visualViewport?.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      visualViewport?.removeEventListener('resize', measure);
    };
  }, [frame, size]);
  return narrow;
}

function spotOf({ left, top, unit }: Lie, event: PointerEvent): Point {
  return { x: (event.clientX - left) / unit, y: (event.clientY - top) / unit };
}

function lieOf(frame: HTMLElement, size: number): Lie {
  const { left, top, width } = frame.getBoundingClientRect();
  return { left, top, unit: width / widthOf(size), pane: paneOf(), zoom: visualViewport?.scale ?? 1 };
}

function paneOf(): Pane {
  const seen = visualViewport;
  if (seen === null) return { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const { offsetLeft, offsetTop, width, height } = seen;
  return { left: offsetLeft, top: offsetTop, right: offsetLeft + width, bottom: offsetTop + height };
}

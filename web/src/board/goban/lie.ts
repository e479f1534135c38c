/** How the drawing lies in the window, and whether its points are wide enough for a finger. */
import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { CELL, widthOf } from './geometry';
import { FINGER_PX, type Pane } from './lens';

export interface Lie {
  /** Where the drawing's upper left corner is, in pixels of the window. */
  left: number;
  top: number;
  /** Pixels per unit of the drawing. */
  unit: number;
  /** What is seen of the window. */
  pane: Pane;
  /** How much the reader has zoomed in with two fingers. */
  zoom: number;
}

/** How the drawing of a board of `size` lies that fills `frame`. */
export function lieOf(frame: HTMLElement, size: number): Lie {
  const { left, top, width } = frame.getBoundingClientRect();
  return { left, top, unit: width / widthOf(size), pane: paneOf(), zoom: zoomOf() };
}

/** Whether points are nearer to each other than a finger can point. Zooming in makes them wider. */
export function useNarrow(frame: RefObject<HTMLElement | null>, size: number): boolean {
  const [isNarrow, setNarrow] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const measure = () => {
      const pitch = (element.clientWidth * CELL) / widthOf(size);
      setNarrow(pitch * zoomOf() < FINGER_PX);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    window.visualViewport?.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.visualViewport?.removeEventListener('resize', measure);
    };
  }, [frame, size]);
  return isNarrow;
}

function zoomOf(): number {
  return window.visualViewport?.scale ?? 1;
}

function paneOf(): Pane {
  const seen = window.visualViewport ?? null;
  if (seen === null) return { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const { offsetLeft, offsetTop, width, height } = seen;
  return { left: offsetLeft, top: offsetTop, right: offsetLeft + width, bottom: offsetTop + height };
}

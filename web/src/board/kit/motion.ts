/** Movements of pieces, each under a quarter of a second. They explain what happened and end where they began. */

const LONGEST_MS = 240;

/** A piece falls over `distance` units onto its place; the full height `height` takes the whole time. */
export function fall(piece: Element, distance: number, height: number): void {
  piece.animate([{ transform: `translateY(${-distance}px)` }, { transform: 'none' }], {
    duration: LONGEST_MS * Math.sqrt(Math.min(1, distance / height)),
    // Uniform acceleration: the way grows with the square of the time.
    easing: 'cubic-bezier(0.33, 0, 0.66, 0.33)',
    fill: 'backwards',
  });
}

/** A piece goes from a place that lies (dx, dy) away. */
export function slide(piece: Element, dx: number, dy: number): void {
  piece.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], {
    duration: LONGEST_MS,
    easing: 'cubic-bezier(0.3, 0, 0.2, 1)',
    fill: 'backwards',
  });
}

/** A piece is set down. */
export function settle(piece: Element): void {
  piece.animate([{ opacity: 0, transform: 'scale(1.12)' }, { opacity: 1, transform: 'none' }], {
    duration: 140,
    easing: 'ease-out',
    fill: 'backwards',
  });
}

/** Where the focus goes when what had it goes away. */

/** A button that asks for a turn goes away with it, and the turn goes on at the board. */
export function toBoard(): void {
  document
    .querySelector<HTMLElement | SVGElement>('.board-frame [tabindex="0"]')
    ?.focus({ preventScroll: true });
}

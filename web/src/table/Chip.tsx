/** The mark of a side: its colour and its shape. Decorative; the side is always named in words beside it. */
export function Chip({ side }: { side: string | null }) {
  return <span class={`chip ${side === null ? 'side-none' : `side-${side}`}`} aria-hidden="true" />;
}

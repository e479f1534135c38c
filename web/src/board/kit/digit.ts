/**
 * The digit that a key means. The digit row counts by its place on the keyboard too, since on a French one its
 * digits need Shift.
 */
export function digitOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string | null {
  return /^\d$/.test(key) ? key : (/^Digit(\d)$/.exec(code)?.[1] ?? null);
}

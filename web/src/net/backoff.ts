/** How long to wait before the next attempt: twice as long each time, up to a limit, and never all clients at once. */

export const FIRST_MS = 400;
export const LIMIT_MS = 15_000;

/** The pause before attempt `attempt` (from 0); `random` is in [0, 1). */
export function pauseMs(attempt: number, random: number): number {
  const longest = Math.min(LIMIT_MS, FIRST_MS * 2 ** Math.min(attempt, 16));
  return Math.round(longest * (0.5 + random / 2));
}

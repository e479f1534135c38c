/** How long ago something was: `il y a 5 minutes`, `5 minutes ago`; null if it was less than a minute. */
import type { Speech } from './speech';

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

export function ago(speech: Speech, thenMs: number, nowMs: number): string | null {
  const passed = nowMs - thenMs;
  const step = STEPS.find(([, ms]) => passed >= ms);
  if (step === undefined) return null;
  return new Intl.RelativeTimeFormat(speech.lang).format(-Math.floor(passed / step[1]), step[0]);
}

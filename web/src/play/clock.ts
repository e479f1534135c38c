/** Clocks in words and figures. Times are milliseconds. */
import type { ClockView, Seat } from '@/generated/protocol';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What a seat has left, `passedMs` after the clock was read; null without a clock. */
export function leftMs(clock: ClockView, seat: Seat, passedMs: number): number | null {
  const left = clock.left_ms[seat];
  if (left === undefined) return null;
  return clock.running === seat ? Math.max(0, left - passedMs) : left;
}

/** `9:05`, `1:02:30`, `0:08,4` under ten seconds; days where there are any. */
export function figures(ms: number, lang: 'fr' | 'en'): string {
  if (ms >= DAY) {
    const days = Math.floor(ms / DAY);
    const hours = Math.floor((ms % DAY) / HOUR);
    return lang === 'fr' ? `${days}\u00a0j ${hours}\u00a0h` : `${days}d ${hours}h`;
  }
  if (ms < 10_000) {
    const tenths = Math.floor(ms / 100);
    return `0:0${Math.floor(tenths / 10)}${lang === 'fr' ? ',' : '.'}${tenths % 10}`;
  }
  const seconds = Math.ceil(ms / 1000);
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  const hours = Math.floor(seconds / 3600);
  return hours > 0 ? `${hours}:${rest}` : rest.replace(/^0/, '');
}

/** How often the figures change while the clock runs. */
export function tickMs(ms: number): number {
  return ms < 10_000 ? 100 : 500;
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}

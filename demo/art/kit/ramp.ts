import type { Stop } from './canvas.ts';

/** Gradient stops: the first colour at 0, the last at 1; what lies between, or has an opacity, says its offset itself. */
export function ramp(first: string | Stop, ...rest: readonly [...(string | Stop)[], string | Stop]): Stop[] {
  const last = rest.length;
  return [first, ...rest].map((stop, i): Stop => (typeof stop === 'string' ? [i === 0 ? 0 : i / last, stop] : stop));
}

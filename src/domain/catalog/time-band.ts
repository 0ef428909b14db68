import type { limits } from '../limits.ts';

/** A band of start times (spec 9). */
export type TimeBand = keyof typeof limits.timeBands;

/**
 * The band of a start time 'HH:mm': from 01:00 morning, from 12:00 afternoon, from 19:00 to 00:59 evening. Minutes after
 * a band's last hour belong to it, so that every time has a band (product 15).
 */
export function timeBandOf(time: string): TimeBand {
  const hour = Number(time.slice(0, 2));
  if (hour < 1 || hour >= 19) return 'evening';
  return hour < 12 ? 'morning' : 'afternoon';
}

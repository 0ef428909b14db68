// The only calls that a distributor's key may make (docs/domain/partners.md#distributor-keys): finding an experience,
// booking it, and reading those bookings. The files of a booking check `booking/detail`.
import type { CallName } from './types.ts';

export const keyCalls = [
  'booking/available-date',
  'booking/available-pax',
  'booking/available-time',
  'booking/calculate',
  'booking/cancel',
  'booking/checkout',
  'booking/detail',
  'booking/list-guest',
  'category/list',
  'city/active',
  'city/detail',
  'city/list-by-country',
  'country/isd',
  'course/city',
  'course/detail',
  'course/related',
  'course/search',
] as const satisfies readonly CallName[];

const open: ReadonlySet<string> = new Set(keyCalls);

/** Whether a key may make this call. */
export function isOpenToKeys(name: string): boolean {
  return open.has(name);
}

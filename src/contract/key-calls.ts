// What a key of a distributor opens, and nothing else (docs/domain/partners.md#distributor-keys): finding an experience, booking it,
// and what was booked. The files of a booking ask `booking/detail`.
import type { CallName } from './types.ts';

/** The calls that may be made with a key. */
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

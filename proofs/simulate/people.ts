// Callers, and bookings as their guests know them.
import type { Caller } from '#tests/support/app/caller.ts';
import type { Random } from '#proofs/kit/random.ts';
import type { SimulatedCourse } from './catalogue.ts';

/** A caller: a browser with its cookies, and an account's token if any. */
export interface Person {
  caller: Caller;
  headers: Record<string, string>;
}

export interface Order {
  /** Which guest of the year; names the guest in digests, where ids cannot. */
  n: number;
  random: Random;
  who: Person;
  kind: 'visitor' | 'member' | 'distributor';
  course: SimulatedCourse;
  ref: string;
  id: string;
  /** For payment calls. */
  token: string;
  pax: number;
  date: string;
  time: string;
  /** ms since 1970 */
  startsAt: number;
}

// Who calls, and what a guest has booked, as the guest knows it.
import type { Caller } from '#tests/support/app/caller.ts';
import type { Random } from '#proofs/kit/random.ts';
import type { SimulatedCourse } from './catalogue.ts';

/** Whoever calls: a browser with its cookies, and the token of an account where there is one. */
export interface Person {
  caller: Caller;
  headers: Record<string, string>;
}

export interface Order {
  /** Which guest of the year; says who it is in digests, where ids cannot. */
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

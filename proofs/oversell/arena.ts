// The arena of a round: two small departures of one day, and the responses to its guests.
import type { Pool } from 'pg';
import { insertCoupon, insertBookableCourse } from '#tests/support/catalogue/bookable-courses.ts';
import { hostId } from '#tests/support/catalogue/catalogue.ts';
import type { Guest } from '#proofs/kit/guest.ts';
import { signIn } from '#proofs/kit/sign-in.ts';

export interface Slot {
  date: string;
  time: string;
  capacity: number;
}

/** A booking as its guest knows it: only from responses. */
export interface Known {
  guest: Guest;
  ref: string;
  pax: number;
  slot: Slot;
  status: 'held' | 'sold' | 'gone';
  /** A newer request, or this proof's clock, may have ended this hold. */
  mayBeGone: boolean;
  /** A guest is changing it: no other may. */
  isBusy: boolean;
}

export interface Arena {
  courseId: number;
  slots: readonly [Slot, Slot];
  known: Known[];
  /** Holds that this proof has expired, including those whose guests do not know yet. */
  lapsed: Set<string>;
  hostSession: string;
}

export function remember(arena: Arena, known: Omit<Known, 'mayBeGone' | 'isBusy'>): void {
  arena.known.push({ ...known, mayBeGone: arena.lapsed.has(known.ref), isBusy: false });
}

/** Pays everything, so that no provider is needed to sell a seat. */
export const freeCode = 'ALL-FREE';
const capacities = [6, 4] as const;
const times = ['09:00', '14:00'] as const;

/** A course with two departures a day; the code, and a logged-in host. */
export async function prepareCourse(pool: Pool): Promise<{ courseId: number; hostSession: string; firstDate: string }> {
  const course = await insertBookableCourse(pool, { capacity: capacities[0], max_pax: 3 });
  await pool.query(
    `insert into availability_rule (course_id, weekday, start_time, capacity)
     select $1, weekday, $2, $3 from generate_series(1, 7) weekday`,
    [course.id, times[1], capacities[1]],
  );
  await insertCoupon(pool, freeCode, { cents: 100_000, per_user: 100_000 });
  return { courseId: course.id, hostSession: await signIn(pool, hostId), firstDate: course.date };
}

/** The departures of the n-th round, on an unused day. */
export async function openArena(
  pool: Pool,
  { courseId, hostSession, firstDate }: Awaited<ReturnType<typeof prepareCourse>>,
  round: number,
): Promise<Arena> {
  const result = await pool.query<{ day: string }>(`select ($1::date + $2::integer)::text as day`, [firstDate, round]);
  const date = result.rows[0]?.day ?? '';
  const slot = (index: 0 | 1): Slot => ({ date, time: times[index], capacity: capacities[index] });
  return { courseId, slots: [slot(0), slot(1)], known: [], lapsed: new Set(), hostSession };
}

// The times that a host can offer for a request: departures of the same listing with seats for the party, in the order of their days.
import type { Services } from '#src/server/services.ts';
import { findFree } from '#src/server/features/changes/alternatives/free-departures.ts';

const most = 8;

/** A time with how many seats are left. */
export interface FreeTime {
  date: string;
  time: string;
  seats_left: number;
  /** ms since 1970 */
  starts_at: number;
}

interface SlotRequest {
  course_id: number;
  date: string;
  time: string;
  pax: number;
}

/** Those nearest to the date that was asked for, at most eight. */
export async function findFreeTimes(
  services: Services,
  { course_id, date, time, pax }: SlotRequest,
): Promise<FreeTime[]> {
  const found = await findFree(services, course_id, { date, pax, count: most + 1 });
  return (found?.free ?? [])
    .map((one) => ({ date: one.date, ...one.departure }))
    .filter((one) => one.date !== date || one.time !== time)
    .slice(0, most)
    .toSorted((one, other) => one.starts_at - other.starts_at)
    .map((one) => ({ date: one.date, time: one.time, seats_left: one.seats_left, starts_at: one.starts_at }));
}

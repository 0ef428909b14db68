// The row of the departure that a booking is to move to. An empty one does no harm, so it is made before any lock is taken.
import { checkDeparture } from '#src/domain/availability/departures.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { Services } from '#src/server/services.ts';
import { findCourseTerms, timetableOf } from '#src/server/features/availability/index.ts';
import { type DetailRow, findDepartureId, makeDeparture } from '#src/server/features/booking/index.ts';

const MINUTE_MS = 60_000;

/** Its id, made where nobody has booked it before; or why the course offers no such departure to this party. */
export async function targetDeparture(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { course_id: courseId, pax }: Pick<DetailRow, 'course_id' | 'pax'>,
  { date, time }: { date: string; time: string },
): Promise<number | Refusal> {
  const slot = { courseId, date, time };
  const known = await findDepartureId(db, slot);
  if (known !== null) return known;
  const terms = await findCourseTerms(db, courseId, { from: date, to: date });
  if (!terms) return refuse('course-not-found');
  const asked = { now: terms.now_ms, opens_from: config.bookingsOpenFrom };
  const answer = checkDeparture(timetableOf(terms), { date, time, pax }, asked);
  if (!answer.ok) return refuse(answer.code);
  const { starts_at, capacity } = answer.departure;
  const endsAtMs = starts_at + terms.duration_minutes * MINUTE_MS;
  await makeDeparture(db, slot, { startsAtMs: starts_at, endsAtMs, capacity });
  return (await findDepartureId(db, slot)) ?? refuse('conflict');
}

// booking/available-time: the start times of a day that can be booked (docs/domain/scarcity.md#what-is-asked-for).
import { departuresOn } from '#src/domain/availability/departures.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { viewerOf } from '#src/server/db/own-hold-queries.ts';
import { timetableOf } from './course-terms.ts';
import { explain } from './why-not.ts';
import { readCourseTerms } from './course-terms-queries.ts';

export const route = 'booking/available-time';

export const handle: Handler<typeof route> = async ({ course_id, date, pax }, call) => {
  const { services } = call;
  const terms = await readCourseTerms(services, course_id, { from: date, to: date }, viewerOf(call));
  if (!terms) return refuse('course-not-found');
  const asked = { now: terms.now_ms, opens_from: services.config.bookingsOpenFrom };
  const day = departuresOn(timetableOf(terms), date, asked);
  if (!day.ok) return refuse(day.code);
  const fits = ({ seats_left }: { seats_left: number }) => (pax ?? 1) <= Math.min(seats_left, terms.max_pax);
  const closed = day.departures.some(fits) ? null : await explain(call, course_id, { date, pax });
  const instant = (ms: number) => new Date(ms).toISOString();
  return {
    data: day.departures.map((departure) => departure.time),
    slots: day.departures.map(({ time, seats_left, min_pax, cutoff_at, starts_at }) => ({
      time,
      seats_left,
      cutoff_at: instant(cutoff_at),
      min_pax,
      starts_at: instant(starts_at),
    })),
    closed,
    time_zone: terms.time_zone,
  };
};

// dashboard/next: three parallel statements, a fourth for operators (docs/reference/addresses.md#dashboard).
import { fromMinor } from '#src/domain/money/money.ts';
import { taskKindsOf } from '#src/domain/admin/waiting.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import { mayDo } from '#src/server/platform/http/identity.ts';
import { findOffered, toOffered } from '#src/server/features/account/index.ts';
import { planGaps } from '#src/domain/trip/plan.ts';
import { wallTimeAt } from '#src/domain/calendar/zoned.ts';
import { bookedCourse, bookingCard, type BookingRow, findBookings } from '#src/server/features/booking/index.ts';
import { countOpenTasks } from '#src/server/features/staff-log/index.ts';
import { findNext, type NextRow, type OwnCodeRow, type ReviewDueRow } from './dashboard-queries.ts';

type Output = CallOutput<'dashboard/next'>;

/** The rest is on their own page. */
const OFFERED_SHOWN = 3;

/** A long journey; later bookings are on their own page. */
const PLAN_MOST = 20;

export const dashboardNext: Handler<'dashboard/next'> = async (_input, { services: { db }, actor }) => {
  const { userId } = actor;
  if (userId === null) return refuse('unauthorized');
  const [coming, offered, next, tasks] = await Promise.all([
    findBookings(db, { userId, as: 'guest', group: 'upcoming', offset: 0, count: PLAN_MOST }),
    findOffered(db, userId, OFFERED_SHOWN),
    findNext(db, userId),
    mayDo('to-do', actor) ? countOpenTasks(db, taskKindsOf(actor.areas ?? [])) : null,
  ]);
  const [trip = null] = coming.rows;
  return {
    trip: trip === null ? null : bookingCard(trip),
    meeting_text: trip?.meeting_text ?? null,
    trips: coming.total,
    plan: planOf(coming.rows),
    has_trip_calendar: next.has_trip_calendar,
    offered: offered.map(toOffered),
    waiting: { requests: next.requests, questions: next.questions, offers: next.offers },
    hosting: hostingOf(next),
    staff: tasks && { tasks: tasks.reduce((sum, { count }) => sum + count, 0) },
    reviews: next.reviews.map(toReviewDue),
    codes: next.codes.map(toOwnCode),
  };
};

/** Without a second booking there is nothing to plan. */
function planOf(rows: readonly BookingRow[]): Output['plan'] {
  if (rows.length < 2) return [];
  const sorted = rows.toSorted((a, b) => a.starts_at.getTime() - b.starts_at.getTime());
  const gaps = planGaps(
    sorted.map(({ date, starts_at, ends_at, meeting_latitude: latitude, meeting_longitude: longitude }) => ({
      date,
      startsMs: starts_at.getTime(),
      endsMs: ends_at.getTime(),
      latitude,
      longitude,
    })),
  );
  return sorted.map(({ id, title, city_name, date, time, time_zone, ends_at, meeting_text }, nth) => ({
    id,
    title,
    city_name,
    date,
    time,
    end_time: wallTimeAt(ends_at.getTime(), time_zone).slice(11, 16),
    meeting_text,
    gap: gaps[nth] ?? null,
  }));
}

function hostingOf(row: NextRow): Output['hosting'] {
  const { is_host, host_requests: requests, host_questions: questions, host_guests: guests } = row;
  return is_host ? { requests, questions, guests, next_date: row.host_next_date } : null;
}

function toReviewDue(row: ReviewDueRow): Output['reviews'][number] {
  const { booking_id, date, until, time_zone } = row;
  return { booking_id, course: bookedCourse(row), date, until: new Date(until).toISOString(), time_zone };
}

function toOwnCode({
  code,
  amount_cents,
  percent,
  minimum_spend_cents,
  valid_until,
}: OwnCodeRow): Output['codes'][number] {
  return {
    code,
    amount: amount_cents === null ? null : fromMinor(amount_cents),
    percent,
    minimum_spend: fromMinor(minimum_spend_cents),
    valid_until: valid_until === null ? null : new Date(valid_until).toISOString(),
  };
}

import { addDays } from '#src/domain/calendar/civil.ts';
import { canBeLate } from '#src/domain/host-day/lateness.ts';
import { cancellationRate } from '#src/domain/host-day/cancellation-rate.ts';
import { refuse, isRefusal } from '#src/contract/refusal.ts';
import type { CallOutput, CallInput } from '#src/contract/types.ts';
import type { Handler, CallContext } from '#src/server/call.ts';
import { findCounted } from './no-show-queries.ts';
import { findPanelHost, type ActingFor, findActing } from '#src/server/features/team/index.ts';
import { type DayDeparture, findDay, findEndings, findHostToday } from './day-queries.ts';
import { cancelDay } from './end-of-day.ts';
import { toReader } from '#src/server/platform/locale.ts';
import { t } from '#src/server/features/texts.ts';
import { sayLate } from './say-late.ts';

// departure/day: a preview before guests are notified (docs/domain/bookings.md#cancelling-a-whole-day).
const day: Handler<'departure/day'> = async ({ host_id, date: requestedDate }, { services: { db }, actor }) => {
  const acting = await findPanelHost(db, host_id, actor, 'departures');
  if (!acting) return refuse('host-not-found');
  const { hostId } = acting;
  const date = requestedDate ?? (await findHostToday(db, hostId));
  const [departures, endings, counted] = await Promise.all([
    findDay(db, hostId, date),
    findEndings(db, hostId, date),
    findCounted(db, hostId),
  ]);
  return {
    host_id: hostId,
    date,
    day_before: addDays(date, -1),
    day_after: addDays(date, 1),
    departures: departures.map(toDay),
    is_ending: endings.open > 0,
    reliability: { ...counted, rate: cancellationRate(counted) },
  };
};

function toDay(departure: DayDeparture): CallOutput<'departure/day'>['departures'][number] {
  const { bookings, starts_at, ends_at, now_ms, ...rest } = departure;
  const confirmed = bookings.filter(({ status }) => status === 'confirmed');
  return {
    ...rest,
    starts_at: new Date(starts_at).toISOString(),
    can_be_late: confirmed.length > 0 && canBeLate(departure, now_ms) === 'yes',
    is_over: now_ms >= ends_at,
    bookings: bookings.length,
    guests: bookings.reduce((sum, { pax }) => sum + pax, 0),
  };
}

// departure/cancel-day: from the panel (docs/domain/bookings.md#cancelling-a-whole-day).
const cancelDayCall: Handler<'departure/cancel-day'> = async (
  { host_id, date, cause, reason = '', quote_id },
  call,
) => {
  const acting = await findPanelHost(call.services.db, host_id, call.actor, 'cancel');
  if (!acting) return refuse('host-not-found');
  const { hostId, by } = acting;
  return cancelDay(call.services, { hostId, date, end: { cause, reason, by }, quoteId: quote_id });
};

type Input = CallInput<'departure/late'>;

// departure/late: from the panel (docs/domain/bookings.md#running-late).
const late: Handler<'departure/late'> = async (input, call) => {
  const { date, minutes, course_id: courseId, time } = input;
  if ((courseId === undefined) !== (time === undefined)) return refuse('bad-input');
  const acting = await actingOn(input, call);
  if (!acting) return refuse(courseId === undefined ? 'host-not-found' : 'course-not-found');
  const slot = courseId !== undefined && time !== undefined ? { courseId, time } : undefined;
  const notified = await sayLate(call.services, { ...acting, date, minutes, slot });
  if (isRefusal(notified)) return notified;
  return { ...notified, message: toReader(() => t('day.late', { guests: notified.guests, minutes })) };
};

/** A departure's course determines the host. */
async function actingOn(
  { host_id: hostId, course_id: courseId }: Input,
  { services: { db }, actor }: CallContext,
): Promise<ActingFor | null> {
  if (courseId === undefined) return findPanelHost(db, hostId, actor, 'departures');
  const acting = await findActing(db, courseId, actor, 'departures');
  return acting && (hostId === undefined || hostId === acting.hostId) ? acting : null;
}

export const hostDayCalls = {
  'departure/day': day,
  'departure/cancel-day': cancelDayCall,
  'departure/late': late,
} as const;

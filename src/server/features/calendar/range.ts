// calendar/range: every departure of a host in a span of days (docs/domain/host-calendar.md#departures).
import { hostSlots } from '#src/domain/availability/host/slot.ts';
import { addDays } from '#src/domain/calendar/civil.ts';
import { dateAt } from '#src/domain/calendar/zoned.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { findPanelHost } from '#src/server/features/team/index.ts';
import { findDayParties, findListings, isOneAtATime } from './queries.ts';
import { t } from '#src/server/features/texts.ts';

export const route = 'calendar/range';

/** The most days that one answer covers. */
const longestRange = 62;

export const handle: Handler<typeof route> = async ({ host_id, course_id, from, to }, { services, actor }) => {
  if (from > to || to >= addDays(from, longestRange))
    return refuse('bad-input', { to: t('calendar.range', { days: longestRange }) });
  const host = await findPanelHost(services.db, host_id, actor, 'calendar');
  if (!host) return refuse('host-not-found');
  const rows = await findListings(services.db, { hostId: host.hostId, courseId: course_id ?? null }, { from, to });
  const now = rows[0]?.now_ms ?? services.gateways.clock.now();
  const ids = rows.map((row) => row.course_id);
  const parties = from === to ? await findDayParties(services.db, ids, from) : [];
  const asked = { now, opens_from: services.config.bookingsOpenFrom };
  return {
    host_id: host.hostId,
    one_at_a_time: await isOneAtATime(services.db, host.hostId),
    today: dateAt(now, rows[0]?.time_zone ?? 'UTC'),
    listings: rows.map(({ course_id: id, title, city, time_zone, min_pax }) => ({
      course_id: id,
      title,
      city,
      time_zone,
      min_pax,
    })),
    departures: rows
      .flatMap((row) => hostSlots(row, { from, to }, asked).map((slot) => ({ course_id: row.course_id, ...slot })))
      .toSorted((one, other) => (one.date + one.time < other.date + other.time ? -1 : 1)),
    parties,
    blocks: rows.flatMap((row) =>
      row.exceptions
        .filter((one) => one.start_time === null)
        .map((one) => ({ course_id: row.course_id, date: one.local_date, reason: one.reason })),
    ),
  };
};

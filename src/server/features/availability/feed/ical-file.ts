// /ical/<secret>.ics: a host's bookings for other programs (docs/domain/calendar.md#exported-calendars).
import type { FastifyInstance } from 'fastify';
import ical, { ICalCalendarMethod } from 'ical-generator';
import { ownEventName } from '#src/domain/availability/feed/own-event.ts';
import { bookingStatuses, seatsOf } from '#src/domain/booking/status.ts';
import { clockOf, sendCalendar, withLineEnds } from '#src/server/booking-texts/calendar.ts';
import { localMoment } from '#src/server/booking-texts/words.ts';
import { hashSecret } from '#src/server/platform/secrets.ts';
import type { Services } from '#src/server/services.ts';
import { findShared, openAddress, type SharedBooking } from './address-queries.ts';
import { t } from '#src/server/features/texts.ts';

const backDays = 30;
const noteMinutes = 60;
const sold = bookingStatuses.filter((status) => seatsOf(status) === 'sold');

/** An unknown secret answers like a missing page. */
export function registerCalendarFile(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { file: string } }>('/ical/:file', async (request, reply) => {
    const wait = await services.limits.take('read', request.ip);
    if (wait !== null) return reply.code(429).header('retry-after', String(wait)).send();
    const secret = /^([A-Za-z0-9_-]{43})\.ics$/.exec(request.params.file)?.[1];
    const address = secret === undefined ? null : await openAddress(services.db, hashSecret(secret), noteMinutes);
    if (!address) return reply.callNotFound();
    const text = fileOf(address.name, await findShared(services.db, address, sold, backDays), services);
    return sendCalendar(request, reply, text);
  });
}

/** Listing, time, party and ref; no name, phone or cash. */
function fileOf(name: string, bookings: readonly SharedBooking[], { config }: Services): string {
  const { hostname } = new URL(config.origin);
  const zones = Map.groupBy(bookings, ({ time_zone: zone }) => zone);
  const calendar = ical({
    name,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: config.brand.name, product: 'calendar' },
    timezone: {
      name: null,
      generator: (zone) => {
        const times = (zones.get(zone) ?? []).flatMap(({ starts_at, ends_at }) => [starts_at, ends_at]);
        return times.length === 0 ? null : clockOf(times, zone).vtimezone;
      },
    },
  });
  for (const { ref, title, pax, starts_at, ends_at, time_zone: zone, city, created_at, version } of bookings) {
    const [start, end] = clockOf([starts_at, ends_at], zone).times;
    calendar.createEvent({
      id: ownEventName(ref, hostname),
      sequence: version,
      stamp: created_at,
      timezone: zone,
      start: start ?? starts_at,
      end: end ?? ends_at,
      summary: t('calendarAddress.event', { title, pax }),
      description: `${ref}\n${localMoment(starts_at, zone, city)}`,
    });
  }
  return withLineEnds(calendar.toString());
}

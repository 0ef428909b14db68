// trip-calendar/make, end, and /trips/<secret>.ics: a guest's bookings for calendars
// (docs/domain/bookings.md#plan-of-a-trip).
import type { FastifyInstance } from 'fastify';
import ical, { ICalCalendarMethod } from 'ical-generator';
import { userUrls } from '#src/contract/addresses/user-urls.ts';
import { refuse } from '#src/contract/refusal.ts';
import { clockOf, sendCalendar, withLineEnds } from '#src/server/booking-texts/calendar.ts';
import { manyLines, oneLine } from '#src/server/booking-texts/clean-words.ts';
import { guestWords, localMoment, t } from '#src/server/booking-texts/words.ts';
import type { Handler } from '#src/server/call.ts';
import { inLocaleOf } from '#src/server/platform/locale.ts';
import { hashSecret } from '#src/server/platform/secrets.ts';
import type { Services } from '#src/server/services.ts';
import {
  deleteTripCalendar,
  findTripsOf,
  openTripCalendar,
  type SharedTrip,
  writeTripCalendar,
} from './trip-calendar-queries.ts';

const secretBytes = 32;

const make: Handler<'trip-calendar/make'> = async (_input, { services: { db, gateways, config }, actor }) => {
  if (actor.userId === null) return refuse('unauthorized');
  const secret = Buffer.from(gateways.dice.bytes(secretBytes)).toString('base64url');
  await writeTripCalendar(db, actor.userId, hashSecret(secret));
  return { url: `${config.origin}/trips/${secret}.ics` };
};

const end: Handler<'trip-calendar/end'> = async (_input, { services, actor }) => {
  if (actor.userId === null) return refuse('unauthorized');
  await deleteTripCalendar(services.db, actor.userId);
  return {};
};

export const tripCalendarCalls = { 'trip-calendar/make': make, 'trip-calendar/end': end } as const;

/** An unknown secret answers like a missing page. */
export function registerTripCalendar(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { file: string } }>('/trips/:file', async (request, reply) => {
    const wait = await services.limits.take('read', request.ip);
    if (wait !== null) return reply.code(429).header('retry-after', String(wait)).send();
    const secret = /^([A-Za-z0-9_-]{43})\.ics$/.exec(request.params.file)?.[1];
    const owner = secret === undefined ? null : await openTripCalendar(services.db, hashSecret(secret));
    if (!owner) return reply.callNotFound();
    const trips = await findTripsOf(services.db, owner.user_id);
    const text = inLocaleOf(owner.locale, services.config.locales, () => fileOf(trips, services));
    return sendCalendar(request, reply, text);
  });
}

/** No price, phone number or link that opens a booking: calendars are shared. */
function fileOf(trips: readonly SharedTrip[], { config }: Pick<Services, 'config'>): string {
  const { hostname } = new URL(config.origin);
  const zones = Map.groupBy(trips, ({ time_zone: zone }) => zone);
  const calendar = ical({
    name: t('calendar.trips'),
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: oneLine(config.brand.name), product: 'trips' },
    timezone: {
      name: null,
      generator: (zone) => {
        const times = (zones.get(zone) ?? []).flatMap(({ starts_at, ends_at }) => [starts_at, ends_at]);
        return times.length === 0 ? null : clockOf(times, zone).vtimezone;
      },
    },
  });
  for (const trip of trips) {
    const { ref, title, starts_at, ends_at, time_zone: zone } = trip;
    const [start, end] = clockOf([starts_at, ends_at], zone).times;
    const words = { ref, guests: guestWords(trip.pax), host: trip.host_name };
    calendar.createEvent({
      id: `${ref}@${hostname}`,
      sequence: trip.version,
      stamp: trip.created_at,
      timezone: zone,
      start: start ?? starts_at,
      end: end ?? ends_at,
      summary: title,
      location: {
        title: oneLine(trip.meeting_text),
        geo: { lat: trip.meeting_latitude, lon: trip.meeting_longitude },
      },
      description: manyLines(`${t('calendar.trip', words)}\n${localMoment(starts_at, zone, trip.city_name)}`),
      url: config.origin + userUrls.findBooking,
    });
  }
  return withLineEnds(calendar.toString());
}

// A booking's calendar file, in local time with zone; also as text, because phones may have a wrong zone
// (docs/domain/bookings.md#calendar-files).
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { routes } from '#src/contract/addresses/routes.ts';
import { userUrls } from '#src/contract/addresses/user-urls.ts';
import { seatsOf } from '#src/domain/booking/status.ts';
import { vtimezone } from '#src/domain/calendar/vtimezone.ts';
import { langTag } from '#src/texts/locale.ts';
import type { Config } from '#src/server/platform/config.ts';
import type { Attachment } from '#src/server/providers/mail.ts';
import { fullName, manyLines, oneLine } from './clean-words.ts';
import { cashWords } from './price-words.ts';
import type { MailedBooking } from './subject-queries.ts';
import { guestWords, localMoment, t } from './words.ts';

export interface CalendarWish {
  config: Pick<Config, 'origin' | 'brand'>;
  /** Each reader has its own event; companions by id. */
  reader: 'guest' | 'host' | { companionId: string };
  change: 'add' | 'remove';
}

const dayBefore = 24 * 3600;
const YEAR_MS = 366 * 86_400_000;

export function clockOf(times: readonly Date[], zone: string) {
  const at = times.map((one) => one.getTime());
  return {
    times: at.map((ms) => Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone)),
    vtimezone: vtimezone(zone, { from: Math.min(...at), until: Math.max(...at) + YEAR_MS }).join('\r\n'),
  };
}

/**
 * The same id per reader, so a later file moves or cancels the event. The sequence counts seconds since the booking (RFC 5545,
 * 3.8.7.4).
 */
export function calendarFile(booking: MailedBooking, wish: CalendarWish): Attachment {
  const { config, change } = wish;
  const isRemoved = change === 'remove';
  const method = isRemoved ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const clock = clockOf([booking.starts_at, booking.ends_at], booking.time_zone);
  const [start, end] = clock.times;
  const calendar = ical({
    prodId: {
      company: oneLine(config.brand.name),
      product: 'booking',
      language: langTag().replace(/-.*/, '').toUpperCase(),
    },
    method,
    timezone: { name: null, generator: () => clock.vtimezone },
  });
  const event = calendar.createEvent({
    id: eventId(booking, wish),
    sequence: Math.max(0, Math.floor((booking.now_ms - booking.created_at.getTime()) / 1000)),
    stamp: new Date(booking.now_ms),
    timezone: booking.time_zone,
    start: start ?? booking.starts_at,
    end: end ?? booking.ends_at,
    summary: wish.reader === 'host' ? `${booking.title} · ${guestWords(booking.pax)}` : booking.title,
    status: isRemoved ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: config.brand.name, email: config.brand.contacts.email },
    location: {
      title: oneLine(booking.meeting_text),
      geo: { lat: booking.meeting_latitude, lon: booking.meeting_longitude },
    },
    description: manyLines(`${describe(booking, wish.reader)}\n${whenOf(booking)}`),
    ...pageOf(wish),
  });
  if (!isRemoved) event.createAlarm({ type: ICalAlarmType.display, trigger: dayBefore, description: booking.title });
  return {
    filename: `booking-${booking.ref}.ics`,
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: withLineEnds(calendar.toString()),
  };
}

const whenOf = ({ starts_at, time_zone, city_name }: MailedBooking) => localMoment(starts_at, time_zone, city_name);

/** Without a secret: calendars are shared, and some programs add files automatically. */
function pageOf({ reader, config }: CalendarWish): { url?: string } {
  if (typeof reader !== 'string') return {};
  return { url: config.origin + (reader === 'guest' ? userUrls.findBooking : routes['dashboard-host-panel'].path) };
}

/** CRLF, the last line too (RFC 5545, 3.1). */
export function withLineEnds(text: string): string {
  return `${text.trimEnd().replace(/\r?\n/g, '\r\n')}\r\n`;
}

/** A secret address: never indexed, passed on or shared between caches. */
export function sendCalendar(request: FastifyRequest, reply: FastifyReply, text: string): FastifyReply {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  void reply
    .header('etag', etag)
    .header('cache-control', 'private, max-age=300')
    .header('x-robots-tag', 'noindex')
    .header('referrer-policy', 'no-referrer');
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type('text/calendar; charset=utf-8').send(text);
}

function eventId(booking: MailedBooking, { reader, config }: CalendarWish): string {
  const host = new URL(config.origin).hostname;
  if (reader === 'guest') return `${booking.ref}@${host}`;
  return reader === 'host' ? `host-${booking.ref}@${host}` : `companion-${reader.companionId}@${host}`;
}

function describe(booking: MailedBooking, reader: CalendarWish['reader']): string {
  const { ref, host_name: host, host_phone: phone } = booking;
  const guests = guestWords(booking.pax);
  // Details only while the booking holds; a cancellation only identifies it.
  if (seatsOf(booking.status) !== 'sold') {
    return t(typeof reader === 'string' ? 'calendar.over' : 'calendar.overOne', { ref, guests });
  }
  if (reader === 'guest') return t('calendar.party', { ref, guests, host, phone });
  if (reader !== 'host') return t('calendar.companion', { ref, host, phone });
  const cash = cashWords(booking) ?? t('fact.none');
  return t('calendar.host', { ref, guests, guest: fullName(booking), cash });
}

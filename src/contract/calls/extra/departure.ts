// A host's hand on one departure: no more bookings, or none at all (docs/domain/scarcity.md#what-a-departure-offers,
// docs/domain/lifecycle.md#cancelled-by-the-host).
import { z } from 'zod';
import { lateChoices } from '#src/domain/host/lateness.ts';
import type { CallSpec } from '#src/contract/call.ts';
import { money } from '#src/contract/shapes/money.ts';
import * as p from '#src/contract/shapes/primitives.ts';

/** Who is told: first names with their parties. */
const told = z.array(z.strictObject({ name: z.string(), guests: p.count }));
/** What guests are offered besides the refund; null once it is done. */
const alternatives = z.strictObject({ departures: p.count, similar: p.count });
/** The same for a day: one for each listing that is booked. */
const alternativesOfDay = z.array(alternatives.extend({ course_id: p.id, title: z.string() }));

const share = z.number().min(0).max(1);
/** How often the host cancels, now and once this is done. */
const rates = { rate: share.nullable(), rate_after: share.nullable() };

/** Bookings of a year, and how the host has ended some of them (docs/domain/host-cancels.md#cancellation-rate). */
const reliability = z
  .strictObject({ made: p.count, by_host: p.count, late: p.count, weather: p.count, rate: share.nullable() })
  .meta({ id: 'HostReliability' });

const dayDeparture = z
  .strictObject({
    course_id: p.id,
    title: z.string(),
    time: p.time,
    time_zone: z.string(),
    starts_at: p.instant,
    late_minutes: p.count,
    can_be_late: z.boolean(),
    is_closed: z.boolean(),
    is_over: z.boolean(),
    bookings: p.count,
    guests: p.count,
    checked_in: p.count,
  })
  .meta({ id: 'DayDeparture' });

const slot = { course_id: p.id, date: p.date, time: p.time };

export const departureCalls = {
  'departure/close': {
    access: 'host',
    effect: 'write',
    rate: 'write',
    summary: 'Closes a departure of an own course for new bookings, or opens it again; what is booked stays',
    in: z.strictObject({ ...slot, is_closed: z.boolean() }),
    out: z.strictObject({ is_closed: z.boolean(), taken: p.count, seats_left: p.count, message: z.string() }),
  },
  'departure/cancel': {
    access: 'host',
    effect: 'write',
    rate: 'write',
    summary: 'Without quote_id says whom a cancel concerns and changes nothing; with it, cancels every booking in full',
    in: z.strictObject({
      ...slot,
      cause: z.enum(['host', 'unsafe_weather']),
      reason: p.paragraphs(500).optional(),
      quote_id: p.token.optional(),
    }),
    out: z.strictObject({
      cancelled: z.boolean(),
      quote_id: p.token.nullable(),
      bookings: p.count,
      guests: p.count,
      refund_total: money,
      told,
      alternatives: alternatives.nullable(),
      ...rates,
      message: z.string(),
    }),
  },
  'departure/day': {
    access: 'host',
    effect: 'read',
    rate: 'read',
    summary: 'The departures of a host on a day, with who is awaited, how late each is, and how often the host cancels',
    in: z.strictObject({ host_id: p.uuid.optional(), date: p.date.optional() }),
    out: z.strictObject({
      host_id: p.uuid,
      date: p.date,
      day_before: p.date,
      day_after: p.date,
      departures: z.array(dayDeparture),
      is_ending: z.boolean(),
      reliability,
    }),
  },
  'departure/late': {
    access: 'host',
    effect: 'write',
    rate: 'write',
    summary: 'Tells the guests of a departure, or of all of a day, that their host comes so many minutes later',
    in: z.strictObject({
      host_id: p.uuid.optional(),
      date: p.date,
      minutes: z.union(lateChoices.map((minutes) => z.literal(minutes))),
      course_id: p.id.optional(),
      time: p.time.optional(),
    }),
    out: z.strictObject({ departures: p.count, guests: p.count, message: z.string() }),
  },
  'departure/cancel-day': {
    access: 'host',
    effect: 'write',
    rate: 'write',
    summary: 'Without quote_id says whom the end of all departures of a day concerns; with it, ends each in full',
    in: z.strictObject({
      host_id: p.uuid.optional(),
      date: p.date,
      cause: z.enum(['host', 'unsafe_weather']),
      reason: p.paragraphs(500).optional(),
      quote_id: p.token.optional(),
    }),
    out: z.strictObject({
      cancelled: z.boolean(),
      quote_id: p.token.nullable(),
      departures: p.count,
      bookings: p.count,
      guests: p.count,
      refund_total: money,
      told,
      alternatives: alternativesOfDay.nullable(),
      ...rates,
      message: z.string(),
    }),
  },
  'departure/cancellations': {
    access: 'operator',
    work: 'cancellations',
    effect: 'read',
    rate: 'read',
    summary: 'Hosts who have ended bookings themselves within a year, those with the greatest share first',
    in: z.strictObject({}),
    out: z.strictObject({
      data: z.array(
        z.strictObject({
          host_id: p.uuid,
          name: z.string(),
          made: p.count,
          by_host: p.count,
          late: p.count,
          weather: p.count,
          rate: share.nullable(),
        }),
      ),
    }),
  },
} as const satisfies Record<string, CallSpec>;

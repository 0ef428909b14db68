// Calls for a host's day: departures, guides, closing and cancelling (docs/domain/bookings.md#running-late).
import * as p from '#src/contract/shapes/primitives.ts';
import { z } from 'zod';
import { bookingStates } from '#src/contract/shapes/booking-detail.ts';
import { localAmount, money } from '#src/contract/shapes/money.ts';
import { lateChoices } from '#src/domain/host-day/lateness.ts';
import type { CallSpec } from '#src/contract/call.ts';

const hostId = p.uuid.optional().meta({ description: 'One host; without it, all hosts that the caller acts for' });

const cash = z.strictObject({ amount: localAmount.nullable(), usd: money, currency: z.string(), symbol: z.string() });

const pickup = z.strictObject({
  address: z.string(),
  latitude: p.latitude.nullable(),
  longitude: p.longitude.nullable(),
});

const party = z
  .strictObject({
    id: p.uuid,
    ref: z.string(),
    status: bookingStates.booking_status,
    name: z.string(),
    pax: p.pax,
    locale: z.string().meta({ description: 'Language in which the guest booked' }),
    isd_code: z.string(),
    phone: z.string().meta({ description: 'Phone number; empty until the booking is confirmed' }),
    message: z.string(),
    addons: z.array(z.strictObject({ label: z.string(), count: p.count })),
    pickup: pickup.nullable(),
    cash,
    cash_state: bookingStates.cash_state,
    heads: p.count,
    since: p.instant.nullable(),
    request_until: p.instant.nullable(),
  })
  .meta({ id: 'TodayParty' });

const person = z.strictObject({ id: p.uuid, name: z.string() });

const departure = z
  .strictObject({
    id: p.count,
    course_id: p.id,
    title: z.string(),
    host_id: p.uuid,
    host_name: z.string(),
    city_name: z.string(),
    date: p.date,
    time: p.time,
    time_zone: z.string(),
    starts_at: p.instant,
    ends_at: p.instant,
    capacity: p.count,
    guests: p.count.meta({
      description: 'Number of guests in confirmed bookings, checked in or not; no-shows excluded',
    }),
    heads: p.count,
    meeting: z.strictObject({ text: z.string(), latitude: p.latitude, longitude: p.longitude }),
    guides: z.array(person),
    is_led: z.boolean().meta({ description: 'True if the caller is a guide of the departure' }),
    parties: z.array(party),
    pickup_order: z.array(p.uuid).meta({ description: 'Ids of the bookings to pick up, in order' }),
  })
  .meta({ id: 'TodayDeparture' });

const request = z
  .strictObject({
    id: p.uuid,
    title: z.string(),
    host_name: z.string(),
    first_name: z.string(),
    pax: p.pax,
    date: p.date,
    time: p.time,
    until: p.instant,
  })
  .meta({ id: 'TodayRequest' });

const guides = z
  .array(z.strictObject({ host_id: p.uuid, id: p.uuid, name: z.string() }))
  .meta({ description: 'People who can be assigned to a departure; empty if the caller is a guide' });

/** Recipients by first name, with their parties. */
const recipients = z.array(z.strictObject({ name: z.string(), guests: p.count }));

/** Alternatives for guests in addition to the refund; null afterwards. */
const alternatives = z.strictObject({ departures: p.count, similar: p.count });

/** The same for a day: one for each booked listing. */
const alternativesOfDay = z.array(alternatives.extend({ course_id: p.id, title: z.string() }));

const share = z.number().min(0).max(1);

/** The host's cancellation rate, now and afterwards. */
const rates = { rate: share.nullable(), rate_after: share.nullable() };

/** Bookings of a year, and those that the host ended (docs/domain/bookings.md#cancellation-rate). */
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

export const hostDayCalls = {
  'departure/today': {
    access: 'host',
    effect: 'read',
    rate: 'read',
    summary: "Returns what needs a reply, and a day's departures with guests, pickups and cash",
    in: z.strictObject({ host_id: hostId, date: p.date.optional() }),
    out: z.strictObject({
      date: p.date,
      today: p.date,
      now: p.instant,
      departures: z.array(departure),
      next: z.array(z.strictObject({ date: p.date, departures: p.count, guests: p.count })),
      totals: z.strictObject({ guests: p.count, heads: p.count, cash: z.array(cash) }),
      waiting: z.strictObject({ requests: z.array(request), questions: p.count }),
      guides,
    }),
  },
  'departure/list': {
    access: 'host',
    effect: 'read',
    rate: 'read',
    summary: 'Returns one departure with its guests, for printing',
    in: z.strictObject({ departure_id: p.count }),
    out: z.strictObject({ departure, now: p.instant }),
  },
  'departure/week': {
    access: 'host',
    effect: 'read',
    rate: 'read',
    summary: 'Lists the departures of seven days with their guides, and who can be assigned',
    in: z.strictObject({
      host_id: hostId,
      from: p.date.optional().meta({ description: 'First day; today if omitted' }),
    }),
    out: z.strictObject({
      from: p.date,
      today: p.date,
      departures: z.array(departure.omit({ time_zone: true, heads: true, meeting: true, parties: true, pickup_order: true }).meta({ id: 'WeekDeparture' })), // prettier-ignore
      guides,
    }),
  },
  'departure/guides': {
    access: 'host',
    effect: 'write',
    rate: 'write',
    summary: 'Sets the guides of a departure',
    in: z.strictObject({ departure_id: p.count, guide_ids: z.array(p.uuid).max(20) }),
    out: z.strictObject({ guides: z.array(person) }),
  },
  'departure/pickups': {
    access: 'host',
    effect: 'write',
    rate: 'write',
    summary: 'Sets the pickup order of a departure',
    in: z.strictObject({ departure_id: p.count, booking_ids: z.array(p.uuid).max(200) }),
    out: z.strictObject({ pickup_order: z.array(p.uuid) }),
  },

  // A host closes or cancels one departure (docs/domain/calendar.md#rules-and-exceptions,
  // docs/domain/bookings.md#cancelled-by-the-host).
  'departure/close': {
    access: 'host',
    effect: 'write',
    rate: 'write',
    summary: 'Closes a departure for new bookings, or reopens it; existing bookings stay',
    in: z.strictObject({ ...slot, is_closed: z.boolean() }),
    out: z.strictObject({ is_closed: z.boolean(), taken: p.count, seats_left: p.count, message: z.string() }),
  },
  'departure/cancel': {
    access: 'host',
    effect: 'write',
    rate: 'write',
    summary: 'Returns whom a cancellation affects, or with quote_id cancels every booking with a full refund',
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
      told: recipients,
      alternatives: alternatives.nullable(),
      ...rates,
      message: z.string(),
    }),
  },
  'departure/day': {
    access: 'host',
    effect: 'read',
    rate: 'read',
    summary: "Lists a host's departures on a day with expected guests and delays, and the host's cancellation rate",
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
    summary: 'Tells the guests of a departure or a day how late their host will be',
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
    summary: 'Returns whom cancelling a day affects, or with quote_id cancels every booking with a full refund',
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
      told: recipients,
      alternatives: alternativesOfDay.nullable(),
      ...rates,
      message: z.string(),
    }),
  },
  'departure/cancellations': {
    access: 'operator',
    permission: 'cancellations',
    effect: 'read',
    rate: 'read',
    summary: 'Lists hosts by cancellation rate of the last year, highest first',
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
